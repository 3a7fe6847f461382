package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/** Asks whether a claimed die gives three mana tokens now or one in each later turn of the round. */
record ClaimHow(int colour) implements OpenAsking {
    private static final int NOW = 0;
    private static final int LATER = 1;

    @Override
    public void offer(Table t, Offer into) {
        into.one().add(NOW).add(LATER);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        t.player().claimPays = pick.code(0) == LATER;
        if (pick.code(0) == NOW) {
            t.player().tokens[colour] += 3;
        }
    }

    @Override
    public String prompt(Table t) {
        return "Three mana now, or one in each later turn of this round?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.naming(
                code == NOW ? "three now" : "one in each turn", "claim", "when", code == NOW ? "now" : "later");
    }
}
