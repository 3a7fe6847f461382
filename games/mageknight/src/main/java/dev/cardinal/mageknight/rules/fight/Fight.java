package dev.cardinal.mageknight.rules.fight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Barred;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.pieces.CombatEvents;
import dev.cardinal.mageknight.pieces.Ground;
import dev.cardinal.mageknight.pieces.ImmediateMana;
import dev.cardinal.mageknight.pieces.Kills;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.rules.land.Exploring;
import dev.cardinal.mageknight.rules.play.Play;
import dev.cardinal.mageknight.rules.tactic.Tactics;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Bars;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Strength;
import dev.cardinal.mageknight.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A combat, phase by phase (10.2 to 10.6): ranged and siege attacks, blocks, damage, attacks.
 *
 * @param begun whether the first phase has been entered
 */
public record Fight(boolean begun) implements Asking<Table> {
    public static final int NEXT = 0;
    public static final int GROUP = 2000;
    public static final int BLOCK = 4000;

    @Override
    public boolean advance(Table t) {
        Combat combat = t.fight();
        ImmediateMana.lapse(t);
        if (!begun) {
            t.now.phase = Phase.RANGED;
            t.become(new Fight(true));
        }
        if (combat.living() == 0) {
            t.pop();
            Aftermath.of(t);
            return false;
        }
        if (t.now.phase == Phase.DAMAGE) {
            if (combat.unmet() == 0) {
                enter(t, Phase.ATTACK);
            } else {
                t.push(new Suffering());
            }
            return false;
        }
        if (t.now.phase == Phase.BLOCK && combat.unmet() == 0) {
            enter(t, Phase.ATTACK);
            return false;
        }
        return true;
    }

    public static void enter(Table t, Phase phase) {
        Combat combat = t.fight();
        combat.forgetPoints();
        t.now.phase = phase;
        if (phase == Phase.BLOCK) {
            summon(t, combat);
        } else if (phase == Phase.ATTACK) {
            dismiss(t, combat);
            strikeBack(combat);
        }
        if (t.heard()) {
            CombatEvents.phase(t);
        }
    }

    /** Each summoner draws an enemy that attacks in its place (10.4). */
    private static void summon(Table t, Combat combat) {
        for (int i = 0; i < combat.size; i++) {
            if (combat.alive(i)
                    && !combat.is(i, Combat.NO_ATTACK)
                    && combat.enemy(i).has(Ability.SUMMON)) {
                int called = Exploring.drawEnemy(t, Pile.BROWN);
                if (called != Exploring.NOBODY) {
                    Ground.summon(t, i, called);
                }
                if (t.heard()) {
                    CombatEvents.summoned(t, i);
                }
            }
        }
    }

    /** Discards the summoned enemies, and the summoners return (10.6). */
    static void dismiss(Table t, Combat combat) {
        for (int i = 0; i < combat.size; i++) {
            if (combat.called[i] >= 0) {
                Ground.dismiss(t, i);
            }
        }
    }

    private static void strikeBack(Combat combat) {
        combat.addAttack(Range.MELEE, Element.FIRE, combat.strikesBack);
        combat.strikesBack = 0;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        Combat combat = t.fight();
        Play.offer(t, into);
        Conversion.offer(t, into);
        Tactics.offer(t, into);
        for (int i = 0; t.now.phase == Phase.BLOCK && i < combat.size; i++) {
            if (noBlock(t, combat, i) == null) {
                into.add(BLOCK + i);
            }
        }
        int groups = combat.armed() ? 1 << combat.size : 0;
        for (int group = 1; group < groups; group++) {
            if (noAttack(t, combat, group) == null) {
                into.add(GROUP + group);
            }
        }
        into.add(NEXT);
    }

    private static @Nullable Bar noBlock(Table t, Combat combat, int foe) {
        if (t.now.phase != Phase.BLOCK) {
            return Bar.BLOCK_LATER;
        }
        return !combat.attacks(foe)
                ? Bar.NO_ATTACK
                : Strength.block(combat, foe) < Strength.toBlock(combat, foe) ? Bar.BLOCK_TOO_WEAK : null;
    }

    private static @Nullable Bar noAttack(Table t, Combat combat, int group) {
        if (!combat.allAlive(group)) {
            return Bar.DEFEATED;
        }
        if (t.now.phase == Phase.BLOCK) {
            return Bar.ENEMIES_ATTACK;
        }
        int strength = Strength.attack(t, combat, group);
        if (strength > 0 && strength >= Strength.armor(combat, group)) {
            return null;
        }
        return t.now.phase == Phase.ATTACK
                ? Bar.TOO_WEAK
                : !Strength.reaches(t, combat, group, Range.SIEGE)
                        ? Bar.TWICE_FORTIFIED
                        : Strength.reaches(t, combat, group, Range.RANGED) ? Bar.TOO_WEAK_FROM_AFAR : Bar.FORTIFIED;
    }

    @Override
    public List<Barred> barred(Table t) {
        Bars bars = Bars.of(t, this);
        Combat combat = t.fight();
        Play.bar(t, bars);
        Tactics.bar(t, bars);
        for (int i = 0; i < combat.size; i++) {
            Object[] about = {Labels.foe(t, i), Strength.block(combat, i), Strength.toBlock(combat, i)};
            bars.add(BLOCK + i, noBlock(t, combat, i), about);
        }
        for (int group = 1; group < 1 << combat.size; group++) {
            int strength = Strength.attack(t, combat, group);
            bars.add(GROUP + group, noAttack(t, combat, group), strength, Strength.armor(combat, group));
        }
        return bars.all();
    }

    @Override
    public void answer(Table t, Pick pick) {
        int code = pick.code(0);
        ImmediateMana.act(t);
        if (code == NEXT) {
            switch (t.now.phase) {
                case RANGED -> enter(t, Phase.BLOCK);
                case BLOCK -> enter(t, Phase.DAMAGE);
                default -> {
                    t.pop();
                    Aftermath.of(t);
                }
            }
        } else if (code >= BLOCK) {
            BlockAttack.block(t, code - BLOCK);
        } else if (code >= GROUP) {
            attack(t, code - GROUP);
        } else if (code >= Tactics.TACTIC) {
            Tactics.answer(t, code);
        } else if (code >= Play.BASIC) {
            Play.answer(t, code);
        } else {
            Conversion.answer(t, code);
        }
    }

    private static void attack(Table t, int group) {
        Combat combat = t.fight();
        for (Range range : Range.values()) {
            if (Strength.reaches(t, combat, group, range)) {
                for (Element element : Element.values()) {
                    combat.addAttack(range, element, -combat.attack(range, element));
                }
            }
        }
        for (int i = 0; i < combat.size; i++) {
            if ((group >> i & 1) == 1) {
                Kills.kill(t, i);
            }
        }
    }

    @Override
    public String prompt(Table t) {
        return switch (t.now.phase) {
            case RANGED -> "Combat, ranged and siege attacks";
            case BLOCK -> "Combat, block";
            default -> "Combat, attack";
        };
    }

    @Override
    public Choice choice(Table t, int code) {
        if (code == NEXT) {
            return t.now.phase == Phase.ATTACK
                    ? Choice.plain("end combat", "end_combat").plainly()
                    : Choice.plain("next phase", "next_phase").plainly();
        }
        if (code >= BLOCK) {
            String foe = Labels.foe(t, code - BLOCK);
            return Choice.naming("block " + foe, "block", "enemy", foe).on(Spots.foe(code - BLOCK));
        }
        if (code >= GROUP) {
            return Labels.attack(t, code - GROUP);
        }
        if (code >= Tactics.TACTIC) {
            return Tactics.choice(t, code);
        }
        return code >= Play.BASIC ? Play.choice(t, code) : Conversion.choice(t, code);
    }
}
