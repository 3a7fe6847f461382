package dev.cardinal.terminal.play;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Where a person reads and types. */
public interface Screen extends AutoCloseable {
    int NARROWEST = 40;
    int USUAL = 80;

    int width();

    void say(String line);

    default void say(List<String> lines) {
        lines.forEach(this::say);
    }

    /** Says that something is not possible. */
    void refuse(String sentence);

    /**
     * The next line that is typed, or null when there will be none any more.
     *
     * @param completions what a word that has been begun may become
     */
    @Nullable
    String ask(String prompt, Function<String, List<String>> completions);

    /** Takes what was said out of sight. */
    void hide();

    @Override
    void close();
}
