package dev.cardinal.server.load;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A bare connection to a server, over which anything can be sent, right or wrong. */
final class RawLine implements AutoCloseable {
    static final int TEXT = 1;
    static final int BINARY = 2;
    static final int CLOSE = 8;
    static final int PING = 9;
    /** A request to become a WebSocket, up to its last header. */
    static final String UPGRADE = """
            GET /play HTTP/1.1\r
            Host: x\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
            """;

    private static final int PATIENCE = 5_000;
    private static final int PONG = 10;
    private static final int FINAL = 0x80;
    private static final int MASKED = 0x80;
    /** Lengths up to here are written in the frame's second byte; this one means that two bytes follow. */
    static final int SHORT = 126;

    private static final int LONG = 127;

    private final Socket socket;
    private final InputStream in;

    RawLine(URI address) throws IOException {
        socket = new Socket(address.getHost(), address.getPort());
        socket.setSoTimeout(PATIENCE);
        in = socket.getInputStream();
    }

    /** Sends bytes; a server may well have hung up on what came before. */
    boolean send(byte[] bytes) throws IOException {
        try {
            socket.getOutputStream().write(bytes);
            socket.getOutputStream().flush();
            return true;
        } catch (SocketException hungUp) {
            return false;
        }
    }

    /** An answer to an HTTP request. */
    record Answer(int status, String body) {
        static final Answer NONE = new Answer(0, "");
    }

    /** Reads the answer to an HTTP request; none if the server hung up. */
    Answer answer() throws IOException {
        String head = head();
        if (head.isEmpty()) {
            return Answer.NONE;
        }
        int length = head.lines()
                .filter(line -> line.regionMatches(true, 0, "content-length:", 0, 15))
                .mapToInt(line -> Integer.parseInt(line.substring(15).strip()))
                .findFirst()
                .orElse(0);
        return new Answer(
                Integer.parseInt(head.split(" ", 3)[1]), new String(in.readNBytes(length), StandardCharsets.UTF_8));
    }

    private String head() throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        try {
            int next = in.read();
            while (next >= 0) {
                head.write(next);
                if (next == '\n' && head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
                    return head.toString(StandardCharsets.ISO_8859_1);
                }
                next = in.read();
            }
        } catch (SocketException hungUp) {
            // As good as the end.
        }
        return "";
    }

    /** Turns this into a WebSocket; false if the server does not want to. */
    boolean upgrade() throws IOException {
        send((UPGRADE + "\r\n").getBytes(StandardCharsets.US_ASCII));
        return head().startsWith("HTTP/1.1 101");
    }

    boolean send(String text) throws IOException {
        return send(textFrame(text));
    }

    static byte[] textFrame(String text) {
        return frame(FINAL | TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The answer to a server that wants to know whether anyone is there. */
    static byte[] pong() {
        return frame(FINAL | PONG, new byte[0]);
    }

    /** A WebSocket frame as a client sends it, masked with zeros. */
    static byte[] frame(int first, byte[] payload) {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(first);
        if (payload.length < SHORT) {
            frame.write(MASKED | payload.length);
        } else {
            boolean fits = payload.length <= 0xffff;
            frame.write(MASKED | (fits ? SHORT : LONG));
            for (int shift = fits ? 8 : 56; shift >= 0; shift -= 8) {
                frame.write((int) ((long) payload.length >> shift));
            }
        }
        frame.writeBytes(new byte[4]);
        frame.writeBytes(payload);
        return frame.toByteArray();
    }

    /** What a server says over a WebSocket: a text, or that it closes and why. */
    record Said(boolean closed, String text) {}

    /** The next thing that a server says; control frames in between are skipped. */
    Said hear() throws IOException {
        try {
            while (true) {
                int first = in.read();
                int length = in.read();
                if (first < 0 || length < 0) {
                    return new Said(true, "");
                }
                int bytes = length < SHORT ? 0 : length == SHORT ? 2 : 8;
                for (int i = 0; i < bytes; i++) {
                    length = (i == 0 ? 0 : length << 8) | in.read();
                }
                byte[] payload = in.readNBytes(length);
                int kind = first & 0xf;
                if (kind == CLOSE) {
                    return new Said(true, payload.length < 2 ? "" : text(payload, 2));
                }
                if (kind <= BINARY) {
                    return new Said(false, text(payload, 0));
                }
            }
        } catch (SocketException hungUp) {
            return new Said(true, "");
        }
    }

    private static String text(byte[] bytes, int from) {
        return new String(bytes, from, bytes.length - from, StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
