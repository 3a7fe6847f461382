package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Tactic;
import java.util.List;

/** What there is to say of a tactic. */
final class TacticNotes {
    private TacticNotes() {}

    static List<String> on(Tactic tactic) {
        return List.of(
                tactic + ": tactic " + tactic.number() + " of the " + (tactic.isNight() ? "night" : "day"),
                "  " + says(tactic));
    }

    static String says(Tactic tactic) {
        return switch (tactic) {
            case EARLY_BIRD, FROM_THE_DUSK -> "nothing but the first place in the order of turns";
            case RETHINK ->
                "at once: discard up to 3 cards, shuffle the discard pile into the deck, draw as many; with the option"
                        + " rethink=draw-first the draw comes before the shuffle";
            case MANA_STEAL ->
                "at once: take a die of a basic colour from the source; use it once, in any of your turns"
                        + " this day, besides the usual die";
            case PLANNING -> "with at least 2 cards in hand before you draw, draw up to one more than your hand limit";
            case GREAT_START -> "at once: draw 2 cards";
            case THE_RIGHT_MOMENT ->
                "once in the round: another turn right after this one; not in the last turn of the" + " round";
            case LONG_NIGHT ->
                "once in the round, with an empty deck: 3 random cards of the discard pile become the deck";
            case MANA_SEARCH ->
                "once a turn, before you use the source: roll up to 2 of its dice again, gold and"
                        + " depleted ones first";
            case MIDNIGHT_MEDITATION ->
                "once in the round, before anything else in a turn: shuffle up to 5 cards from"
                        + " hand into the deck and draw as many";
            case PREPARATION -> "at once: take any card of your deck into hand and shuffle the deck";
            case SPARING_POWER ->
                "before each of your turns: put the top card of the deck under this tactic, or take all"
                        + " cards from under it and be done with it";
        };
    }
}
