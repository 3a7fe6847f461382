package dev.cardinal.mageknight.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.record.Recording;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Notation;
import org.jspecify.annotations.Nullable;

/** Writes effects in the words of the cards if these express them fully. */
final class EffectWords implements Recording.Wording {
    private static final String BY_PARTS = Effect.class.getSimpleName() + ".";

    @Override
    public @Nullable Data write(Object value, Recording.Part part) {
        if (!(value instanceof Effect effect) || part.raw() != Effect.class) {
            return null;
        }
        String words = Notation.write(effect);
        try {
            return Notation.read(words).equals(effect) ? Data.of(words) : null;
        } catch (Refused unsaid) {
            return null;
        }
    }

    @Override
    public @Nullable Object read(Data said, Recording.Part part) throws Refused {
        boolean words =
                part.raw() == Effect.class && said instanceof Data.Text(String text) && !text.startsWith(BY_PARTS);
        return words ? Notation.read(((Data.Text) said).value()) : null;
    }
}
