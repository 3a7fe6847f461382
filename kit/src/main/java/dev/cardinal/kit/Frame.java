package dev.cardinal.kit;

/**
 * Something still to be done. A frame is immutable: what it has to remember are its own fields.
 *
 * @param <S> the state of the game
 */
public interface Frame<S> {
    /**
     * Goes on as far as possible: takes itself off the stack when it is done, or puts more on top of it.
     *
     * @return whether it now asks a question
     */
    boolean advance(S state);
}
