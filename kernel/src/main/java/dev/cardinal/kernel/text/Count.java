package dev.cardinal.kernel.text;

import java.util.Locale;

/** A number with its noun, in the singular or plural. */
public final class Count {
    private Count() {}

    /** "0 cards", "1 card", "2 cards", "1,000 cards". */
    public static String of(long number, String noun) {
        String digits = Math.abs(number) < 1000 ? Long.toString(number) : String.format(Locale.ROOT, "%,d", number);
        return digits + " " + noun + (number == 1 ? "" : "s");
    }
}
