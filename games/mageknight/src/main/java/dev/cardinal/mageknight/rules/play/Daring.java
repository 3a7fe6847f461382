package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/** Asks how many dice to risk for more siege attack. */
record Daring(int most) implements OpenAsking {
    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int dice = 0; dice <= most; dice++) {
            into.add(dice);
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        Specials.dared(t, pick.code(0));
    }

    @Override
    public String prompt(Table t) {
        return "How many dice do you roll? Each gives siege attack 1, and a wound if black or red";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.plain(
                Integer.toString(code), Data.fields().with("type", "roll_dice").with("number", code));
    }
}
