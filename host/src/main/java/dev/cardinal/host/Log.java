package dev.cardinal.host;

import java.io.IOException;
import java.util.List;

/** Where the entries of a game are kept. */
public interface Log {
    /** A game that nobody needs to find again. */
    Log NOWHERE = entries -> {};

    /** Keeps these entries together; when this returns they are safe, and if it throws none of them is. */
    void append(List<Numbered> entries) throws IOException;
}
