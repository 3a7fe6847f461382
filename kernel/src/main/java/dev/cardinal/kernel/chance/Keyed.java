package dev.cardinal.kernel.chance;

/**
 * A keyed hash (SipHash-2-4) of two numbers: fast enough for every game of a simulation, while its values reveal
 * neither the key nor any other value.
 */
public final class Keyed {
    private static final long LENGTH = 16L << 56;
    private long v0;
    private long v1;
    private long v2;
    private long v3;

    private Keyed(long key, long more) {
        v0 = key ^ 0x736f6d6570736575L;
        v1 = more ^ 0x646f72616e646f6dL;
        v2 = key ^ 0x6c7967656e657261L;
        v3 = more ^ 0x7465646279746573L;
    }

    /** The hash of two numbers under a 128-bit key. */
    public static long hash(long key, long more, long one, long other) {
        Keyed state = new Keyed(key, more);
        state.take(one);
        state.take(other);
        state.take(LENGTH);
        state.v2 ^= 0xff;
        state.round();
        state.round();
        state.round();
        state.round();
        return state.v0 ^ state.v1 ^ state.v2 ^ state.v3;
    }

    private void take(long word) {
        v3 ^= word;
        round();
        round();
        v0 ^= word;
    }

    private void round() {
        v0 += v1;
        v2 += v3;
        v1 = Long.rotateLeft(v1, 13) ^ v0;
        v3 = Long.rotateLeft(v3, 16) ^ v2;
        v0 = Long.rotateLeft(v0, 32);
        v2 += v1;
        v0 += v3;
        v1 = Long.rotateLeft(v1, 17) ^ v2;
        v3 = Long.rotateLeft(v3, 21) ^ v0;
        v2 = Long.rotateLeft(v2, 32);
    }
}
