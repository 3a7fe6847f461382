package dev.cardinal.arena.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A process that is talked to in lines. Nothing that it does or leaves undone can block whoever uses it: it is read
 * from and written to on threads of its own, and what it writes ahead of time fills a short queue and then its pipe.
 */
final class Child implements AutoCloseable {
    /** No answer comes close to this length; the rest of a longer line is dropped. */
    private static final int LONGEST_LINE = 100_000;

    private static final int AHEAD = 64;
    private static final int PATIENCE_MILLIS = 1000;
    private static final int LAST_WORDS_MILLIS = 300;

    private final Process process;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("to a program").factory());
    private final BlockingQueue<Heard> lines = new LinkedBlockingQueue<>(AHEAD);
    private final Murmur murmur;
    private volatile boolean spoken;
    private volatile boolean closing;

    /**
     * What the process said.
     *
     * @param end whether it has closed its output
     */
    record Heard(String line, boolean end) {}

    private Child(Process process) {
        this.process = process;
        murmur = Murmur.of(process.errorReader(StandardCharsets.UTF_8));
        Thread.ofPlatform().daemon().name("from a program").start(this::read);
    }

    static Child start(List<String> command) throws IOException {
        return new Child(Running.start(new ProcessBuilder(command)));
    }

    private void read() {
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
            StringBuilder line = new StringBuilder();
            for (int c = in.read(); c >= 0; c = in.read()) {
                spoken = true;
                if (c == '\n') {
                    keep(new Heard(line.toString(), false));
                    line.setLength(0);
                } else if (line.length() < LONGEST_LINE) {
                    line.append((char) c);
                }
            }
            if (!line.isEmpty()) {
                keep(new Heard(line.toString(), false));
            }
        } catch (IOException gone) {
            // That is an end like any other.
        }
        keep(new Heard("", true));
    }

    /** Waits for room, unless no one is listening any more. */
    private void keep(Heard heard) {
        try {
            boolean kept = closing;
            while (!kept) {
                kept = lines.offer(heard, PATIENCE_MILLIS / 10, TimeUnit.MILLISECONDS) || closing;
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether it has written anything. */
    boolean hasSpoken() {
        return spoken;
    }

    /** The next line; empty if there was none in this time. */
    Optional<Heard> hear(Duration within) throws Forfeit {
        try {
            return Optional.ofNullable(lines.poll(within.toNanos(), TimeUnit.NANOSECONDS));
        } catch (InterruptedException stop) {
            throw stopped();
        }
    }

    private static Forfeit stopped() {
        Thread.currentThread().interrupt();
        return new Forfeit(Forfeit.Cause.ENDED, "it was stopped");
    }

    /** Writes a line; false if the process has not taken it in this time. */
    boolean send(String line, Duration within) {
        Future<?> written = writer.submit(() -> write(line));
        try {
            written.get(within.toNanos(), TimeUnit.NANOSECONDS);
            return true;
        } catch (ExecutionException gone) {
            return true; // it may have answered before it closed its input; if not, its output ends too
        } catch (TimeoutException late) {
            return false;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void write(String line) {
        try {
            OutputStream out = process.getOutputStream();
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException closed) {
            // See send.
        }
    }

    /** How it ended, in words, once its output is closed. */
    String end() {
        try {
            if (process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                return "it ended with status " + process.exitValue() + " before the game was over";
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        return "it closed its output before the game was over";
    }

    /** Its last error, to append to a sentence; empty if there was none. */
    String complaint() {
        String last = murmur.last(process.isAlive() ? 0 : LAST_WORDS_MILLIS);
        return last.isEmpty() ? "" : "; its standard error says: " + last;
    }

    @Override
    public void close() {
        if (closing) {
            return;
        }
        closing = true;
        lines.clear();
        Running.end(process, () -> writer.execute(this::closeInput), PATIENCE_MILLIS);
        writer.shutdown();
    }

    private void closeInput() {
        try {
            process.getOutputStream().close();
        } catch (IOException gone) {
            // Then it is closed.
        }
    }
}
