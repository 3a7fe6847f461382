package dev.cardinal.host;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;

/** A seat whose answers come from outside. */
public record Person() implements Bot {
    public static final String NAME = "human";

    /** Whether a player's name in a roster or a list of seats stands for a person. */
    public static boolean isCalled(String player) {
        return player.equalsIgnoreCase(NAME);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(View view, Chance chance, Pick pick) {
        throw new IllegalStateException("people answer for themselves");
    }
}
