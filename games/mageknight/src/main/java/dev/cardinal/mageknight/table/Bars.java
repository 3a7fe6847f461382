package dev.cardinal.mageknight.table;

import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Barred;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects what may not be done, each with the reason.
 *
 * @param first what bars everything that is added; null if each has its own reason
 */
public record Bars(
        Table t,
        Asking<Table> asking,
        List<Barred> list,
        @Nullable Bar first) {
    public static Bars of(Table t, Asking<Table> asking) {
        return new Bars(t, asking, new ArrayList<>(), null);
    }

    /** The same list, for what this bars as a whole. */
    public Bars under(@Nullable Bar bar) {
        return new Bars(t, asking, list, bar);
    }

    /** Adds an option unless nothing bars it. */
    public void add(int code, @Nullable Bar bar, Object... about) {
        Bar why = first == null ? bar : first;
        if (why != null) {
            list.add(new Barred(asking.choice(t, code), () -> why.about(about)));
        }
    }

    /** With what begins like a move of a turn and names nothing that is there. */
    public List<Barred> all() {
        for (Verb verb : Verb.values()) {
            add(verb, verb.unknown(t.combat != null));
        }
        return list;
    }

    /** Adds whatever else begins like this. */
    public void add(Verb verb, @Nullable Bar bar) {
        Bar why = first == null ? bar : first;
        if (why != null) {
            list.add(verb.barred(why.about()));
        }
    }
}
