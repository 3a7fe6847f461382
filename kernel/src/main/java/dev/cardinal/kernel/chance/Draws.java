package dev.cardinal.kernel.chance;

import dev.cardinal.kernel.data.Data;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Chance} whose state the caller keeps as one number, so that copying it costs nothing.
 *
 * <p>It is immutable, so any number of positions may share it.
 */
public final class Draws {
    /** Seeded with a number; the state is all there is. */
    public static final Draws FAST = new Draws(null, 0, 0);

    private final @Nullable Blocks blocks;
    private final int stream;
    private final long salt;

    Draws(@Nullable Blocks blocks, int stream, long salt) {
        this.blocks = blocks;
        this.stream = stream;
        this.salt = salt;
    }

    /** Shuffles {@code size} numbers from {@code start} on, and returns the new state. */
    public long shuffle(long state, byte[] numbers, int start, int size) {
        if (blocks != null) {
            return shuffleFairly(blocks, state, numbers, start, size);
        }
        long now = state;
        for (int i = size - 1; i > 0; i--) {
            now = Chance.advance(now);
            swap(numbers, start + i, start + Chance.below(Chance.bits(now), i + 1));
        }
        return now;
    }

    private long shuffleFairly(Blocks key, long state, byte[] numbers, int start, int size) {
        Chance chance = new Chance(key, stream, salt, state);
        for (int i = size - 1; i > 0; i--) {
            swap(numbers, start + i, start + chance.below(i + 1));
        }
        return chance.state();
    }

    private static void swap(byte[] numbers, int one, int other) {
        byte swapped = numbers[one];
        numbers[one] = numbers[other];
        numbers[other] = swapped;
    }

    /** The same with a number mixed in; the fast kind is returned as it is, since its state is stirred instead. */
    public Draws stirred(long number) {
        return blocks == null ? this : new Draws(blocks, stream, Chance.mix(salt, number));
    }

    public long stirred(long state, long number) {
        return blocks == null ? Chance.mix(state, number) : state;
    }

    /** How far a state has advanced, for comparing positions. */
    public Data mark(long state) {
        return Data.of(blocks == null ? Long.toHexString(state) : Chance.block(state, salt));
    }
}
