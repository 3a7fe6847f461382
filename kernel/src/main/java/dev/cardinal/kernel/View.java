package dev.cardinal.kernel;

import java.util.Optional;

/**
 * What one viewer may know, built up from nothing.
 *
 * <p>A view of a {@link Position} never changes. A view of a {@link Scratch} is a window that shows the scratch as it
 * is at the moment of looking, so that a bot can look at millions of positions without a copy of any.
 */
public interface View {
    Viewer viewer();

    /** Whom the game asks now; -1 when it is over. Everybody may know that. */
    int asked();

    /** The question, if it is this viewer's or the viewer is the referee. */
    Optional<Question> question();

    /** The bare numbers of this viewer's own question. */
    void offer(Offer into);

    /**
     * Everything this viewer may know: areas, pieces, counters, its question, and what it remembers. What all games have
     * is said in the same words: {@code docs/protocol.md} lists them.
     */
    Data.Fields data();

    /** What lies where, as far as this viewer may know. */
    Scene scene();

    /** A game drawn at random among those that look the same to this viewer: the only door for a search. */
    Position guess(Chance chance);
}
