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

    @Override
    public void say(String line) {
        (wraps ? Layout.wrap(line, width) : List.of(line)).forEach(out::println);
    }

    @Override
    public void refuse(String sentence) {
        say(sentence);
    }

    @Override
    public @Nullable String ask(String prompt, Function<String, List<String>> completions) {
        out.print(prompt);
        out.flush();
        try {
            String line = in.readLine();
            if (echo || line == null) {
                out.println(line == null ? "" : line);
            }
            return line;
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
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
