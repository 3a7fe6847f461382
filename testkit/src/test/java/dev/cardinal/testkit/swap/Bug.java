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
    /** Fails when the deck runs out. */
    CLUMSY(2),
    /** Draws from a generator of its own. */
    FICKLE(3),
    /** A copy shares the hands. */
    SHARING(4),
    /** Two cards that are swapped become one. */
    LOSING(5),
    /** Everyone sees all hands. */
    OPEN_HANDS(6),
    /** Others are told the names of drawn cards in the text. */
    WHISPERING(6),
    /** Everyone is told which cards were drawn. */
    SHOUTING(6),
    /** A guess is the real game. */
    KNOWING(6),
    /** A guess deals the hidden cards in order. */
    ORDERLY(6),
    /** A guess keeps the generator. */
    FORESEEING(6),
    /** The board shows the top of the deck. */
    TRANSPARENT(6),
    /** Public facts include the number of a card that no one sees. */
    NUMBERED(6),
    /** What is told about a pocketed card depends on what is left in the deck. */
    HINTING(6),
    /** What a view returns reads on into the deck when asked for a card beyond the last. */
    UNGUARDED(6),
    /** What a view returns relies on its array to refuse such a card. */
    ASTRAY(6),
    /** What a view returns refuses such a card but names another. */
    BLURTING(6),
    /** A swap can be taken back. */
    FORGIVING(7),
    /** Equal cards are separate options. */
    UNFOLDED(8),
    /** The order of the picks makes a difference. */
    FUSSY(8),
    /** A guess shuffles the hidden cards starting from their real order. */
    PEEKING(9),
    /** A card goes into a pocket and no move says so. */
    UNTOLD(9),
    /** Moves are derived from the differences at the end: a card that was swapped for an equal one did not move. */
    COMPARING(9),
    /** Moves show everyone a hidden card. */
    FLASHING(9),
    /** The scene shows the top of the deck. */
    PAINTED(9),
    /** The label of an area changes, and no move or change says so. */
    RELABELLING(9),
    /** Two counters have the same id. */
    DOUBLING(9),
    /** A written scenario leaves out how many songs were sung. */
    FORGETFUL(9),
    /** How many songs were sung is computed on demand. */
    LAZY(10),
    /** Calls a question openly forced although only its own seat can know that. */
    TELLTALE(11),
    /** Views say that others hold three cards. */
    MISCOUNTING(12),
    /** Views do not count the turns. */
    TIMELESS(12),
    /** The scene never says "your" to a player. */
    ALOOF(12),
    /** A pocketed card is reported as no news. */
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
