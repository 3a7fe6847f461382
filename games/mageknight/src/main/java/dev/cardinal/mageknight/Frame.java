package dev.cardinal.mageknight;

/** Something still to be done. What it has to remember are its own, unchanging fields. */
interface Frame {
    /**
     * Goes on as far as possible: takes itself off the stack when it is done, or puts more on top of it.
     *
     * @return whether it now asks a question
     */
    boolean advance(Table t);
}
