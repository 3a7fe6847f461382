package dev.cardinal.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Lines that are typed one after another; something may happen after some of them. */
final class TypedLines extends BufferedReader {
    private final Map<String, Runnable> meanwhile;

    TypedLines(List<String> lines, Map<String, Runnable> meanwhile) {
        super(new StringReader(lines.isEmpty() ? "" : String.join("\n", lines) + "\n"));
        this.meanwhile = meanwhile;
    }

    @Override
    public @Nullable String readLine() throws IOException {
        String line = super.readLine();
        meanwhile.getOrDefault(line, () -> {}).run();
        return line;
    }
}
