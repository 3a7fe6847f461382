package dev.cardinal.kernel;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** What was set before a game starts, by name; whatever is not set has its game's default. */
public record Options(Map<String, String> values) {
    public static final Options DEFAULT = new Options(Map.of());

    public Options {
        values = Collections.unmodifiableMap(new TreeMap<>(values));
    }

    public Options with(String name, String value) {
        Map<String, String> more = new TreeMap<>(values);
        more.put(name, value);
        return new Options(more);
    }

    public Options without(String name) {
        Map<String, String> less = new TreeMap<>(values);
        less.remove(name);
        return new Options(less);
    }

    public String get(String name, String otherwise) {
        return values.getOrDefault(name, otherwise);
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }
}
