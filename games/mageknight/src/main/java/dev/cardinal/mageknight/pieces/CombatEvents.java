package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.mageknight.effect.Weakness;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Table;
import java.util.List;
import java.util.Locale;

/** Events of a combat, in words and as data. */
public final class CombatEvents {
    private CombatEvents() {}

    static void wounded(Table t, int seat, int number) {
        Events.open(
                t,
                "wounds_taken",
                seat,
                Events.player(seat) + " takes " + Count.of(number, "wound"),
                Data.fields().with("count", number));
    }

    public static void unitWounded(Table t, int unit) {
        Events.unit(t, "unit_wounded", "take the damage", unit);
    }

    public static void fight(Table t) {
        Events.mine(t, "combat_started", "begins a combat", Data.fields().with("at", Labels.at(t.fight().space)));
    }

    public static void phase(Table t) {
        String phase = t.now.phase.name();
        Events.open(
                t,
                "combat_phase",
                t.seat(),
                "Combat: " + phase.toLowerCase(Locale.ROOT),
                Data.fields().with("phase", phase));
    }

    public static void summoned(Table t, int index) {
        Combat combat = t.fight();
        String name = combat.attacker(index).name();
        Events.open(
                t,
                "enemy_summoned",
                -1,
                combat.enemy(index).name() + " summon " + name,
                Data.fields().with("enemy", name));
    }

    public static void blocked(Table t, int index) {
        Events.mine(
                t,
                "attack_blocked",
                "blocks " + Labels.foe(t, index),
                Data.fields().with("enemy", Labels.foe(t, index)));
    }

    static void killed(Table t, int index) {
        Events.mine(
                t,
                "enemy_defeated",
                "defeats " + Labels.foe(t, index),
                Data.fields().with("enemy", Labels.foe(t, index)));
    }

    public static void weakened(Table t, int index, List<Weakness> weaknesses) {
        List<String> kinds =
                weaknesses.stream().map(weakness -> weakness.kind().name()).toList();
        Events.mine(
                t,
                "enemy_weakened",
                "weakens " + Labels.foe(t, index),
                Data.fields().with("enemy", Labels.foe(t, index)).with("weaknesses", Data.texts(kinds)));
    }

    public static void fightOver(Table t, boolean won) {
        Events.mine(
                t,
                "combat_ended",
                won ? "wins the combat" : "ends the combat",
                Data.fields().with("won", won));
    }
}
