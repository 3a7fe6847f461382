package dev.cardinal.mageknight.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.rules.fight.Fight;
import dev.cardinal.mageknight.rules.fight.Fights;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import java.util.List;
import java.util.Map;

/** Sets up the combat of a scenario's position. */
final class ArrangeCombat {
    private static final List<String> PARTS =
            List.of("enemies", "fortified", "underground", "from", "phase", "attack", "block");

    private ArrangeCombat() {}

    /** Starts a combat on the hero's space, of a kind that fits the site there. */
    static void begin(Table t, Map<String, Data> said) throws Refused {
        FieldReader.onlyThese(said, PARTS, "combat");
        int space = t.player().space;
        Site site = t.land.site(space);
        boolean under = site == Site.DUNGEON || site == Site.TOMB || FieldReader.flag(said, "underground");
        Combat.Start start = site.isFortified()
                ? Combat.Start.ASSAULT
                : site.isAdventure() ? Combat.Start.ADVENTURE : Combat.Start.RAMPAGE;
        int from = said.containsKey("from") ? Wedge.space(FieldReader.text(said, "from", "")) : space;
        boolean barred = under || site == Site.MONASTERY;
        Combat combat = new Combat(barred && !under ? Combat.Start.BURNING : start, space, from, under, barred);
        enemies(t, combat, said, site.isFortified() || FieldReader.flag(said, "fortified"));
        Fights.begin(t, combat);
        phase(t, FieldReader.text(said, "phase", "ranged"));
        for (var entry : FieldReader.fields(said, "attack").entrySet()) {
            String[] words = entry.getKey().split(" ", 2);
            Element element =
                    words.length == 1 ? Element.PHYSICAL : FieldReader.constant("element", Element.values(), words[1]);
            combat.addAttack(
                    FieldReader.constant("range", Range.values(), words[0]),
                    element,
                    FieldReader.number("attack", entry.getValue()));
        }
        for (var entry : FieldReader.fields(said, "block").entrySet()) {
            Element element = FieldReader.constant("element", Element.values(), entry.getKey());
            combat.blocks[element.ordinal()] += FieldReader.number("block", entry.getValue());
        }
    }

    private static void enemies(Table t, Combat combat, Map<String, Data> said, boolean walls) throws Refused {
        Data enemies = said.get("enemies");
        if (enemies == null) {
            throw FieldReader.wrong("A combat needs 'enemies'");
        }
        for (String name : FieldReader.names("enemies", enemies)) {
            Enemy enemy = ArrangeMap.enemy(name);
            new ArrangePiles(t).takeEnemy(enemy);
            combat.add(enemy.id(), Wedge.NOWHERE, Combat.DEFENDER | (walls ? Combat.WALLED : 0));
        }
    }

    private static void phase(Table t, String name) throws Refused {
        Phase phase = FieldReader.constant("phase of combat", Phase.values(), name);
        if (!phase.combat()) {
            throw FieldReader.wrong("There is no phase of combat '" + name + "'");
        }
        t.become(new Fight(true));
        t.now.phase = Phase.RANGED;
        if (phase == Phase.BLOCK || phase == Phase.DAMAGE) {
            Fight.enter(t, Phase.BLOCK);
        }
        if (phase == Phase.DAMAGE || phase == Phase.ATTACK) {
            Fight.enter(t, phase);
        }
    }
}
