package dev.cardinal.onepiece.table;

import dev.cardinal.kit.Frame;

/** A frame that remembers pieces by their numbers. */
public interface NamesPieces extends Frame<Table> {
    /** With pieces renamed, for a guess that swaps hidden cards. */
    Frame<Table> renamed(int[] names);
}
