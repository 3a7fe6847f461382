package dev.cardinal.server.store;

import dev.cardinal.kernel.chance.Seed;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/**
 * 128 random bits that open something: a seat, or an invitation to one. Only its hash is stored.
 *
 * <p>A key never appears in a path, a query or a log line; its text form is for the one person it belongs to.
 */
public record Key(String text) {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 16;

    public static Key draw() {
        byte[] bits = new byte[BYTES];
        RANDOM.nextBytes(bits);
        return new Key(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
    }

    public String hash() {
        return HexFormat.of().formatHex(Seed.sha256(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Whether it has this hash, in a time that does not depend on where they differ. */
    public boolean opens(String hash) {
        return MessageDigest.isEqual(
                hash().getBytes(StandardCharsets.US_ASCII), hash.getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public String toString() {
        return "a key"; // so that it cannot get into a log by accident
    }
}
