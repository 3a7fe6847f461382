package dev.cardinal.mageknight.rules.play;

import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Reach;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.effect.Weakness;
import dev.cardinal.mageknight.pieces.CombatEvents;
import dev.cardinal.mageknight.pieces.Kills;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Table;
import java.util.List;

/** What effects do to enemies in a combat. */
public final class Foes {
    private Foes() {}

    /** Red cards and mana do not affect enemies that resist fire, nor blue ones those that resist ice (10.3). */
    public static boolean immune(Combat combat, int index, Cause cause) {
        return immune(combat, index, Effects.colour(cause));
    }

    public static boolean immune(Combat combat, int index, int colour) {
        int resists = combat.called[index] < 0
                ? combat.resistances(index)
                : combat.attacker(index).resistances();
        return (colour == ManaColour.RED.ordinal() && (resists >> Element.FIRE.ordinal() & 1) == 1)
                || (colour == ManaColour.BLUE.ordinal() && (resists >> Element.ICE.ordinal() & 1) == 1);
    }

    static boolean reaches(Table t, int index, Effect.Foes foes, Cause cause) {
        Combat combat = t.fight();
        boolean down = t.now.rules.has(TurnRule.Kind.WALLS_DOWN);
        return combat.alive(index)
                && !immune(combat, index, cause)
                && foes.weaknesses().stream().anyMatch(weakness -> touches(combat, index, weakness))
                && (foes.reach() != Reach.ONE_UNFORTIFIED || combat.walls(index, down) == 0);
    }

    /** A summoned enemy takes its summoner's place, and only its attack matters (10.4). */
    private static boolean touches(Combat combat, int index, Weakness weakness) {
        return combat.called[index] < 0 || weakness.kind() == Weakness.Kind.NO_ATTACK;
    }

    static void weaken(Table t, int index, List<Weakness> weaknesses) {
        for (Weakness weakness : weaknesses) {
            if (touches(t.fight(), index, weakness)) {
                weaken(t, index, weakness);
            }
        }
        if (t.heard()) {
            CombatEvents.weakened(t, index, weaknesses);
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
