package dev.cardinal.kernel;

import java.util.Set;

/** A program that can take a seat. It keeps nothing between questions, so one bot may sit in many games. */
public interface Bot {
    String name();

    /** Answers the question that stands before the view's seat. */
    void answer(View view, Chance chance, Pick pick);

    /** The names of pieces that this bot speaks of, for setting up a game around it. */
    default Set<String> names() {
        return Set.of();
    }
}
