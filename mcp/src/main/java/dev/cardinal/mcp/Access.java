package dev.cardinal.mcp;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.time.Duration;

/** A seat at a table, wherever the table is. */
public interface Access extends AutoCloseable {
    int NOBODY = -1;

    /**
     * How a table stands.
     *
     * @param begun whether the cards are dealt
     * @param entry the last entry that the seat was sent
     * @param asks the seat that is asked, or {@link #NOBODY}
     * @param over whether the game is over
     * @param waitsFor who is asked or, before the game, who is missing; in words
     * @param notice what somebody has proposed to this seat, in a sentence; empty for nothing
     */
    record Moment(boolean begun, int entry, int asks, boolean over, String waitsFor, String notice) {}

    int seat();

    /** Asks the table for something, as docs/server.md says. */
    Data.Fields ask(Data.Fields request) throws Refused;

    /** Waits until the seat was sent this entry and is asked something, the game is over, or time is up. */
    Moment await(int entry, Duration patience) throws Refused;

    @Override
    void close();
}
