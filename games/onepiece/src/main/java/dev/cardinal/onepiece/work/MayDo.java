package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;

/** A player may do something that an effect offers. */
record MayDo(int running, Action.May may) implements Asking<Table> {
    @Override
    public boolean advance(Table t) {
        if (Payment.mightBe(t, t.running(running), may.what(), Payment.Need.SOME)) {
            return true;
        }
        decline(t);
        return false;
    }

    private void decline(Table t) {
        t.become(new Perform(running, may.ifNot(), 0));
    }

    @Override
    public int asked(Table t) {
        return Meaning.seat(t.running(running), may.who());
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        if (Payment.possible(t, t.running(running), may.what(), Payment.Need.SOME)) {
            into.add(YES);
        }
        into.add(NO);
    }

    @Override
    public void answer(Table t, Pick pick) {
        if (pick.code(0) == YES) {
            t.revealed |= Payment.tells(may.what());
            t.running(running, t.running(running).done(true));
            t.become(new AfterDone(running, may.ifDone(), may.ifNot()));
            t.push(new Perform(running, may.what(), 0));
        } else {
            decline(t);
        }
    }

    @Override
    public String prompt(Table t) {
        RunningEffect now = t.running(running);
        return Prompts.source(t, now, asked(t)) + Prompts.clause(t, now, may) + ". Do you?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == YES ? Choice.yes("decide") : Choice.no("decide");
    }
}
