package dev.cardinal.onepiece.table;

import dev.cardinal.kit.Frame;

/** A frame that remembers pieces by their numbers. */
public interface NamesPieces extends Frame<Table> {
    /** The same with pieces renamed, for a guess in which hidden cards have changed places. */
    Frame<Table> renamed(int[] names);
}
