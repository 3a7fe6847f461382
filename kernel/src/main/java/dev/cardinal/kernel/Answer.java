package dev.cardinal.kernel;

import java.util.Arrays;

/** The codes of the picked options: in the order picked if order matters, otherwise sorted. */
public final class Answer implements Reply {
    private final int[] codes;

    private Answer(int[] codes) {
        this.codes = codes;
    }

    public static Answer of(int... codes) {
        return new Answer(codes.clone());
    }

    /** Turns a pick into an answer; picks that mean the same give equal answers. */
    public static Answer of(Pick pick, boolean ordered) {
        int[] codes = pick.toArray();
        if (!ordered) {
            Arrays.sort(codes);
        }
        return new Answer(codes);
    }

    public int size() {
        return codes.length;
    }

    public int code(int index) {
        return codes[index];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Answer answer && Arrays.equals(codes, answer.codes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(codes);
    }

    @Override
    public String toString() {
        return "Answer" + Arrays.toString(codes);
    }
}
