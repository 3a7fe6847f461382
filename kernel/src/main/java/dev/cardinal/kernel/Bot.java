package dev.cardinal.kernel;

import dev.cardinal.kernel.chance.Chance;
import java.util.Set;

/** A program that can take a seat. It keeps no state between questions, so one bot can play in many games. */
public interface Bot {
    String name();

    /** Answers the pending question of the view's seat. */
    void answer(View view, Chance chance, Pick pick);

    /** The pieces that this bot mentions, so that a game can be set up to include them. */
    default Set<String> names() {
        return Set.of();
    }
}
