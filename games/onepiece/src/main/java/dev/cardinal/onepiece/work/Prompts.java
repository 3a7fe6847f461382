package dev.cardinal.onepiece.work;

import dev.cardinal.kit.Frame;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.Counted;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.text.words.Rendering;

/** The texts of questions. */
public final class Prompts {
    private static final int STEP = 1000;

    private Prompts() {}

    /** The card whose effect asks, and its player if that is someone else. */
    static String source(Table t, RunningEffect running, int asked) {
        String whose = asked == running.seat() ? "" : Reports.player(running.seat()) + "'s ";
        return whose + t.printed(running.source()).card.name() + ": ";
    }

    /** The action in words. */
    static String clause(Table t, RunningEffect running, Action action) {
        return Rendering.clause(t.printed(running.source()).card.category(), running.effect(), action);
    }

    /** The purpose of a choice of cards: the action that waits below it on the stack. */
    static String choose(Table t, RunningEffect running, Target.Choose choose, int asked) {
        int least = Counted.value(t, running, choose.amount().least());
        int most = Counted.value(t, running, choose.amount().most());
        return purpose(t, running, asked) + " (choose " + number(least, most) + ")";
    }

    static String purpose(Table t, RunningEffect running, int asked) {
        Frame<Table> below = t.frames.size() > 1 ? t.frames.get(t.frames.size() - 2) : t.frames.top();
        return source(t, running, asked)
                + (below instanceof Doing doing ? clause(t, running, doing.action()) : "choose");
    }

    static String number(int least, int most) {
        if (most >= Amount.ANY_NUMBER) {
            return least == 0 ? "any number" : least == most ? "all" : "at least " + least;
        }
        return least == most ? Integer.toString(most) : least == 0 ? "up to " + most : least + " to " + most;
    }

    /** The attacker and its target. */
    public static String battle(Table t) {
        Battle battle = t.battle;
        return battle == null ? "" : card(t, battle.attacker()) + " attacks " + card(t, battle.target());
    }

    /** What would stop the attack. */
    public static String prospect(Table t, Battle battle) {
        int lead = t.power(battle.attacker()) - t.power(battle.target());
        return lead < 0 ? "it is too weak" : "+" + (lead / STEP * STEP + STEP) + " would stop it";
    }

    static String card(Table t, int piece) {
        return t.printed(piece).card.name() + " (" + t.power(piece) + ")";
    }
}
