package dev.cardinal.terminal.play;

import dev.cardinal.kernel.text.Layout;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Plain lines in and plain text out, for pipes, files and simple terminals. */
public final class PlainScreen implements Screen {
    private static final int BLANK_LINES = 50;
    private final BufferedReader in;
    private final PrintStream out;
    private final int width;
    private final boolean wraps;
    private final boolean echo;
    private boolean atPrompt;

    /**
     * @param width the requested width; without one, lines are not wrapped
     * @param echo whether to print what was read, for readers who did not type it
     */
    public PlainScreen(BufferedReader in, PrintStream out, OptionalInt width, boolean echo) {
        this.in = in;
        this.out = out;
        this.width = Math.max(NARROWEST, width.orElse(USUAL));
        this.wraps = width.isPresent();
        this.echo = echo;
    }

    @Override
    public int width() {
        return width;
    }

    /** Something that happens while the prompt is open goes on a line of its own. */
    @Override
    public synchronized void say(String line) {
        if (atPrompt) {
            out.println();
            atPrompt = false;
        }
        (wraps ? Layout.wrap(line, width) : List.of(line)).forEach(out::println);
    }

    @Override
    public void refuse(String sentence) {
        say(sentence);
    }

    @Override
    public @Nullable String ask(String prompt, Function<String, List<String>> completions) {
        open(prompt);
        try {
            String line = in.readLine();
            answered();
            if (echo || line == null) {
                out.println(line == null ? "" : line);
            }
            return line;
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private synchronized void open(String prompt) {
        out.print(prompt);
        out.flush();
        atPrompt = true;
    }

    private synchronized void answered() {
        atPrompt = false;
    }

    @Override
    public void hide() {
        out.print(System.lineSeparator().repeat(BLANK_LINES));
    }

    @Override
    public void close() {
        out.flush();
    }
}
