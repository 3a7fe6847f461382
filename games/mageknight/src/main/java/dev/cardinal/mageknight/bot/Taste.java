package dev.cardinal.mageknight.bot;

import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.data.UnitKind;

/** The relative values of things. */
final class Taste {
    /** Prefers the tactics that bring most cards. */
    private static final double[] TACTICS = new double[Tactic.values().length];

    static {
        Tactic[] liked = {
            Tactic.GREAT_START,
            Tactic.RETHINK,
            Tactic.PLANNING,
            Tactic.MANA_STEAL,
            Tactic.EARLY_BIRD,
            Tactic.THE_RIGHT_MOMENT,
            Tactic.LONG_NIGHT,
            Tactic.PREPARATION,
            Tactic.MANA_SEARCH,
            Tactic.MIDNIGHT_MEDITATION,
            Tactic.FROM_THE_DUSK,
            Tactic.SPARING_POWER
        };
        for (int i = 0; i < liked.length; i++) {
            TACTICS[liked[i].ordinal()] = liked.length - i;
        }
    }

    private Taste() {}

    static double tactic(int tactic) {
        return TACTICS[tactic];
    }

    /** A card in hand or on its way there; an average one counts 1. */
    static double card(DeedCard card) {
        return switch (card.type()) {
            case WOUND -> -1;
            case BASIC_ACTION -> 1;
            case ADVANCED_ACTION -> 1.4;
            case SPELL -> 1.3;
            case ARTIFACT -> 1.6;
        };
    }

    static double unit(UnitKind unit) {
        return unit.level() * 2 + unit.armor() * 0.1;
    }
}
