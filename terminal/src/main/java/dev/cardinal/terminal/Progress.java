package dev.cardinal.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongConsumer;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/**
 * A progress line on standard error for long commands. If standard error is not a terminal, only the longest commands
 * show progress: a new line from time to time.
 */
final class Progress implements AutoCloseable {
    private static final String CLEAR_LINE = "\r\033[K";
    /** On a terminal, a line changes at most this often. */
    private static final long BLINK = 100_000_000;

    private final PrintWriter err;
    private final boolean seen = isTerminal();
    private final long pause;
    private final long start = System.nanoTime();
    private long told = start;
    private boolean dirty;

    Progress(PrintWriter err) {
        this(err, Duration.ofNanos(Long.MAX_VALUE));
    }

    /** With a new line after each such pause if standard error is not a terminal. */
    Progress(PrintWriter err, Duration pause) {
        this.err = err;
        this.pause = seen ? BLINK : pause.toNanos();
    }

    private static boolean isTerminal() {
        String term = System.getenv("TERM");
        if (term == null || term.equals("dumb")) {
            return false;
        }
        try {
            return TerminalProvider.load("ffm").isSystemStream(SystemStream.Error);
        } catch (IOException | RuntimeException | LinkageError unknown) {
            return false;
        }
    }

    void say(String line) {
        if (seen) {
            err.print(CLEAR_LINE + line);
            err.flush();
            dirty = true;
        }
    }

    /** Shows how many are done, and how long the rest will take. */
    LongConsumer of(long total, String what) {
        return done -> {
            long now = System.nanoTime();
            if (done > 0 && now - told >= pause) {
                told = now;
                double seconds = (now - start) / 1e9;
                long left = Math.round(seconds * (total - done) / done);
                String line = String.format(
                        Locale.ROOT, "%3d%%  %,d of %,d %s, %d s left", 100 * done / total, done, total, what, left);
                if (seen) {
                    say(line);
                } else {
                    err.println(line);
                }
            }
        };
    }

    /** Makes room for a line of output. */
    void clear() {
        if (dirty) {
            err.print(CLEAR_LINE);
            err.flush();
            dirty = false;
        }
    }

    @Override
    public void close() {
        clear();
    }
}
