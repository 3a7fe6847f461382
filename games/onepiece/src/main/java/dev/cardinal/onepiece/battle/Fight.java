package dev.cardinal.onepiece.battle;

import dev.cardinal.kit.Frame;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Moment;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.move.TurnReports;
import dev.cardinal.onepiece.rules.BattleStep;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.Happenings;
import dev.cardinal.onepiece.table.Occurrence;
import dev.cardinal.onepiece.table.OccurrenceType;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.work.Damaging;
import dev.cardinal.onepiece.work.Due;
import dev.cardinal.onepiece.work.Moving;
import dev.cardinal.onepiece.work.Waiting;

/** A battle, step by step in the order of the rules file (section 7). */
public record Fight(int index, int part) implements Frame<Table> {
    /** The current step of the battle; the previous one until the next has begun. */
    public BattleStep step(Table t) {
        return t.rules.battleSteps().get(part == 0 ? Math.max(0, index - 1) : index);
    }

    private void next(Table t) {
        t.become(new Fight(index, part + 1));
    }

    private void nextStep(Table t) {
        t.become(new Fight(index + 1, 0));
    }

    /** The battle ends early if the attacker or the target is gone (7-1-1-4). */
    private void jumpOut(Table t) {
        t.become(new Fight(t.rules.battleSteps().indexOf(BattleStep.END), 0));
    }

    @Override
    public boolean advance(Table t) {
        if (Waiting.comesFirst(t)) {
            return false;
        }
        Battle battle = t.battle;
        if (battle == null || index == t.rules.battleSteps().size()) {
            t.battle = null;
            t.pop();
            return false;
        }
        BattleStep step = t.rules.battleSteps().get(index);
        if (part == 0 && step != BattleStep.ATTACK && step != BattleStep.END && !battle.on(t)) {
            jumpOut(t);
            return false;
        }
        if (part == 0 && t.heard()) {
            TurnReports.battleStep(t, step);
        }
        switch (step) {
            case ATTACK -> attack(t, battle);
            case BLOCK -> block(t, battle);
            case COUNTER -> counter(t, battle);
            case DAMAGE -> damage(t, battle);
            case END -> end(t, battle);
        }
        return false;
    }

    private void attack(Table t, Battle battle) {
        nextStep(t);
        t.unstoppable = 0;
        Moves.rest(t, battle.attacker(), Origin.RULES);
        if (t.heard()) {
            TurnReports.attacked(t, battle);
        }
        t.await(battle.attacker(), Timing.Tag.WHEN_ATTACKING, battle.target());
        Happenings.occur(t, Occurrence.pair(OccurrenceType.ATTACKS, battle.attacker(), battle.target(), t.turn));
        t.await(battle.target(), Timing.Tag.WHEN_ATTACKED, battle.attacker());
        t.await(Timing.Tag.ON_OPPONENT_ATTACK, 1 - t.turn);
    }

    private void block(Table t, Battle battle) {
        if (part == 0) {
            next(t);
            if (Blocking.possible(t, battle)) {
                t.push(new Blocking());
            }
        } else {
            nextStep(t);
        }
    }

    private void counter(Table t, Battle battle) {
        if (part == 0) {
            next(t);
            t.unstoppable = 0;
            Happenings.occur(t, Occurrence.pair(OccurrenceType.ATTACKED, battle.attacker(), battle.target(), t.turn));
        } else {
            nextStep(t);
            t.push(new Countering());
        }
    }

    private void damage(Table t, Battle battle) {
        if (part > 0) {
            nextStep(t);
            return;
        }
        next(t);
        t.battle = battle.asFought();
        int attacker = battle.attacker();
        int target = battle.target();
        if (t.power(attacker) < t.power(target)) {
            if (t.heard()) {
                TurnReports.failed(t, battle);
            }
            return;
        }
        if (t.zone(target) == Areas.LEADER) {
            t.push(Damaging.attack(t, attacker, 1 - t.owner(attacker)));
        } else {
            t.push(Moving.lost(t, target, attacker));
        }
    }

    private void end(Table t, Battle battle) {
        if (part == 0) {
            next(t);
            if (battle.fought()) {
                Happenings.occur(
                        t, Occurrence.pair(OccurrenceType.BATTLES, battle.attacker(), battle.target(), t.turn));
            }
            if (battle.attackerStays(t)) {
                t.await(battle.attacker(), Timing.Tag.END_OF_BATTLE, battle.target());
            }
            if (battle.targetStays(t)) {
                t.await(battle.target(), Timing.Tag.END_OF_BATTLE, battle.attacker());
            }
            Due.now(t, 1 - t.turn, Moment.END_OF_BATTLE);
            Due.now(t, t.turn, Moment.END_OF_BATTLE);
        } else {
            nextStep(t);
            t.expire(Duration.THIS_BATTLE, -1);
            t.battle = null;
            if (t.heard()) {
                Reports.powers(t);
                TurnReports.battleOver(t);
            }
        }
    }
}
