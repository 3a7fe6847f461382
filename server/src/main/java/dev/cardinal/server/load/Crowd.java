package dev.cardinal.server.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Many WebSockets on a single thread, so that those who measure a server take little of the machine that they share with
 * it. Everything that is heard, and everything that was put off, is done on that thread.
 */
final class Crowd implements AutoCloseable {
    private static final int USUAL = 4_096;
    private static final int LONGEST_WAIT = 1_000;

    private final InetSocketAddress server;
    private final Selector selector;
    private final Queue<Runnable> newcomers = new ConcurrentLinkedQueue<>();
    private final PriorityQueue<Later> later = new PriorityQueue<>(Comparator.comparingLong(Later::due));
    private volatile boolean closed;

    /** Something to do when it is due, by {@link System#nanoTime}. */
    private record Later(long due, Runnable what) {}

    /** Is told what arrives over one connection. */
    interface Listener {
        void heard(String message);

        void lost();
    }

    Crowd(URI address) throws IOException {
        server = new InetSocketAddress(address.getHost(), address.getPort());
        selector = Selector.open();
        Thread.ofPlatform().name("crowd").daemon().start(this::run);
    }

    /** Connects on the caller's thread and says hello; what follows is heard on this crowd's. */
    Line open(String hello, Listener listener) throws IOException {
        SocketChannel channel = SocketChannel.open(server);
        try {
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            upgrade(channel);
            Line line = new Line(channel, listener);
            channel.configureBlocking(false);
            line.send(hello);
            newcomers.add(() -> register(channel, line));
            selector.wakeup();
            return line;
        } catch (IOException failed) {
            channel.close();
            throw failed;
        }
    }

    private static void upgrade(SocketChannel channel) throws IOException {
        channel.write(ByteBuffer.wrap((RawLine.UPGRADE + "\r\n").getBytes(StandardCharsets.US_ASCII)));
        ByteBuffer head = ByteBuffer.allocate(USUAL);
        String read = "";
        while (!read.endsWith("\r\n\r\n")) { // the server says nothing more until it is greeted
            if (channel.read(head) <= 0) {
                throw new IOException("the server does not open a WebSocket: " + read);
            }
            read = new String(head.array(), 0, head.position(), StandardCharsets.ISO_8859_1);
        }
        if (!read.startsWith("HTTP/1.1 101")) {
            throw new IOException("the server does not open a WebSocket: " + read);
        }
    }

    private void register(SocketChannel channel, Line line) {
        try {
            channel.register(selector, SelectionKey.OP_READ, line);
        } catch (ClosedChannelException gone) {
            line.lost();
        }
    }

    /** Does something later; only on this crowd's thread. */
    void after(long millis, Runnable what) {
        later.add(new Later(System.nanoTime() + millis * 1_000_000, what));
    }

    private void run() {
        try {
            while (!closed) {
                selector.select(this::ready, untilNext());
                for (Runnable newcomer = newcomers.poll(); newcomer != null; newcomer = newcomers.poll()) {
                    newcomer.run();
                }
                while (!later.isEmpty() && later.element().due - System.nanoTime() <= 0) {
                    later.remove().what.run();
                }
            }
            selector.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** In milliseconds, at least one. */
    private long untilNext() {
        return later.isEmpty()
                ? LONGEST_WAIT
                : Math.clamp((later.element().due - System.nanoTime()) / 1_000_000, 1, LONGEST_WAIT);
    }

    private void ready(SelectionKey key) {
        if (key.attachment() instanceof Line line) {
            line.read();
        }
    }

    /** One connection. */
    static final class Line {
        private final SocketChannel channel;
        private final Listener listener;
        private ByteBuffer in = ByteBuffer.allocate(USUAL);

        Line(SocketChannel channel, Listener listener) {
            this.channel = channel;
            this.listener = listener;
        }

        void send(String message) {
            send(RawLine.textFrame(message));
        }

        private synchronized void send(byte[] frame) {
            ByteBuffer out = ByteBuffer.wrap(frame);
            try {
                while (out.hasRemaining()) { // so little is sent that there is always room for it
                    channel.write(out);
                }
            } catch (IOException gone) {
                lost();
            }
        }

        private void read() {
            try {
                if (channel.read(in) < 0) {
                    lost();
                    return;
                }
                in.flip();
                while (isWhole()) {
                    hear();
                }
                in.compact();
                if (!in.hasRemaining()) {
                    in = ByteBuffer.allocate(2 * in.capacity()).put(in.flip());
                }
            } catch (IOException | CancelledKeyException gone) {
                lost();
            }
        }

        /** Whether the next frame has arrived as a whole. */
        private boolean isWhole() {
            return in.remaining() >= 2 && in.remaining() >= head() && in.remaining() >= head() + length();
        }

        private int head() {
            int shortLength = in.get(in.position() + 1);
            return shortLength < RawLine.SHORT ? 2 : shortLength == RawLine.SHORT ? 4 : 10;
        }

        private int length() {
            int at = in.position() + 2;
            return switch (head()) {
                case 2 -> in.get(at - 1);
                case 4 -> in.getShort(at) & 0xffff;
                default -> Math.toIntExact(in.getLong(at));
            };
        }

        private void hear() {
            int kind = in.get(in.position()) & 0xf;
            int from = in.position() + head();
            int length = length();
            in.position(from + length);
            if (kind <= RawLine.TEXT) {
                listener.heard(new String(in.array(), from, length, StandardCharsets.UTF_8));
            } else if (kind == RawLine.PING) {
                send(RawLine.pong());
            } else if (kind == RawLine.CLOSE) {
                lost();
            }
        }

        private void lost() {
            close();
            listener.lost();
        }

        void close() {
            try {
                channel.close();
            } catch (IOException already) {
                // It is gone either way.
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        selector.wakeup();
    }
}
