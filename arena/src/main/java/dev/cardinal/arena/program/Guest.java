package dev.cardinal.arena.program;

/** A program in one seat of one game. It is only ever asked from one thread. */
public interface Guest extends AutoCloseable {
    /**
     * Returns when the seat has answered the question that it is asked. It must never wait for the program longer than
     * {@link Meter#left}, which it asks again after whatever the program does.
     */
    void answer() throws Forfeit;

    /** Tells the program that the game is over. */
    void over();

    /** Ends the program, by force if it does not end by itself soon. May be called more than once. */
    @Override
    void close();
}
