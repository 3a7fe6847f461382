package dev.cardinal.mcp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines that come in. A line without an end is cut off, so that it does not fill the memory. */
final class Incoming {
    /** No message of a client is nearly as long. */
    static final int LONGEST = 100_000;

    private final Reader in;

    Incoming(InputStream in) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /** The next line, of which one character more than the longest is kept at most; null at the end. */
    @Nullable
    String line() throws IOException {
        StringBuilder line = new StringBuilder();
        int next = in.read();
        boolean end = next < 0;
        while (next >= 0 && next != '\n') {
            if (line.length() <= LONGEST) {
                line.append((char) next);
            }
            next = in.read();
        }
        return end ? null : line.toString();
    }
}
