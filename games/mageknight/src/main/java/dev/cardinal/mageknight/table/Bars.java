package dev.cardinal.mageknight.table;

import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Barred;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects moves that are not possible, each with the reason.
 *
 * @param first the reason for everything added; null if each has its own
 */
public record Bars(
        Table t,
        Asking<Table> asking,
        List<Barred> list,
        @Nullable Bar first) {
    public static Bars of(Table t, Asking<Table> asking) {
        return new Bars(t, asking, new ArrayList<>(), null);
    }

    /** The same list, for moves that all have this reason. */
    public Bars under(@Nullable Bar bar) {
        return new Bars(t, asking, list, bar);
    }

    /** Adds an option if something bars it. */
    public void add(int code, @Nullable Bar bar, Object... about) {
        Bar why = first == null ? bar : first;
        if (why != null) {
            list.add(new Barred(asking.choice(t, code), () -> why.about(about)));
        }
    }

    /** All of them, and any moves that begin like one of a turn but name nothing that exists. */
    public List<Barred> all() {
        for (Verb verb : Verb.values()) {
            add(verb, verb.unknown(t.combat != null));
        }
        return list;
    }

    /** Adds any other move that begins like this. */
    public void add(Verb verb, @Nullable Bar bar) {
        Bar why = first == null ? bar : first;
        if (why != null) {
            list.add(verb.barred(why.about()));
        }
    }
}
