package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.table.Act;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.Table;

/** A player may do something that an effect offers. */
record MayDo(int act, Action.May may) implements Asking<Table> {
    @Override
    public boolean advance(Table t) {
        if (Payment.mightBe(t, t.act(act), may.what())) {
            return true;
        }
        decline(t);
        return false;
    }

    private void decline(Table t) {
        t.become(new Perform(act, may.ifNot(), 0));
    }

    @Override
    public int asked(Table t) {
        return Meaning.seat(t.act(act), may.who());
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        if (Payment.possible(t, t.act(act), may.what())) {
            into.add(YES);
        }
        into.add(NO);
    }

    @Override
    public void answer(Table t, Pick pick) {
        if (pick.code(0) == YES) {
            t.revealed |= Payment.tells(may.what());
            t.act(act, t.act(act).done(true));
            t.become(new AfterDone(act, may.ifDone(), may.ifNot()));
            t.push(new Perform(act, may.what(), 0));
        } else {
            decline(t);
        }
    }

    @Override
    public String prompt(Table t) {
        Act now = t.act(act);
        return Prompts.source(t, now, asked(t)) + Prompts.clause(t, now, may) + ". Do you?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == YES ? Choice.yes("decide") : Choice.no("decide");
    }
}
