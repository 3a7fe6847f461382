package dev.cardinal.mageknight;

import dev.cardinal.mageknight.effect.Guard;

/** A block that is strong enough stops one attack (10.4). */
final class Blocks {
    private static final int WEAKER = 3;
    private static final int STRIKE = 4;

    private Blocks() {}

    static void block(Table t, int index) {
        Combat combat = t.fight();
        combat.set(index, Combat.MET | Combat.BLOCKED);
        if (t.heard()) {
            Told.blocked(t, index);
        }
        combat.weaker[index] += WEAKER * combat.guards[Guard.WEAKENS.ordinal()];
        combat.strikesBack += STRIKE * combat.guards[Guard.STRIKES_BACK.ordinal()];
        boolean destroys = combat.guards[Guard.DESTROYS.ordinal()] > 0;
        combat.forgetBlocks();
        if (destroys) {
            Kills.kill(t, index);
        }
    }
}
