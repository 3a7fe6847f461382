package dev.cardinal.onepiece.work;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import java.util.BitSet;
import java.util.List;

/** The cards that the earlier parts of a cost use up, so that they cannot pay for a later part as well (8-3-1-3). */
final class Spent {
    private final BitSet rested = new BitSet();
    private final BitSet gone = new BitSet();

    /** Notes the cards that this part needs, as far as nobody chooses them. */
    void on(Table t, RunningEffect running, Action cost) {
        switch (cost) {
            case Action.Rest(Target what) -> note(t, running, what, rested);
            case Action.Move(Target what, var to) -> note(t, running, what, gone);
            case Action.KnockOut(Target what) -> note(t, running, what, gone);
            default -> {}
        }
    }

    private static void note(Table t, RunningEffect running, Target what, BitSet spent) {
        switch (what) {
            case Target.Choose choose -> {}
            case Target.SomeDon don -> {}
            case Target.Both(List<Target> parts) -> parts.forEach(part -> note(t, running, part, spent));
            default -> {
                for (int piece : Meaning.pieces(t, running, what)) {
                    spent.set(piece);
                }
            }
        }
    }

    boolean isThere(int piece) {
        return !gone.get(piece);
    }

    boolean isActive(int piece) {
        return !rested.get(piece) && !gone.get(piece);
    }
}
