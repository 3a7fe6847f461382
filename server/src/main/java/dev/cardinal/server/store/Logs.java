package dev.cardinal.server.store;

import dev.cardinal.kernel.data.Data;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Log lines as JSON, on standard error: the server's own, and its libraries' only if something is wrong. */
public final class Logs {
    private static final Logger ROOT = Logger.getLogger("");
    /** Kept, since Java forgets the level of a logger that nobody holds. */
    private static final Logger OURS = Logger.getLogger("dev.cardinal");

    /** It calls every mistake of a client a severe error. */
    private static final Logger MODELS = Logger.getLogger("io.modelcontextprotocol.server.transport");

    private Logs() {}

    public static void setUp() {
        ROOT.setLevel(Level.WARNING);
        OURS.setLevel(Level.INFO);
        MODELS.setLevel(Level.OFF);
        for (Handler handler : ROOT.getHandlers()) {
            handler.setFormatter(new Line());
        }
    }

    private static final class Line extends Formatter {
        @Override
        public String format(LogRecord record) {
            Data.Fields line = Data.fields()
                    .with("time", record.getInstant().toString())
                    .with("level", record.getLevel().getName())
                    .with("logger", String.valueOf(record.getLoggerName()))
                    .with("message", formatMessage(record));
            Throwable thrown = record.getThrown();
            if (thrown != null) {
                StringWriter trace = new StringWriter();
                thrown.printStackTrace(new PrintWriter(trace));
                line = line.with("trace", trace.toString());
            }
            return line + "\n";
        }
    }
}
