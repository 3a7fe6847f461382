package dev.cardinal.mageknight.data;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Things by their names; only letters and digits count, large or small. */
final class Names<T> {
    private final Map<String, T> things = new HashMap<>();

    Names(List<T> all, Function<T, String> name) {
        all.forEach(thing -> add(name.apply(thing), thing));
    }

    /** Gives a thing one more name. */
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
