package dev.cardinal.kernel;

import java.util.Arrays;
import java.util.Objects;

/** The codes of picked options, in a buffer that is reused for every question. */
public final class Pick {
    private int[] codes = new int[16];
    private int size;

    public Pick clear() {
        size = 0;
        return this;
    }

    public Pick add(int code) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, size * 2);
        }
        codes[size++] = code;
        return this;
    }

    /** Picks just this option. */
    public void only(int code) {
        codes[0] = code;
        size = 1;
    }

    /** Sorts the codes, for questions where the order of the picks does not matter. */
    public void sort() {
        Arrays.sort(codes, 0, size);
    }

    public int size() {
        return size;
    }

    /** The pick at this index. Checked, since beyond the last pick the buffer still holds earlier ones. */
    public int code(int index) {
        return codes[Objects.checkIndex(index, size)];
    }

    /** How many times this option is picked. */
    public int count(int code) {
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (codes[i] == code) {
                count++;
            }
        }
        return count;
    }

    public void set(Answer answer) {
        clear();
        for (int i = 0; i < answer.size(); i++) {
            add(answer.code(i));
        }
    }

    int[] toArray() {
        return Arrays.copyOf(codes, size);
    }
}
