package dev.cardinal.mageknight.table;

import java.util.Arrays;

/** Tokens on spaces of the map: what they are, and whether everyone has seen them. */
public final class Tokens {
    public static final int NONE = -1;
    private static final int SEEN = 1 << 8;

    private int[] cells;
    private int size;
    /** How many have ever been put down. */
    private int arrived;

    Tokens() {
        cells = new int[8];
    }

    Tokens(Tokens other) {
        cells = other.cells.clone();
        size = other.size;
    }

    public int size() {
        return size;
    }

    public int space(int index) {
        return cells[index] >> 9;
    }

    public int get(int index) {
        return cells[index] & 0xff;
    }

    public boolean seen(int index) {
        return (cells[index] & SEEN) != 0;
    }

    public void set(int index, int value) {
        cells[index] = (cells[index] & ~0xff) | value;
    }

    public void show(int index) {
        cells[index] |= SEEN;
    }

    int arrived() {
        return arrived;
    }

    public void add(int space, int value, boolean seen) {
        arrived++;
        if (size == cells.length) {
            cells = Arrays.copyOf(cells, size * 2);
        }
        cells[size++] = (space << 9) | value | (seen ? SEEN : 0);
    }

    public void remove(int index) {
        System.arraycopy(cells, index + 1, cells, index, --size - index);
    }

    /** The first thing on a space, or {@link #NONE}. */
    public int at(int space) {
        for (int i = 0; i < size; i++) {
            if (cells[i] >> 9 == space) {
                return i;
            }
        }
        return NONE;
    }

    public boolean any(int space) {
        return at(space) != NONE;
    }
}
