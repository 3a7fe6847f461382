package dev.cardinal.mageknight.data;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The tactics. Each player takes one per round. */
public enum Tactic {
    EARLY_BIRD("Early Bird", 1, false),
    RETHINK("Rethink", 2, false),
    MANA_STEAL("Mana Steal", 3, false),
    PLANNING("Planning", 4, false),
    GREAT_START("Great Start", 5, false),
    THE_RIGHT_MOMENT("The Right Moment", 6, false),
    FROM_THE_DUSK("From the Dusk", 1, true),
    LONG_NIGHT("Long Night", 2, true),
    MANA_SEARCH("Mana Search", 3, true),
    MIDNIGHT_MEDITATION("Midnight Meditation", 4, true),
    PREPARATION("Preparation", 5, true),
    SPARING_POWER("Sparing Power", 6, true);

    private static final List<Tactic> DAY = those(false);
    private static final List<Tactic> NIGHT = those(true);

    private final String title;
    private final int number;
    private final boolean night;

    Tactic(String title, int number, boolean night) {
        this.title = title;
        this.number = number;
        this.night = night;
    }

    public static List<Tactic> of(boolean night) {
        return night ? NIGHT : DAY;
    }

    private static List<Tactic> those(boolean night) {
        return Arrays.stream(values()).filter(tactic -> tactic.night == night).toList();
    }

    /** The name in JSON, such as "great_start". */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Lower numbers move first. */
    public int number() {
        return number;
    }

    /** The number of its rule: day or night, and the number on the card. */
    public String rule() {
        return (night ? "Night " : "Day ") + number;
    }

    public boolean isNight() {
        return night;
    }

    @Override
    public String toString() {
        return title;
    }

    /** What it does, in words. */
    public String says() {
        return switch (this) {
            case EARLY_BIRD, FROM_THE_DUSK -> "you take the first turn, and nothing else";
            case RETHINK ->
                "immediately: discard up to 3 cards, shuffle the discard pile into the deck, draw as many; with option"
                        + " rethink=draw-first you draw before you shuffle";
            case MANA_STEAL ->
                "immediately: take a die of a basic colour from the source; use it once, in any of your turns"
                        + " this day, in addition to the usual die";
            case PLANNING -> "if you hold at least 2 cards before you draw, draw up to one more than your hand limit";
            case GREAT_START -> "immediately: draw 2 cards";
            case THE_RIGHT_MOMENT ->
                "once a round: take another turn right after this one; not in the last turn of the" + " round";
            case LONG_NIGHT -> "once a round, with an empty deck: 3 random cards of the discard pile become the deck";
            case MANA_SEARCH ->
                "once a turn, before you use the source: reroll up to 2 of its dice, gold and" + " depleted ones first";
            case MIDNIGHT_MEDITATION ->
                "once a round, before anything else in a turn: shuffle up to 5 cards from"
                        + " hand into the deck and draw as many";
            case PREPARATION -> "immediately: take any card of your deck into hand and shuffle the deck";
            case SPARING_POWER ->
                "before each of your turns: put the top card of the deck under this tactic, or take all"
                        + " cards from under it and stop";
        };
    }
}
