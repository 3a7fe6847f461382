package dev.cardinal.mageknight.data;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Things by name; only letters and digits count, in upper or lower case. */
final class Names<T> {
    private final Map<String, T> things = new HashMap<>();

    Names(List<T> all, Function<T, String> name) {
        all.forEach(thing -> add(name.apply(thing), thing));
    }

    /** Adds a name for a thing. */
    void add(String name, T thing) {
        T other = things.put(key(name), thing);
        if (other != null && !other.equals(thing)) {
            throw new IllegalStateException(thing + " and " + other + " have the same name");
        }
    }

    Optional<T> find(String name) {
        return Optional.ofNullable(things.get(key(name)));
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }
}
