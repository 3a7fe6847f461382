package dev.cardinal.kernel.chance;

import dev.cardinal.kernel.data.Data;
import org.jspecify.annotations.Nullable;

/**
 * A random generator that a position can hold: either a fast one (SplitMix64) whose whole state is one number, or one
 * that only counts the blocks it has drawn; see {@link Seed}.
 */
public final class Chance {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private final @Nullable Blocks blocks;
    private final int stream;
    private long state;
    private long salt;

    public Chance(long seed) {
        blocks = null;
        stream = 0;
        state = seed;
    }

    Chance(Blocks blocks, int stream, long salt, long block) {
        this.blocks = blocks;
        this.stream = stream;
        this.salt = salt;
        state = block;
    }

    long state() {
        return state;
    }

    private Chance(Chance other) {
        blocks = other.blocks;
        stream = other.stream;
        state = other.state;
        salt = other.salt;
    }

    /** A copy that draws the same numbers from here on. */
    public Chance copy() {
        return new Chance(this);
    }

    /** Mixes in a number, on which all further draws then depend. */
    public void stir(long number) {
        if (blocks == null) {
            state = mix(state, number);
        } else {
            salt = mix(salt, number);
        }
    }

    /** How far it has advanced, for comparing positions. */
    public Data mark() {
        return Data.of(blocks == null ? Long.toHexString(state) : block(state, salt));
    }

    /** How far a block-counting generator has advanced, and whether it was stirred. */
    static String block(long state, long salt) {
        return "block " + state + (salt == 0 ? "" : " stirred " + Long.toHexString(salt));
    }

    /** The state after one draw. */
    public static long advance(long state) {
        return state + STEP;
    }

    /** The 64 random bits of a state. */
    public static long bits(long state) {
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** Turns 64 random bits into a number from 0 to bound - 1. */
    public static int below(long bits, int bound) {
        return (int) Math.unsignedMultiplyHigh(bits, bound);
    }

    /** A distinct seed for each pair, such as a run's seed and the number of a game in that run. */
    public static long mix(long seed, long number) {
        return bits(bits(seed + STEP) ^ bits(number * STEP + 1));
    }

    /** Turns text into a seed: an integer is taken as it is, anything else is hashed. */
    public static long seed(String text) {
        String trimmed = text.strip();
        try {
            return Long.parseLong(trimmed);
        } catch (NumberFormatException notANumber) {
            long hash = 0xCBF29CE484222325L;
            for (int i = 0; i < trimmed.length(); i++) {
                hash = (hash ^ trimmed.charAt(i)) * 0x100000001B3L;
            }
            return bits(hash);
        }
    }

    public long next() {
        if (blocks != null) {
            return blocks.bits(stream, salt, state++);
        }
        state = advance(state);
        return bits(state);
    }

    public int below(int bound) {
        return blocks == null ? below(next(), bound) : evenly(bound);
    }

    /** Avoids the slight bias of the fast way: numbers that are too high are drawn again. */
    private int evenly(int bound) {
        long rest = Long.remainderUnsigned(-1L, bound) + 1;
        long most = rest == bound ? -1L : -1L - rest;
        long bits = next();
        while (Long.compareUnsigned(bits, most) > 0) {
            bits = next();
        }
        return (int) Long.remainderUnsigned(bits, bound);
    }

    /** Shuffles the first {@code size} numbers. */
    public void shuffle(int[] numbers, int size) {
        for (int i = size - 1; i > 0; i--) {
            int j = below(i + 1);
            int swapped = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = swapped;
        }
    }
}
