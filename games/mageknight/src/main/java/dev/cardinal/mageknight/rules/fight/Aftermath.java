package dev.cardinal.mageknight.rules.fight;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.data.Reward;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.pieces.CombatEvents;
import dev.cardinal.mageknight.pieces.Ground;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.land.Exploring;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Rewards;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;

/** What happens to the site, the hero and the enemies after a combat (10.8). */
public final class Aftermath {
    private Aftermath() {}

    static void of(Table t) {
        Combat combat = t.fight();
        boolean won = won(combat);
        enemiesLeave(t);
        if (!won) {
            respawn(t, combat);
        }
        Units.endCombat(t, t.seat());
        t.now.phase = Phase.REST;
        t.now.move = 0;
        t.now.influence = 0;
        t.now.lead = false;
        if (t.heard()) {
            CombatEvents.fightOver(t, won);
        }
        if (won) {
            take(t, combat);
        } else if (combat.start == Combat.Start.ASSAULT) {
            Ground.stand(t, combat.from);
            t.now.steps = Math.max(0, t.now.steps - 1);
        }
    }

    /** Discards the surviving enemies that have no space on the map. */
    public static void enemiesLeave(Table t) {
        Combat combat = t.fight();
        Fight.dismiss(t, combat);
        for (int i = 0; i < combat.size; i++) {
            if (!combat.alive(i)) {
                continue;
            }
            if (combat.homes[i] == Wedge.NOWHERE) {
                Ground.discard(t, i);
            } else {
                Ground.goHome(t, i);
            }
        }
        t.combat = null;
    }

    /** Spawning grounds that are not cleared replace each beaten enemy by one face down, as their card says. */
    private static void respawn(Table t, Combat combat) {
        if (combat.start != Combat.Start.ADVENTURE || t.land.site(combat.space) != Site.SPAWNING_GROUNDS) {
            return;
        }
        for (int i = 0; i < combat.size; i++) {
            int enemy = combat.alive(i) ? Exploring.NOBODY : Exploring.drawEnemy(t, Pile.BROWN);
            if (enemy != Exploring.NOBODY) {
                Ground.post(t, combat.space, enemy, false);
            }
        }
    }

    private static boolean won(Combat combat) {
        for (int i = 0; i < combat.size; i++) {
            boolean needed = combat.is(i, Combat.DEFENDER) || combat.start == Combat.Start.RAMPAGE;
            if (needed && combat.alive(i)) {
                return false;
            }
        }
        return true;
    }

    private static void take(Table t, Combat combat) {
        int space = combat.space;
        switch (combat.start) {
            case ASSAULT -> {
                if (t.land.site(space) == Site.MAGE_TOWER) {
                    t.now.rewards.spells++;
                }
                Ground.shield(t, space);
            }
            case BURNING -> {
                t.now.rewards.artifacts++;
                Ground.shield(t, space);
            }
            case ADVENTURE -> adventure(t, space);
            case RAMPAGE -> {}
        }
    }

    /** The first to clear a site gets its reward; later visitors get only fame. */
    private static void adventure(Table t, int space) {
        if (t.land.owner(space) >= 0) {
            return;
        }
        Rewards rewards = t.now.rewards;
        switch (t.land.site(space)) {
            case DUNGEON -> rewards.dungeons++;
            case TOMB -> {
                rewards.spells++;
                rewards.artifacts++;
            }
            case MONSTER_DEN -> rewards.crystals += 2;
            case SPAWNING_GROUNDS -> {
                rewards.artifacts++;
                rewards.crystals += 3;
            }
            default -> ruins(t, space, rewards);
        }
        Ground.shield(t, space);
    }

    private static void ruins(Table t, int space, Rewards rewards) {
        int token = t.land.ruins.at(space);
        for (Reward reward : Components.ruins(t.land.ruins.get(token)).rewards()) {
            switch (reward) {
                case ARTIFACT -> rewards.artifacts++;
                case SPELL -> rewards.spells++;
                case ADVANCED_ACTION -> rewards.actions++;
                case UNIT -> rewards.units++;
                case CRYSTALS -> rewards.sets++;
            }
        }
        Ground.removeRuins(t, space);
    }
}
