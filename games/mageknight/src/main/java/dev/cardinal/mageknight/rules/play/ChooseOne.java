package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Notation;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Table;
import java.util.List;

/** Chooses one of several effects that are useful now. */
record ChooseOne(List<Effect> choices, Cause cause) implements Asking<Table> {
    @Override
    public boolean advance(Table t) {
        int only = -1;
        int usable = 0;
        for (int i = 0; i < choices.size(); i++) {
            if (may(t, i)) {
                only = i;
                usable++;
            }
        }
        if (usable > 1) {
            return true;
        }
        t.pop();
        if (usable == 1) {
            Effects.run(t, choices.get(only), cause);
        }
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < choices.size(); i++) {
            if (may(t, i)) {
                into.add(i);
            }
        }
    }

    /** Influence that nothing needs now is no choice unless it is the only one. */
    private boolean may(Table t, int choice) {
        Effect chosen = choices.get(choice);
        return Usable.now(t, chosen, cause)
                && (!UsefulPhases.idle(t, UsefulPhases.of(chosen))
                        || choices.stream()
                                .noneMatch(other ->
                                        Usable.now(t, other, cause) && !UsefulPhases.idle(t, UsefulPhases.of(other))));
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        Effects.run(t, choices.get(pick.code(0)), cause);
    }

    @Override
    public String prompt(Table t) {
        return Labels.cause(t, cause) + ": which effect?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.plain(
                Notation.write(choices.get(code)),
                Data.fields().with("type", "choose_effect").with("effect", code));
    }
}
