package dev.cardinal.host;

import dev.cardinal.kernel.chance.Seed;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The source of a table's random numbers: 256 bits that the host draws, shows only as a hash, and reveals at the end.
 *
 * @param table a name that no other table has
 */
public record Secret(String table, String hex) {
    static final int BYTES = 32;
    private static final int TABLE_BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String HMAC = "HmacSHA256";

    public static Secret draw() {
        return new Secret(random(TABLE_BYTES), random(BYTES));
    }

    static String random(int bytes) {
        byte[] drawn = new byte[bytes];
        RANDOM.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }

    /** Whether this is how secrets, contributions and their hashes are written. */
    static boolean is256Bits(String hex) {
        return hex.matches("[0-9a-f]{64}");
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    /** What is shown before the first card is dealt, so that the secret cannot be changed later. */
    public String commitment() {
        return commitment(hex, "secret", table);
    }

    /** The hash of 256 bits and of what they are for. */
    static String commitment(String hex, String... purpose) {
        byte[][] parts = new byte[purpose.length + 1][];
        for (int i = 0; i < purpose.length; i++) {
            parts[i] = utf8(purpose[i]);
        }
        parts[purpose.length] = bytes(hex);
        return HexFormat.of().formatHex(Seed.sha256(parts));
    }

    /** The key of the game's generator, derived from the secret, the roster and what each person contributed. */
    byte[] key(String roster, List<Contribution> contributions) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(bytes(hex), HMAC));
            mac.update(Seed.sha256(utf8(roster)));
            contributions.forEach(contribution -> mac.update(bytes(contribution.hex())));
            return mac.doFinal();
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has " + HMAC, missing);
        }
    }
}
