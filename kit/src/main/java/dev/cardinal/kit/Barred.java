package dev.cardinal.kit;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refusal;

/** Something that a player might want to do and may not, in the words of an option, with the reason. */
public record Barred(Choice choice, Refusal why) {
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
        return new Refusal(why.code(), why.message().replace("{}", what), why.hint(), why.rule());
    }
}
