package dev.cardinal.kernel;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.jspecify.annotations.Nullable;

/**
 * Where all random numbers of a game come from: a number, for simulations, or a secret key, for tables with people.
 *
 * <p>Whoever has seen a few cards can find the number by trying; nobody finds the key.
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

    /** Draws from HMAC-SHA256 of a key of 256 bits. */
    public static Seed secret(byte[] key) {
        return new Seed(0, new Blocks(key));
    }

    /** One of the game's own generators; each is independent of the others. */
    public Chance chance(int stream) {
        return blocks == null ? new Chance(Chance.mix(number, stream)) : new Chance(blocks, stream, 0, 0);
    }

    /** The same generator for those who keep its state themselves, from {@link #start} on. */
    public Draws draws(int stream) {
        return blocks == null ? Draws.FAST : new Draws(blocks, stream, 0);
    }

    /** The state with which one of the game's own generators starts. */
    public long start(int stream) {
        return blocks == null ? Chance.mix(number, stream) : 0;
    }

    /** A number from which nobody can tell a seed, for those who must not know the game's cards. */
    public static long oneWay(String purpose, String seed) {
        return ByteBuffer.wrap(sha256(purpose.getBytes(StandardCharsets.UTF_8), seed.getBytes(StandardCharsets.UTF_8)))
                .getLong();
    }

    /** The hash of several parts, each with its length before it, so that no two lists of parts hash alike by design. */
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
