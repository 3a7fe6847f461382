package dev.cardinal.kit;

/**
 * Something still to be done. A frame is immutable: whatever it has to remember is in its own fields.
 *
 * @param <S> the state of the game
 */
public interface Frame<S> {
    /**
     * Goes on as far as possible: it pops itself when it is done, or pushes other frames.
     *
     * @return whether it now asks a question
     */
    boolean advance(S state);
}
