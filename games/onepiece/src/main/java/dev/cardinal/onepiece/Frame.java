package dev.cardinal.onepiece;

/** Something still to be done. What it has to remember are its own, unchanging fields. */
interface Frame {
    /**
     * Goes on as far as possible: takes itself off the stack when it is done, or puts more on top of it.
     *
     * @return whether it now asks a question
     */
    boolean advance(Table t);

    /** Whether effects that wait are resolved before this goes on. */
    default boolean calm() {
        return false;
    }

    /** The same with pieces renamed, for a guess in which hidden cards have changed places. */
    default Frame renamed(int[] names) {
        return this;
    }
}
