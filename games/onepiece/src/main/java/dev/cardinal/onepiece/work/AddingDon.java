package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.move.DonMoves;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.table.Counted;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.Table;

/** Adds DON!! cards from the DON!! deck; for "up to", the player chooses how many. */
record AddingDon(int running, Who whose, Amount amount, boolean rested) implements Asking<Table> {
    private int most(Table t) {
        return Math.clamp(Counted.value(t, t.running(running), amount.most()), 0, t.donDeck(asked(t)));
    }

    private int least(Table t) {
        return Math.min(Counted.value(t, t.running(running), amount.least()), most(t));
    }

    @Override
    public boolean advance(Table t) {
        if (least(t) != most(t)) {
            return true;
        }
        add(t, most(t));
        return false;
    }

    private void add(Table t, int number) {
        t.pop();
        int added = DonMoves.add(t, asked(t), number, rested);
        Actions.done(t, running, added, Counted.value(t, t.running(running), amount.least()));
    }

    @Override
    public int asked(Table t) {
        return Meaning.seat(t.running(running), whose);
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int number = least(t); number <= most(t); number++) {
            into.add(number);
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        add(t, pick.code(0));
    }

    @Override
    public String prompt(Table t) {
        return Prompts.source(t, t.running(running), asked(t)) + "add how many DON!! cards?";
    }

    @Override
    public Choice choice(Table t, int code) {
        Choice choice = Choice.plain(
                Integer.toString(code), Data.fields().with("type", "add_don").with("number", code));
        return code == 0 ? choice.plainly() : choice.on(Spot.area(Where.donDeck(asked(t))));
    }
}
