package dev.cardinal.mageknight.effect;

import dev.cardinal.kernel.Refused;

/**
 * Effects in English, for data files and for players: {@code move 2, swamp costs 1}.
 *
 * <p>A comma joins things done in order, and {@code or} joins choices; the comma binds tighter. A colon reaches to the
 * end of the text or of the brackets.
 */
public final class Notation {
    private Notation() {}

    /** Reads an effect, or reports the column where it cannot be understood. */
    public static Effect read(String text) throws Refused {
        return new Reader(text).whole();
    }

    public static String write(Effect effect) {
        return Writer.write(effect);
    }
}
