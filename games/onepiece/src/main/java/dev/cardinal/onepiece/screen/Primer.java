package dev.cardinal.onepiece.screen;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Explains the game to new players. */
final class Primer {
    static final List<String> RULES = List.of(
            "THE ONE PIECE CARD GAME IN SHORT",
            "You lead a crew: a Leader with Life cards behind it, and Characters that you play from your hand. You win"
                    + " by dealing damage to the other Leader when it has no Life left, or when the other deck runs out.",
            "",
            "YOUR TURN",
            "  1. Refresh: DON!! cards come back to you, and all your cards become active again.",
            "  2. Draw a card (not in the very first turn of the game).",
            "  3. DON!!: you get 2 more DON!! cards (1 in the very first turn), up to 10 in total.",
            "  4. Main Phase, in any order and as often as you can:",
            "     - play a card from your hand: rest as many active DON!! as it costs;",
            "     - give DON!! to your Leader or a Character: +1000 power each, in your turn, until your next Refresh;",
            "     - use effects marked [Activate: Main];",
            "     - attack: rest your Leader or a Character and choose the other Leader or a rested Character. You"
                    + " cannot attack in your first turn, or with a Character in the turn you play it.",
            "  5. End your turn.",
            "",
            "A BATTLE",
            "  The attacked player may block: rest a Character with Blocker, which becomes the target. Then that"
                    + " player may counter with cards from hand: a Character's counter is added to a card's power for"
                    + " this battle, and an Event with [Counter] can be paid for and used.",
            "  If the attacker has at least as much power as its target, it wins: a Character is K.O.'d and goes to the"
                    + " trash; a Leader takes 1 damage. If it has less, nothing happens to either.",
            "",
            "DAMAGE",
            "  The top Life card goes to its owner's hand. If it has a [Trigger], its owner may use that instead. A"
                    + " Leader that takes damage with no Life cards left has lost.",
            "",
            "WORDS",
            "  Active cards stand upright, rested ones lie sideways: only active cards can attack, block or pay."
                    + " You can have 5 Characters and 1 Stage; to play another, you trash one.",
            "  Type help NAME for a card, or help with Rush, Rush: Character, Blocker, Double Attack, Banish,"
                    + " Unblockable, Trigger, Counter, DON!!, Life, Leader, Character, Event, Stage, K.O. or mulligan.");

    private static final Map<String, String> WORDS = new LinkedHashMap<>();

    static {
        WORDS.put("rush", "Rush: this card can attack in the turn it is played.");
        WORDS.put(
                "rush: character",
                "Rush: Character: this card can attack Characters, but not the Leader, in the turn it is played.");
        WORDS.put(
                "blocker",
                "Blocker: when another of your cards is attacked, you may rest this card and make it the target.");
        WORDS.put("double attack", "Double Attack: this card deals 2 damage to a Leader instead of 1.");
        WORDS.put(
                "banish",
                "Banish: Life cards taken by this card's damage are trashed, and their Triggers cannot be used.");
        WORDS.put("unblockable", "Unblockable: this card's attacks cannot be blocked.");
        WORDS.put(
                "trigger",
                "Trigger: when damage takes this card from your Life, you may use its Trigger instead of taking it into"
                        + " your hand. It is trashed afterwards unless it says otherwise.");
        WORDS.put(
                "counter",
                "Counter: in the Counter Step of an attack on you, trash a Character with a counter from your hand to"
                        + " add its number to the power of your Leader or a Character for this battle, or pay for an"
                        + " Event marked [Counter].");
        WORDS.put(
                "don",
                "DON!!: your resources. Active ones pay for cards, or are given to your Leader or a Character for +1000"
                        + " power each in your turn. They all come back in your Refresh Phase. [DON!! x1] means: while"
                        + " this card has at least 1 DON!! given to it.");
        WORDS.put("life", "Life: the cards that stand between your Leader and defeat. Damage takes the top one.");
        WORDS.put("leader", "Leader: the head of your crew. It can attack and be attacked, and it never leaves.");
        WORDS.put("character", "Character: a card that stays on the field, attacks and defends. You can have 5.");
        WORDS.put(
                "event",
                "Event: a card that is used once and then trashed: [Main] in your turn, [Counter] when you defend.");
        WORDS.put("stage", "Stage: a card that stays on the field and helps. You can have 1; a new one replaces it.");
        WORDS.put("k.o", "K.O.: a Character loses a battle, or an effect says K.O.; it goes to its owner's trash.");
        WORDS.put("mulligan", "Mulligan: before the game begins, each player may redraw their whole hand once.");
    }

    private Primer() {}

    static Optional<List<String>> word(String name) {
        String plain = name.toLowerCase(Locale.ROOT)
                .strip()
                .replaceAll("[\\[\\]!]", "")
                .replaceAll("\\.$", "");
        return Optional.ofNullable(WORDS.get(plain)).map(List::of);
    }
}
