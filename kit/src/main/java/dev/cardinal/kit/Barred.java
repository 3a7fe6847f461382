package dev.cardinal.kit;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import java.util.function.Supplier;

/** Something you might want to do but may not, worded like an option; the reason is worded only when needed. */
public record Barred(Choice choice, Supplier<Refusal> reason) {
    public Barred(Choice choice, Refusal why) {
        this(choice, () -> why);
    }

    Refusal why() {
        return reason.get();
    }

    /**
     * Whatever else is said after these words, or named in this field of such a move; the most words win. In the message
     * {@code {}} stands for what was named.
     */
    public static Barred anything(String before, Data.Fields json, String field, Refusal why) {
        return new Barred(Choice.of(before, "", json, field), why);
    }

    boolean isAnything() {
        return choice.names().getFirst().isEmpty();
    }

    /** The reason, about what was named. */
    Refusal about(String named) {
        String what = named.isEmpty() ? "such thing" : Refusal.quote(named);
        Refusal why = why();
        return new Refusal(why.code(), why.message().replace("{}", what), why.hint(), why.rule());
    }
}
