package dev.cardinal.host;

import java.io.IOException;
import java.util.List;

/** Where the entries of a game are kept. */
public interface Log {
    /** For a game that need not be kept. */
    Log NOWHERE = entries -> {};

    /** Stores these entries together: all of them are safe when this returns, and none if it throws. */
    void append(List<Numbered> entries) throws IOException;
}
