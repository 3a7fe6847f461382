package dev.cardinal.mageknight.pieces;

import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;

/** Defeats enemies (10.7). */
public final class Kills {
    private Kills() {}

    public static void kill(Table t, int index) {
        Combat combat = t.fight();
        if (!combat.alive(index)) {
            return;
        }
        combat.set(index, Combat.DEAD);
        Enemy enemy = combat.enemy(index);
        t.now.kills++;
        if (t.heard()) {
            CombatEvents.killed(t, index);
        }
        int fame = combat.halfFame && combat.is(index, Combat.DEFENDER) ? (enemy.fame() + 1) / 2 : enemy.fame();
        Fame.gain(t, t.seat(), fame + t.now.rules.sum(TurnRule.Kind.FAME_BY_KILLS));
        if (combat.is(index, Combat.RAMPAGING)) {
            Fame.reputation(t, t.seat(), t.land.site(combat.homes[index]) == Site.RAMPAGING_DRACONUM ? 2 : 1);
        }
        leave(t, index);
    }

    /** Moves the token to the pile of defeated enemies. */
    static void leave(Table t, int index) {
        Combat combat = t.fight();
        int home = combat.homes[index];
        int enemy = combat.enemies[index];
        if (home != Wedge.NOWHERE) {
            for (int i = 0; i < t.land.foes.size(); i++) {
                if (t.land.foes.space(i) == home && t.land.foes.get(i) == enemy) {
                    t.land.foes.remove(i);
                    break;
                }
            }
        }
        Ground.discard(t, index);
    }
}
