package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.table.NamesPieces;
import dev.cardinal.onepiece.table.Pending;
import dev.cardinal.onepiece.table.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * Effects whose timings were met together: the turn player's first, each player's in the order they choose (8-6-1).
 * The effects that these trigger wait for the next round.
 */
public record Waiting(List<Pending> effects) implements Asking<Table>, NamesPieces {
    /** Resolves waiting effects before the top frame continues, and returns whether there are any. */
    public static boolean comesFirst(Table t) {
        if (t.pending.isEmpty()) {
            return false;
        }
        List<Pending> all = new ArrayList<>();
        for (int i = 0; i < t.pending.size(); i++) {
            all.add(t.pending.get(i));
        }
        t.pending.clear();
        t.push(new Waiting(all));
        return true;
    }

    @Override
    public boolean advance(Table t) {
        int seat = asked(t);
        Pending only = null;
        int number = 0;
        for (Pending effect : effects) {
            if (effect.seat() == seat && !effect.equals(only)) {
                only = only == null ? effect : only;
                number++;
            }
        }
        if (only == null) {
            t.pop();
        } else if (number == 1) {
            next(t, only);
        } else {
            return true;
        }
        return false;
    }

    private void next(Table t, Pending effect) {
        List<Pending> rest = new ArrayList<>(effects);
        rest.remove(effect);
        t.become(new Waiting(rest));
        t.push(Activation.of(effect));
    }

    @Override
    public int asked(Table t) {
        for (Pending effect : effects) {
            if (effect.seat() == t.turn) {
                return t.turn;
            }
        }
        return 1 - t.turn;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < effects.size(); i++) {
            if (effects.get(i).seat() == asked(t) && effects.indexOf(effects.get(i)) == i) {
                into.add(i);
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        next(t, effects.get(pick.code(0)));
    }

    @Override
    public String prompt(Table t) {
        return "Several of your effects are waiting. Which one is next?";
    }

    @Override
    public Choice choice(Table t, int code) {
        Pending effect = effects.get(code);
        return CardChoice.effect(t, effect.source(), effect.index(), "resolve", "resolve_next");
    }

    @Override
    public Waiting renamed(int[] names) {
        return new Waiting(effects.stream().map(effect -> effect.renamed(names)).toList());
    }
}
