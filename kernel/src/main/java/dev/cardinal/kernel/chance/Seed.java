package dev.cardinal.kernel.chance;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.jspecify.annotations.Nullable;

/**
 * The source of all random numbers in a game: a number, for simulations, or a secret key, for games with people.
 *
 * <p>A player who has seen a few cards can find the number by trying; no one can find the key.
 */
public final class Seed {
    private final long number;
    private final @Nullable Blocks blocks;

    private Seed(long number, @Nullable Blocks blocks) {
        this.number = number;
        this.blocks = blocks;
    }

    public static Seed of(long number) {
        return new Seed(number, null);
    }

    /** Draws from HMAC-SHA256 with a 256-bit key. */
    public static Seed secret(byte[] key) {
        return new Seed(0, new Blocks(key));
    }

    /** The generator of a game that was arranged; no game deals from it. */
    public static final int ARRANGED = 0;

    /** One of the game's generators; each is independent of the others. */
    public Chance chance(int stream) {
        return blocks == null ? new Chance(Chance.mix(number, stream)) : new Chance(blocks, stream, 0, 0);
    }

    /** The same generator for callers that keep its state themselves, beginning with {@link #start}. */
    public Draws draws(int stream) {
        return blocks == null ? Draws.FAST : new Draws(blocks, stream, 0);
    }

    /** The initial state of one of the game's generators. */
    public long start(int stream) {
        return blocks == null ? Chance.mix(number, stream) : 0;
    }

    /** A number that does not give the seed away, for users that must not know the game's cards. */
    public static long oneWay(String purpose, String seed) {
        return ByteBuffer.wrap(sha256(purpose.getBytes(StandardCharsets.UTF_8), seed.getBytes(StandardCharsets.UTF_8)))
                .getLong();
    }

    /** The hash of several parts, each preceded by its length, so that no two different lists hash the same input. */
    public static byte[] sha256(byte[]... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] part : parts) {
                digest.update(
                        ByteBuffer.allocate(Integer.BYTES).putInt(part.length).array());
                digest.update(part);
            }
            return digest.digest();
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }
}
