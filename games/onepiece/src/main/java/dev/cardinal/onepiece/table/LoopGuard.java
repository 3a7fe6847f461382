package dev.cardinal.onepiece.table;

import java.util.Arrays;

/** Counts how often each situation has occurred in a turn (11-1). */
public final class LoopGuard {
    private long[] seen = {};
    private int[] times = {};
    private int size;

    LoopGuard() {}

    LoopGuard(LoopGuard other) {
        seen = Arrays.copyOf(other.seen, other.size);
        times = Arrays.copyOf(other.times, other.size);
        size = other.size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public void clear() {
        size = 0;
    }

    /** Counts this situation, and returns how often it has occurred. */
    public int note(long situation) {
        for (int i = 0; i < size; i++) {
            if (seen[i] == situation) {
                return ++times[i];
            }
        }
        if (size == seen.length) {
            seen = Arrays.copyOf(seen, size + 8);
            times = Arrays.copyOf(times, size + 8);
        }
        seen[size] = situation;
        times[size++] = 1;
        return 1;
    }

    /** How often this situation has occurred. */
    public int times(long situation) {
        for (int i = 0; i < size; i++) {
            if (seen[i] == situation) {
                return times[i];
            }
        }
        return 0;
    }
}
