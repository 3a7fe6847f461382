package dev.cardinal.terminal.play;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Where a person reads and types. */
public interface Screen extends AutoCloseable {
    int NARROWEST = 40;
    int USUAL = 80;

    int width();

    /** How many lines can be seen at once. */
    default int height() {
        return Integer.MAX_VALUE;
    }

    void say(String line);

    default void say(List<String> lines) {
        lines.forEach(this::say);
    }

    /** Shows that something is not possible. */
    void refuse(String sentence);

    /**
     * The next line that is typed, or null at the end of input.
     *
     * @param completions completions for what has been typed so far
     */
    @Nullable
    String ask(String prompt, Function<String, List<String>> completions);

    /** Clears what was shown. */
    void hide();

    @Override
    void close();
}
