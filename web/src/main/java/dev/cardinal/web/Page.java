package dev.cardinal.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.zip.GZIPOutputStream;

/**
 * A file that a browser may have.
 *
 * @param type what it is, for the header Content-Type
 * @param tag changes whenever the file does, for the header ETag
 * @param bytes its content
 * @param packed its content, compressed; the content itself if that is no smaller
 */
@SuppressWarnings("ArrayRecordComponent") // compared by no one
public record Page(String type, String tag, byte[] bytes, byte[] packed) {
    static Page of(String type, byte[] bytes) {
        byte[] packed = packed(bytes);
        return new Page(
                type, '"' + hash(bytes).substring(0, 22) + '"', bytes, packed.length < bytes.length ? packed : bytes);
    }

    public boolean isPacked() {
        return packed.length < bytes.length;
    }

    static String hash(byte[] bytes) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static byte[] packed(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream(bytes.length / 2);
        try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
            zip.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return packed.toByteArray();
    }
}
