package dev.cardinal.kernel;

/** A seeded random generator (SplitMix64) whose whole state is one number, so that a position can hold it. */
public final class Chance {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private long state;

    public Chance(long seed) {
        state = seed;
    }

    /** All there is to this generator: another one made from it goes on alike. */
    public long state() {
        return state;
    }

    /** The state that follows one draw. */
    public static long advance(long state) {
        return state + STEP;
    }

    /** The 64 random bits that belong to a state. */
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

    /** A seed of its own for each pair, such as a run's seed and the number of a game in it. */
    public static long mix(long seed, long number) {
        return bits(bits(seed + STEP) ^ bits(number * STEP + 1));
    }

    /** The seed that a text stands for: an integer is itself, any other text is hashed. */
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
        state = advance(state);
        return bits(state);
    }

    public int below(int bound) {
        return below(next(), bound);
    }

    /** Puts the first {@code size} numbers into random order. */
    public void shuffle(int[] numbers, int size) {
        for (int i = size - 1; i > 0; i--) {
            int j = below(i + 1);
            int swapped = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = swapped;
        }
    }
}
