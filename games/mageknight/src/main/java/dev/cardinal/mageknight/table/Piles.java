package dev.cardinal.mageknight.table;

import dev.cardinal.kernel.chance.Chance;
import java.util.Arrays;

/** All piles of the table in one array; each is a row of small numbers with the top one last. */
public final class Piles {
    private static final int ROOM = 24;

    private byte[] cells;
    private final int[] starts;
    private final int[] sizes;
    /** How many pieces have ever been added to a zone. */
    private int arrived;

    Piles(int piles) {
        cells = new byte[piles * ROOM];
        starts = new int[piles + 1];
        sizes = new int[piles];
        for (int i = 0; i <= piles; i++) {
            starts[i] = i * ROOM;
        }
    }

    Piles(Piles other) {
        cells = other.cells.clone();
        starts = other.starts.clone();
        sizes = other.sizes.clone();
    }

    public int size(int pile) {
        return sizes[pile];
    }

    public int get(int pile, int index) {
        return cells[starts[pile] + index];
    }

    public void set(int pile, int index, int value) {
        cells[starts[pile] + index] = (byte) value;
    }

    public int top(int pile) {
        return cells[starts[pile] + sizes[pile] - 1];
    }

    int arrived() {
        return arrived;
    }

    public void add(int pile, int value) {
        arrived += Zone.holds(pile) ? 1 : 0;
        if (starts[pile] + sizes[pile] == starts[pile + 1]) {
            grow(pile);
        }
        cells[starts[pile] + sizes[pile]++] = (byte) value;
    }

    /** Adds something at the bottom. */
    public void addBelow(int pile, int value) {
        add(pile, value);
        int start = starts[pile];
        System.arraycopy(cells, start, cells, start + 1, sizes[pile] - 1);
        cells[start] = (byte) value;
    }

    private void grow(int pile) {
        int more = starts[pile + 1] - starts[pile];
        byte[] wider = Arrays.copyOf(cells, cells.length + more);
        System.arraycopy(cells, starts[pile + 1], wider, starts[pile + 1] + more, cells.length - starts[pile + 1]);
        cells = wider;
        for (int i = pile + 1; i < starts.length; i++) {
            starts[i] += more;
        }
    }

    public int removeTop(int pile) {
        return cells[starts[pile] + --sizes[pile]];
    }

    public int removeAt(int pile, int index) {
        int at = starts[pile] + index;
        int value = cells[at];
        sizes[pile]--;
        System.arraycopy(cells, at + 1, cells, at, sizes[pile] - index);
        return value;
    }

    /** Removes one such thing. */
    public void remove(int pile, int value) {
        removeAt(pile, indexOf(pile, value));
    }

    public int indexOf(int pile, int value) {
        for (int i = 0; i < sizes[pile]; i++) {
            if (cells[starts[pile] + i] == value) {
                return i;
            }
        }
        return -1;
    }

    public boolean has(int pile, int value) {
        return indexOf(pile, value) >= 0;
    }

    public int count(int pile, int value) {
        int count = 0;
        for (int i = 0; i < sizes[pile]; i++) {
            count += cells[starts[pile] + i] == value ? 1 : 0;
        }
        return count;
    }

    public void clear(int pile) {
        sizes[pile] = 0;
    }

    /** Moves a whole pile onto another. */
    public void moveAll(int from, int to) {
        for (int i = 0; i < sizes[from]; i++) {
            add(to, get(from, i));
        }
        sizes[from] = 0;
    }

    public void shuffle(int pile, Chance chance) {
        shuffle(pile, 0, sizes[pile], chance);
    }

    /** Shuffles only the part between two indexes, the second excluded. */
    public void shuffle(int pile, int from, int to, Chance chance) {
        int start = starts[pile];
        for (int i = to - 1; i > from; i--) {
            int j = from + chance.below(i - from + 1);
            byte other = cells[start + i];
            cells[start + i] = cells[start + j];
            cells[start + j] = other;
        }
    }

    public void sort(int pile) {
        sort(pile, 0);
    }

    /** Sorts what is above the lowest ones. */
    public void sort(int pile, int from) {
        Arrays.sort(cells, starts[pile] + from, starts[pile] + sizes[pile]);
    }

    /** The contents of a pile, from the bottom. */
    public int[] toArray(int pile) {
        int[] values = new int[sizes[pile]];
        for (int i = 0; i < values.length; i++) {
            values[i] = get(pile, i);
        }
        return values;
    }
}
