package dev.cardinal.kernel.text;

import java.util.HashSet;
import java.util.Set;

/**
 * Someone who reads a table: the size of their page, and what was explained to them before.
 *
 * @param height how many lines fit on the page
 * @param explained the names of pieces whose effects this reader has been shown; whoever shows more adds to it
 */
public record Reader(int width, int height, Set<String> explained) {
    /** A newcomer with a page that never ends. */
    public static Reader of(int width) {
        return new Reader(width, Integer.MAX_VALUE, new HashSet<>());
    }
}
