package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;

/** A player chooses a number for an effect. */
record NamedNumber(int running, Action.ChooseNumber choose) implements Asking<Table> {
    @Override
    public int asked(Table t) {
        return Meaning.seat(t.running(running), choose.who());
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int number = choose.least(); number <= choose.most(); number++) {
            into.add(number);
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        RunningEffect now = t.running(running);
        t.running(running, now.with(now.memory().with(choose.slot(), pick.code(0))));
        t.pop();
    }

    @Override
    public boolean open() {
        return true;
    }

    @Override
    public String prompt(Table t) {
        return Prompts.source(t, t.running(running), asked(t)) + "choose a number";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.plain(
                Integer.toString(code),
                Data.fields().with("type", "choose_number").with("number", code));
    }
}
