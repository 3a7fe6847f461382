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
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String HMAC = "HmacSHA256";
    private static final int TABLE_BYTES = 16;
    private static final int SECRET_BYTES = 32;

    public static Secret draw() {
        return new Secret(random(TABLE_BYTES), random(SECRET_BYTES));
    }

    private static String random(int bytes) {
        byte[] drawn = new byte[bytes];
        RANDOM.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    /** What is shown before the first card is dealt, so that the secret cannot be changed later. */
    public String commitment() {
        return HexFormat.of().formatHex(Seed.sha256(utf8("secret"), utf8(table), bytes()));
    }

    /** The key of the game's generator, derived from the secret, the roster and what each person contributed. */
    byte[] key(String roster, List<byte[]> contributions) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(bytes(), HMAC));
            mac.update(Seed.sha256(utf8(roster)));
            contributions.forEach(mac::update);
            return mac.doFinal();
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has " + HMAC, missing);
        }
    }
}
