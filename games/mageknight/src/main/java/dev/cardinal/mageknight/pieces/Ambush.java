package dev.cardinal.mageknight.pieces;

import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Table;

/** A bonus for the first attack card or block card of a turn, whichever comes first. */
public final class Ambush {
    private Ambush() {}

    public static int attack(Table t, Cause cause) {
        return first(t, cause, TurnRule.Kind.FIRST_ATTACK);
    }

    public static int block(Table t, Cause cause) {
        return first(t, cause, TurnRule.Kind.FIRST_BLOCK);
    }

    private static int first(Table t, Cause cause, TurnRule.Kind kind) {
        if (cause.what() != Cause.What.CARD || !t.now.rules.has(kind)) {
            return 0;
        }
        int more = t.now.rules.sum(kind);
        forget(t, TurnRule.Kind.FIRST_ATTACK);
        forget(t, TurnRule.Kind.FIRST_BLOCK);
        return more;
    }

    private static void forget(Table t, TurnRule.Kind kind) {
        while (t.now.rules.has(kind)) {
            t.now.rules.removeAt(t.now.rules.indexOf(kind));
        }
    }
}
