package dev.cardinal.testkit.swap;

/** What is wrong with a game of Swap. */
public enum Bug {
    NONE(0),
    /** Does not understand an answer with two equal cards. */
    DEAF(1),
    /** Refuses without a word. */
    MUTE(1),
    /** A refusal counts as a song. */
    TOUCHY(1),
    /** Reads an answer with cards that are not in hand. */
    GULLIBLE(1),
    /** Has no turn limit. */
    ENDLESS(2),
    /** Breaks down when the deck runs out. */
    CLUMSY(2),
    /** Draws from a generator of its own. */
    FICKLE(3),
    /** A copy shares the hands. */
    SHARING(4),
    /** Two cards that are swapped become one. */
    LOSING(5),
    /** Everybody sees all hands. */
    OPEN_HANDS(6),
    /** What others are told names the cards that were drawn. */
    WHISPERING(6),
    /** Everybody is told which cards were drawn. */
    SHOUTING(6),
    /** A guess is the real game. */
    KNOWING(6),
    /** A guess deals the hidden cards in order. */
    ORDERLY(6),
    /** A guess keeps the generator. */
    FORESEEING(6),
    /** The board shows the top of the deck. */
    TRANSPARENT(6),
    /** What everybody is told has the number of a card that nobody sees. */
    NUMBERED(6),
    /** What is told of a pocketed card depends on what is left in the deck. */
    HINTING(6),
    /** What a view hands out reads on in the deck when it is asked for a card beyond the last. */
    UNGUARDED(6),
    /** What a view hands out leaves it to its array to refuse such a card. */
    ASTRAY(6),
    /** What a view hands out refuses such a card and names another. */
    BLURTING(6),
    /** A swap can be taken back. */
    FORGIVING(7),
    /** Equal cards are options of their own. */
    UNFOLDED(8),
    /** The card that was picked first makes a difference. */
    FUSSY(8),
    /** A guess shuffles the hidden cards in the order in which they really lie. */
    PEEKING(9),
    /** A card goes into a pocket and no move says so. */
    UNTOLD(9),
    /** Moves are made from what is different in the end: a card that was swapped for an equal one did not move. */
    COMPARING(9),
    /** Moves put a hidden card where everybody sees it. */
    FLASHING(9),
    /** The scene shows the top of the deck. */
    PAINTED(9),
    /** What is written as a scenario does not say how many songs were sung. */
    FORGETFUL(9),
    /** How many songs were sung is worked out when somebody asks. */
    LAZY(10),
    /** Calls a question forced that only its own seat can know to be. */
    TELLTALE(11),
    /** What is sent says that others hold three cards. */
    MISCOUNTING(12),
    /** What is sent does not count the turns. */
    TIMELESS(12),
    /** The scene speaks to a player as to anybody else. */
    ALOOF(12),
    /** A pocketed card is said to be no news. */
    SILENT(7);

    private final int contract;

    Bug(int contract) {
        this.contract = contract;
    }

    /** The contract that it breaks. */
    public int contract() {
        return contract;
    }
}
