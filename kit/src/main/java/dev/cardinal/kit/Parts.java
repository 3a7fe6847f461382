package dev.cardinal.kit;

import dev.cardinal.kernel.View;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The parts of the table that a player can ask for by name. */
public final class Parts<V extends View> {
    /** The lines of a part on a page of this width. */
    public interface Lines<V> {
        List<String> of(V view, int width);
    }

    private final Class<V> type;
    private final Map<String, String> about = new LinkedHashMap<>();
    private final Map<String, Lines<V>> lines = new LinkedHashMap<>();

    /** No parts yet, for a game with views of this type. */
    public Parts(Class<V> type) {
        this.type = type;
    }

    /** Adds a part, with a line about it. */
    public Parts<V> with(String name, String line, Lines<V> part) {
        about.put(name, line);
        lines.put(name, part);
        return this;
    }

    /** The names in the order in which the parts were added, each with its line. */
    public Map<String, String> about() {
        return Collections.unmodifiableMap(about);
    }

    public Optional<List<String>> part(String name, View view, int width) {
        return Optional.ofNullable(lines.get(name)).map(part -> part.of(type.cast(view), width));
    }
}
