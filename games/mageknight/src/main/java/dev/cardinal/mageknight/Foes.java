package dev.cardinal.mageknight;

import dev.cardinal.mageknight.effect.Colour;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Reach;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.effect.Weakness;
import java.util.List;

/** What effects do to enemies in a combat. */
final class Foes {
    private Foes() {}

    /** Effects of red cards and red mana do not touch an enemy that resists fire, blue ones one that resists ice (10.3). */
    static boolean immune(Combat combat, int index, Cause cause) {
        return immune(combat, index, Effects.colour(cause));
    }

    static boolean immune(Combat combat, int index, int colour) {
        int resists = combat.resistances(index);
        return (colour == Colour.RED.ordinal() && (resists >> Element.FIRE.ordinal() & 1) == 1)
                || (colour == Colour.BLUE.ordinal() && (resists >> Element.ICE.ordinal() & 1) == 1);
    }

    static boolean reaches(Table t, int index, Reach reach, Cause cause) {
        Combat combat = t.fight();
        boolean down = t.now.rules.has(TurnRule.Kind.WALLS_DOWN);
        return combat.alive(index)
                && !immune(combat, index, cause)
                && (reach != Reach.ONE_UNFORTIFIED || combat.walls(index, down) == 0);
    }

    static void weaken(Table t, int index, List<Weakness> weaknesses) {
        for (Weakness weakness : weaknesses) {
            weaken(t, index, weakness);
        }
        if (t.heard()) {
            Told.weakened(t, index, weaknesses);
        }
    }

    private static void weaken(Table t, int index, Weakness weakness) {
        Combat combat = t.fight();
        boolean down = t.now.rules.has(TurnRule.Kind.WALLS_DOWN);
        switch (weakness.kind()) {
            case NO_ATTACK -> combat.set(index, Combat.NO_ATTACK);
            case ARMOR -> combat.weaker[index] += weakness.number();
            case FORTIFIED_ARMOR -> combat.weaker[index] += combat.walls(index, down) > 0 ? weakness.number() : 0;
            case ARMOR_BY_RESISTANCES -> combat.weaker[index] += Integer.bitCount(combat.resistances(index));
            case NO_FIRE_RESISTANCE -> combat.lost[index] |= 1 << Element.FIRE.ordinal();
            case NO_PHYSICAL_RESISTANCE -> combat.lost[index] |= 1 << Element.PHYSICAL.ordinal();
            case NO_RESISTANCES -> combat.lost[index] = -1;
            case NO_FORTIFICATION -> combat.set(index, Combat.WALLS_GONE);
            case DESTROYED -> Kills.kill(t, index);
        }
    }
}
