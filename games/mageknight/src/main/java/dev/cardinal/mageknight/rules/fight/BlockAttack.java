package dev.cardinal.mageknight.rules.fight;

import dev.cardinal.mageknight.effect.Guard;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.CombatEvents;
import dev.cardinal.mageknight.pieces.Kills;
import dev.cardinal.mageknight.rules.play.Foes;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Table;

/** Stops one attack with a strong enough block (10.4). */
final class BlockAttack {
    private static final int WEAKER = 3;
    private static final int STRIKE = 4;

    private BlockAttack() {}

    static void block(Table t, int index) {
        Combat combat = t.fight();
        combat.set(index, Combat.MET | Combat.BLOCKED);
        if (t.heard()) {
            CombatEvents.blocked(t, index);
        }
        combat.strikesBack += STRIKE * combat.guards[Guard.STRIKES_BACK.ordinal()];
        // A summoned enemy shields its summoner from these effects, and leaves anyway.
        boolean itself = combat.called[index] < 0;
        boolean weakened = itself && !Foes.immune(combat, index, ManaColour.BLUE.ordinal());
        combat.weaker[index] += weakened ? WEAKER * combat.guards[Guard.WEAKENS.ordinal()] : 0;
        boolean destroyed = itself
                && !Foes.immune(combat, index, ManaColour.RED.ordinal())
                && combat.guards[Guard.DESTROYS.ordinal()] > 0;
        combat.forgetBlocks();
        if (destroyed) {
            Kills.kill(t, index);
        }
    }
}
