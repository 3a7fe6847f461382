package dev.cardinal.kernel;

import dev.cardinal.kernel.chance.Chance;
import java.util.Arrays;

/**
 * The options of a question and the limits on picking them, as bare numbers in reusable buffers.
 *
 * <p>Codes are in canonical order; equal pieces are one option with a count. The limits are: at least {@code min} and
 * at most {@code max} picks, weights that add up to at most {@code total}, and each key at most once.
 */
public final class Offer {
    public static final int NO_TOTAL = Integer.MAX_VALUE;

    private int[] codes = new int[48];
    private int[] counts = new int[48];
    /** 0 except for options that were given a weight. */
    private int[] weights = new int[48];
    /** The key minus the code: 0 except for options that were given a key. */
    private int[] keys = new int[48];

    private int[] taken = new int[48];
    private int size;
    /** Whether any option was given a weight and a key. */
    private boolean weighed;

    private int available;
    private int min;
    private int max;
    private int total;
    private boolean distinct;
    private boolean ordered;

    /** Starts over with a plain choice: exactly one of the options to be added. */
    public Offer one() {
        return between(1, 1);
    }

    public Offer upTo(int most) {
        return between(0, most);
    }

    public Offer exactly(int number) {
        return between(number, number);
    }

    public Offer between(int least, int most) {
        clear();
        available = 0;
        min = least;
        max = most;
        total = NO_TOTAL;
        distinct = false;
        ordered = false;
        return this;
    }

    private void clear() {
        if (weighed) {
            Arrays.fill(weights, 0, size, 0);
            Arrays.fill(keys, 0, size, 0);
            weighed = false;
        }
        size = 0;
    }

    /** Copies another offer into this one. */
    public void set(Offer other) {
        clear();
        if (codes.length < other.size) {
            grow(other.codes.length);
        }
        System.arraycopy(other.codes, 0, codes, 0, other.size);
        System.arraycopy(other.counts, 0, counts, 0, other.size);
        System.arraycopy(other.weights, 0, weights, 0, other.size);
        System.arraycopy(other.keys, 0, keys, 0, other.size);
        size = other.size;
        weighed = other.weighed;
        available = other.available;
        min = other.min;
        max = other.max;
        total = other.total;
        distinct = other.distinct;
        ordered = other.ordered;
    }

    private void grow(int length) {
        codes = Arrays.copyOf(codes, length);
        counts = Arrays.copyOf(counts, length);
        weights = Arrays.copyOf(weights, length);
        keys = Arrays.copyOf(keys, length);
        taken = Arrays.copyOf(taken, length);
    }

    public Offer inOrder() {
        ordered = true;
        return this;
    }

    public Offer totalAtMost(int limit) {
        total = limit;
        return this;
    }

    public Offer distinctKeys() {
        distinct = true;
        return this;
    }

    public Offer add(int code) {
        return add(code, 1);
    }

    public Offer add(int code, int count) {
        if (size == codes.length) {
            grow(size * 2);
        }
        codes[size] = code;
        counts[size] = count;
        available += count;
        size++;
        return this;
    }

    public Offer add(int code, int count, int weight, int key) {
        add(code, count);
        weights[size - 1] = weight;
        keys[size - 1] = key - code;
        weighed = true;
        return this;
    }

    public int size() {
        return size;
    }

    public int code(int index) {
        return codes[index];
    }

    public int count(int index) {
        return counts[index];
    }

    public int weight(int index) {
        return weights[index];
    }

    public int key(int index) {
        return codes[index] + keys[index];
    }

    public int min() {
        return min;
    }

    /** The most that can be picked within all limits. */
    public int max() {
        if (plain()) {
            return Math.min(max, available);
        }
        Arrays.fill(taken, 0, size, 0);
        return takeLightest(max, total);
    }

    /** Whether only the number of picks is limited. */
    private boolean plain() {
        return total == NO_TOTAL && !distinct;
    }

    public int total() {
        return total;
    }

    public boolean distinct() {
        return distinct;
    }

    public boolean ordered() {
        return ordered;
    }

    public int indexOf(int code) {
        for (int i = 0; i < size; i++) {
            if (codes[i] == code) {
                return i;
            }
        }
        return -1;
    }

    /** Whether there is only one answer. */
    public boolean forced() {
        int most = max();
        if (most == 0) {
            return true;
        }
        if (min != most) {
            return false;
        }
        if (plain()) {
            return size == 1 || (min == available && !ordered);
        }
        int[] lightest = Arrays.copyOf(taken, size);
        for (int i = 0; i < size; i++) {
            boolean mixed = ordered && lightest[i] > 0 && lightest[i] < most;
            if (mixed || canHold(i, lightest[i] + 1, most)) {
                return false;
            }
        }
        return true;
    }

    /** Whether some answer of this size contains this option this many times. */
    private boolean canHold(int index, int times, int picks) {
        Arrays.fill(taken, 0, size, 0);
        int room = total;
        for (int i = 0; i < times; i++) {
            if (!free(index) || weights[index] > room) {
                return false;
            }
            taken[index]++;
            room -= weights[index];
        }
        return times <= picks && takeLightest(picks - times, room) == picks - times;
    }

    /** Whether this pick is within all limits. */
    public boolean accepts(Pick pick) {
        if (pick.size() < min || pick.size() > max()) {
            return false;
        }
        Arrays.fill(taken, 0, size, 0);
        int weight = 0;
        for (int i = 0; i < pick.size(); i++) {
            int index = indexOf(pick.code(i));
            if (index < 0 || !free(index)) {
                return false;
            }
            taken[index]++;
            weight += weights[index];
        }
        return weight <= total;
    }

    /** Picks at random: first how many, then which ones, each time uniformly among what is still possible. */
    public void random(Chance chance, Pick pick) {
        pick.clear();
        int most = max();
        int wanted = min == most ? min : min + chance.below(most - min + 1);
        if (wanted == 1 && total == NO_TOTAL) {
            pick.add(codes[chance.below(size)]);
            return;
        }
        Arrays.fill(taken, 0, size, 0);
        int room = total;
        while (pick.size() < wanted) {
            int missing = wanted - pick.size();
            int possible = 0;
            for (int i = 0; i < size; i++) {
                possible += fits(i, room, missing) ? 1 : 0;
            }
            if (possible == 0) {
                throw new IllegalStateException("no answer fits the limits");
            }
            int chosen = chance.below(possible);
            for (int i = 0; i < size; i++) {
                if (fits(i, room, missing) && chosen-- == 0) {
                    taken[i]++;
                    room -= weights[i];
                    pick.add(codes[i]);
                    break;
                }
            }
        }
    }

    /** Whether this option can be one of the picks still missing. */
    private boolean fits(int index, int room, int missing) {
        if (!free(index) || weights[index] > room) {
            return false;
        }
        return total == NO_TOTAL || completable(index, room - weights[index], missing - 1);
    }

    /** Whether the lightest free options can complete the answer once this one is taken. */
    private boolean completable(int index, int room, int missing) {
        int[] before = Arrays.copyOf(taken, size);
        taken[index]++;
        boolean completable = takeLightest(missing, room) == missing;
        System.arraycopy(before, 0, taken, 0, size);
        return completable;
    }

    /** Takes up to {@code wanted} options, always the lightest free one; returns how many there was room for. */
    private int takeLightest(int wanted, int room) {
        int rest = room;
        for (int picked = 0; picked < wanted; picked++) {
            int lightest = -1;
            for (int i = 0; i < size; i++) {
                if (free(i) && (lightest < 0 || weights[i] < weights[lightest])) {
                    lightest = i;
                }
            }
            if (lightest < 0 || weights[lightest] > rest) {
                return picked;
            }
            taken[lightest]++;
            rest -= weights[lightest];
        }
        return wanted;
    }

    private boolean free(int index) {
        if (taken[index] >= counts[index]) {
            return false;
        }
        if (distinct) {
            for (int i = 0; i < size; i++) {
                if (taken[i] > 0 && key(i) == key(index)) {
                    return false;
                }
            }
        }
        return true;
    }
}
