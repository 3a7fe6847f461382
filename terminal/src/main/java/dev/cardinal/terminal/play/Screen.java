package dev.cardinal.terminal.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Where a person reads and types. */
public interface Screen extends AutoCloseable {
    int NARROWEST = 40;
    int USUAL = 80;

    /** How many things to choose from are listed at most. */
    int MOST_LISTED = 9;

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

    /** Lets someone choose from a numbered list; empty if they leave. */
    default <T> Optional<T> choose(List<T> listed, Function<T, String> about) {
        for (int i = 0; i < listed.size(); i++) {
            say("  " + (i + 1) + "  " + about.apply(listed.get(i)));
        }
        return choose(listed);
    }

    /** Lets someone choose from what was listed with numbers; empty if they leave. */
    default <T> Optional<T> choose(List<T> listed) {
        while (true) {
            String line = ask("Which one? (1-" + listed.size() + ", Enter for 1) ", _ -> List.of());
            if (line == null || line.strip().equalsIgnoreCase("quit")) {
                return Optional.empty();
            }
            String number = line.isBlank() ? "1" : line.strip();
            if (number.matches("[1-9]") && Integer.parseInt(number) <= listed.size()) {
                return Optional.of(listed.get(Integer.parseInt(number) - 1));
            }
            refuse("Type a number from 1 to " + listed.size() + ", or quit.");
        }
    }

    /** Clears what was shown. */
    void hide();

    @Override
    void close();
}
