package dev.cardinal.kernel.chance;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Random blocks that no one can predict without the key: block d of a stream is HMAC-SHA256(key, stream, salt, d),
 * where the salt is 0 unless draws were taken back.
 */
final class Blocks {
    private static final String HMAC = "HmacSHA256";
    private final Mac mac;

    Blocks(byte[] key) {
        try {
            mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(key, HMAC));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("every Java has " + HMAC, missing);
        }
    }

    /** The first 64 bits of a block. Synchronized because the positions of a game share the key across threads. */
    synchronized long bits(int stream, long salt, long block) {
        byte[] number = ByteBuffer.allocate(Integer.BYTES + 2 * Long.BYTES)
                .putInt(stream)
                .putLong(salt)
                .putLong(block)
                .array();
        return ByteBuffer.wrap(mac.doFinal(number)).getLong();
    }
}
