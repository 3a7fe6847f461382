package dev.cardinal.mageknight.effect;

import dev.cardinal.kernel.Refused;

/**
 * Effects in English words, for data files and for players: {@code move 2, swamp costs 1}.
 *
 * <p>A comma joins what is done in order, and {@code or} what one chooses from; the comma binds tighter. What is behind
 * a colon goes on to the end, or to the end of the brackets.
 */
public final class Notation {
    private Notation() {}

    /** Reads an effect, or says at which column it cannot be understood. */
    public static Effect read(String text) throws Refused {
        return new Reader(text).whole();
    }

    public static String write(Effect effect) {
        return Writer.write(effect);
    }
}
