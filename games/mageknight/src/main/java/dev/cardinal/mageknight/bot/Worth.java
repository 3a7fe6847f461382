package dev.cardinal.mageknight.bot;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.view.MageKnightView;

/** What a player's situation is worth in fame, apart from the place on the map. */
final class Worth {
    private static final double REPUTATION = 0.25;
    private static final double SHIELD = 2;
    private static final double REWARD = 0.45;
    private static final double GAINED = 2.5;
    private static final double WOUND_IN_HAND = 2.4;
    private static final double WOUND = 1.7;
    private static final double CRYSTAL = 0.6;
    private static final double TOKEN = 0.02;
    private static final double DIE = 0.15;
    private static final double LEVEL = 2;
    private static final double SKILL = 0.4;

    private Worth() {}

    static double of(MageKnightView view, int seat, Rates rates) {
        double worth = view.fame(seat)
                + REPUTATION * view.reputation(seat)
                + SHIELD * view.shields(seat)
                + REWARD * view.rewards()
                + GAINED * view.gained(seat)
                - WOUND * view.discardedWounds(seat)
                + LEVEL * level(view, seat)
                + (view.diceLeft() > 0 ? DIE : 0);
        for (int i = 0; i < view.hand(seat); i++) {
            DeedCard card = view.inHand(seat, i);
            worth += card.id() == DeedCard.WOUND ? -WOUND_IN_HAND : rates.card() * Taste.card(card);
        }
        for (ManaColour colour : ManaColour.values()) {
            worth += TOKEN * view.tokens(seat, colour.ordinal());
            worth += colour.basic() ? CRYSTAL * view.crystals(seat, colour.ordinal()) : 0;
        }
        for (int i = 0; i < view.skills(seat); i++) {
            worth -= view.skillUsed(seat, i) ? SKILL * rates.card() : 0;
        }
        return worth + units(view, seat, rates);
    }

    /** What discarding the wounds in hand is worth. */
    static double rest(MageKnightView view, int seat) {
        double worth = 0;
        for (int i = 0; i < view.hand(seat); i++) {
            worth += view.inHand(seat, i).id() == DeedCard.WOUND ? WOUND_IN_HAND - WOUND : 0;
        }
        return worth;
    }

    private static double units(MageKnightView view, int seat, Rates rates) {
        double worth = 0;
        for (int i = 0; i < view.units(seat); i++) {
            UnitKind unit = view.unit(seat, i);
            double own = Taste.unit(unit);
            worth += view.wounds(seat, i) > 0 ? own * 0.4 : own;
            worth += view.spent(seat, i) ? 0 : rates.card() * (0.7 + 0.5 * unit.level());
        }
        return worth;
    }

    /** The level for this fame, plus the fraction of the way to the next one. */
    private static double level(MageKnightView view, int seat) {
        int fame = view.fame(seat);
        int level = 1;
        while (level < Components.levels().size() && Components.level(level + 1).fame() <= fame) {
            level++;
        }
        if (level == Components.levels().size()) {
            return level;
        }
        double from = Components.level(level).fame();
        double to = Components.level(level + 1).fame();
        return level + 0.5 * (fame - from) / (to - from);
    }
}
