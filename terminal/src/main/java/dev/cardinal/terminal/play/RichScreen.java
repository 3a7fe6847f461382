package dev.cardinal.terminal.play;

import dev.cardinal.kernel.text.Layout;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;
import org.jspecify.annotations.Nullable;

/** A real terminal: line editing, history, completion and colours. */
public final class RichScreen implements Screen {
    private static final Logger JLINE = Logger.getLogger("org.jline");
    private final Terminal terminal;
    private final Paint paint;
    private final Path history;
    private LineReader reader;
    private Function<String, List<String>> completions = _ -> List.of();

    RichScreen(Terminal terminal, Paint paint, Path history) {
        this.terminal = terminal;
        this.paint = paint;
        this.history = history;
        this.reader = newReader();
    }

    private LineReader newReader() {
        return LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("cardinal")
                .parser((line, cursor, _) -> LastMove.of(line, cursor))
                .completer((_, typed, found) ->
                        completions.apply(typed.word()).forEach(text -> found.add(candidate(text))))
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.INSERT_TAB, false)
                .variable(LineReader.HISTORY_FILE, history)
                .variable(LineReader.BELL_STYLE, "none")
                .build();
    }

    /** Text that ends with a space or a slash will be continued, so no space is added after it. */
    private static Candidate candidate(String text) {
        boolean whole = !text.endsWith(" ") && !text.endsWith("/");
        return new Candidate(text, text, null, null, null, null, whole);
    }

    public static RichScreen open(Paint paint, Path history) throws IOException {
        JLINE.setLevel(Level.OFF); // a history that cannot be saved is no reason to fill the screen
        Terminal terminal = TerminalBuilder.builder()
                .system(true)
                .encoding(StandardCharsets.UTF_8)
                .build();
        return new RichScreen(terminal, paint, history);
    }

    @Override
    public int width() {
        int width = terminal.getColumns();
        return width <= 0 ? USUAL : Math.max(NARROWEST, width);
    }

    @Override
    public int height() {
        return terminal.getRows() <= 0 ? Integer.MAX_VALUE : terminal.getRows();
    }

    @Override
    public void say(String line) {
        Layout.wrap(line, width()).forEach(part -> print(paint.line(part)));
    }

    /** Prints a line, above the prompt and what was typed there if someone is typing. */
    private void print(String line) {
        if (reader.isReading()) {
            reader.printAbove(line);
        } else {
            terminal.writer().println(line);
            terminal.flush();
        }
    }

    @Override
    public void refuse(String sentence) {
        Layout.wrap(sentence, width(), "  ").forEach(part -> print(paint.refusal(part)));
    }

    @Override
    public @Nullable String ask(String prompt, Function<String, List<String>> possible) {
        completions = possible;
        while (true) {
            try {
                return reader.readLine(paint.prompt(prompt));
            } catch (UserInterruptException interrupted) {
                if (interrupted.getPartialLine().isBlank()) {
                    return null;
                }
            } catch (EndOfFileException ended) {
                return null;
            }
        }
    }

    @Override
    public void hide() {
        terminal.puts(InfoCmp.Capability.clear_screen);
        terminal.writer().print("\033[3J"); // the scrollback, too
        terminal.flush();
        forget();
    }

    /** Forgets typed lines, which mention cards, and cut text that could be pasted again. */
    private void forget() {
        try {
            reader.getHistory().purge();
        } catch (IOException unwritable) {
            return; // what could not be written was not saved
        } finally {
            reader = newReader();
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException gone) {
            return; // the terminal was lost; there is nothing left to close
        }
    }
}
