package dev.cardinal.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongConsumer;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** One line on standard error that says how far a long command is; nothing where nobody would see it. */
final class Progress implements LongConsumer, AutoCloseable {
    private static final String CLEAR_LINE = "\r\033[K";

    private final PrintWriter err;
    private final String what;
    private final long total;
    private final boolean seen;
    private final long start = System.nanoTime();
    private boolean dirty;

    Progress(PrintWriter err, String what, long total) {
        this.err = err;
        this.what = what;
        this.total = total;
        seen = isTerminal();
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

    @Override
    public void accept(long done) {
        if (!seen || done == 0) {
            return;
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        long left = Math.round(seconds * (total - done) / done);
        err.print(CLEAR_LINE
                + String.format(
                        Locale.ROOT, "%3d%%  %,d of %,d %s, %d s left", 100 * done / total, done, total, what, left));
        err.flush();
        dirty = true;
    }

    @Override
    public void close() {
        if (dirty) {
            err.print(CLEAR_LINE);
            err.flush();
            dirty = false;
        }
    }
}
