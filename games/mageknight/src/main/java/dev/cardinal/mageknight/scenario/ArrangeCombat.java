package dev.cardinal.mageknight.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.rules.fight.Fight;
import dev.cardinal.mageknight.rules.fight.Fights;
import dev.cardinal.mageknight.rules.land.Steps;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Tokens;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Sets up the combat of a scenario's position. */
final class ArrangeCombat {
    private static final List<String> PARTS =
            List.of("enemies", "fortified", "underground", "from", "phase", "attack", "block");
    /** How far rampaging enemies may be from a combat, with spells that reach farther. */
    private static final int NEAR = 2;

    private final Table t;
    private final Combat combat;
    /** The spaces whose enemies the scenario names. */
    private final Set<Integer> named = new HashSet<>();

    private ArrangeCombat(Table t, Combat combat, Map<String, Data> position) throws Refused {
        this.t = t;
        this.combat = combat;
        for (String at : FieldReader.fields(FieldReader.fields(position, "map"), "enemies")
                .keySet()) {
            named.add(Wedge.space(at));
        }
    }

    /** Starts a combat on the hero's space, of a kind that fits the site there. */
    static void begin(Table t, Map<String, Data> position) throws Refused {
        Map<String, Data> said = FieldReader.fields(position, "combat");
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
        combat.halfFame = site == Site.KEEP && t.land.owner(space) >= 0 && t.land.owner(space) != t.seat();
        new ArrangeCombat(t, combat, position).enemies(said, site.isFortified() || FieldReader.flag(said, "fortified"));
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

    private void enemies(Map<String, Data> said, boolean walls) throws Refused {
        Data enemies = said.get("enemies");
        if (enemies == null) {
            throw FieldReader.wrong("A combat needs 'enemies'");
        }
        int defender = Combat.DEFENDER | (walls ? Combat.WALLED : 0);
        int rampaging = Combat.RAMPAGING | (FieldReader.flag(said, "fortified") ? Combat.WALLED : 0);
        for (String name : FieldReader.names("enemies", enemies)) {
            Enemy enemy = ArrangeMap.enemy(name);
            int token = token(enemy);
            if (token == Tokens.NONE) {
                new ArrangePiles(t).takeEnemy(enemy);
                combat.add(enemy.id(), Wedge.NOWHERE, defender);
            } else {
                int home = t.land.foes.space(token);
                t.land.foes.show(token);
                combat.add(enemy.id(), home, home == combat.space ? defender : rampaging);
            }
        }
        settle();
    }

    /** Such an enemy on the map that takes part and is not in the combat yet. */
    private int token(Enemy enemy) {
        for (int i = 0; i < t.land.foes.size(); i++) {
            int space = t.land.foes.space(i);
            if (t.land.foes.get(i) == enemy.id() && takesPart(space) && tokens(space, enemy) > fighting(space, enemy)) {
                return i;
            }
        }
        return Tokens.NONE;
    }

    /** Whether the enemies of this space do: those of the site, and rampaging ones that the scenario names. */
    private boolean takesPart(int space) {
        return space == combat.space
                || (named.contains(space) && Steps.rampaging(t, space) && Wedge.distance(space, combat.space) <= NEAR);
    }

    private int tokens(int space, Enemy enemy) {
        int tokens = 0;
        for (int i = 0; i < t.land.foes.size(); i++) {
            tokens += t.land.foes.space(i) == space && t.land.foes.get(i) == enemy.id() ? 1 : 0;
        }
        return tokens;
    }

    private int fighting(int space, Enemy enemy) {
        int fighting = 0;
        for (int i = 0; i < combat.size; i++) {
            fighting += combat.homes[i] == space && combat.enemies[i] == enemy.id() ? 1 : 0;
        }
        return fighting;
    }

    /** Puts those from the piles on the site if its enemies stay there, in place of any others. */
    private void settle() {
        Site site = t.land.site(combat.space);
        boolean stay =
                t.land.owner(combat.space) < 0 && (site.isFortified() || (site.isAdventure() && !combat.underground));
        for (int i = t.land.foes.size() - 1; i >= 0; i--) {
            Enemy enemy = Components.enemy(t.land.foes.get(i));
            if (t.land.foes.space(i) == combat.space && tokens(combat.space, enemy) > fighting(combat.space, enemy)) {
                t.piles.addBelow(Zone.enemies(enemy.pile().ordinal()), enemy.id());
                t.land.foes.remove(i);
            }
        }
        for (int i = 0; stay && i < combat.size; i++) {
            if (combat.homes[i] == Wedge.NOWHERE) {
                combat.homes[i] = combat.space;
                t.land.foes.add(combat.space, combat.enemies[i], true);
            }
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
