package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.Table;

/** A player chooses one of several things that an effect can do. */
record OneOf(int running, Action.ChooseOne one) implements Asking<Table> {
    @Override
    public int asked(Table t) {
        return Meaning.seat(t.running(running), one.who());
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < one.choices().size(); i++) {
            into.add(i);
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.become(new Perform(running, one.choices().get(pick.code(0)), 0));
    }

    @Override
    public boolean open() {
        return true;
    }

    @Override
    public String prompt(Table t) {
        return Prompts.source(t, t.running(running), asked(t)) + "choose one";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.plain(
                (code + 1) + ") "
                        + Reports.text(t, t.running(running), one.choices().get(code)),
                Data.fields().with("type", "choose_one").with("choice", code + 1));
    }
}
