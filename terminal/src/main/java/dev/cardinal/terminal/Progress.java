package dev.cardinal.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongConsumer;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** A progress line on standard error for long commands; nothing if standard error is not a terminal. */
final class Progress implements AutoCloseable {
    private static final String CLEAR_LINE = "\r\033[K";

    private final PrintWriter err;
    private final boolean seen = isTerminal();
    private final long start = System.nanoTime();
    private boolean dirty;

    Progress(PrintWriter err) {
        this.err = err;
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
            if (done > 0) {
                double seconds = (System.nanoTime() - start) / 1e9;
                long left = Math.round(seconds * (total - done) / done);
                say(String.format(
                        Locale.ROOT, "%3d%%  %,d of %,d %s, %d s left", 100 * done / total, done, total, what, left));
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
