package dev.cardinal.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A value that can cross any border: text, a whole number, a flag, a list or a map. Its text form is JSON. */
public sealed interface Data {

    record Text(String value) implements Data {
        @Override
        public String toString() {
            return JsonText.quote(value);
        }
    }

    record Number(long value) implements Data {
        @Override
        public String toString() {
            return Long.toString(value);
        }
    }

    record Flag(boolean value) implements Data {
        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    record Items(List<Data> values) implements Data {
        public Items {
            values = List.copyOf(values);
        }

        @Override
        public String toString() {
            return JsonText.of(this);
        }
    }

    /** Named values in the order they were written. */
    record Fields(Map<String, Data> values) implements Data {
        public Fields {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        public @Nullable Data get(String name) {
            return values.get(name);
        }

        /** The same fields and one more, or another value in the place of the old one. */
        public Fields with(String name, Data value) {
            Map<String, Data> more = new LinkedHashMap<>(values);
            more.put(name, value);
            return new Fields(more);
        }

        public Fields with(String name, String value) {
            return with(name, of(value));
        }

        public Fields with(String name, long value) {
            return with(name, of(value));
        }

        public Fields with(String name, boolean value) {
            return with(name, of(value));
        }

        @Override
        public String toString() {
            return JsonText.of(this);
        }
    }

    static Text of(String value) {
        return new Text(value);
    }

    static Number of(long value) {
        return new Number(value);
    }

    static Flag of(boolean value) {
        return new Flag(value);
    }

    static Items of(List<? extends Data> values) {
        return new Items(List.copyOf(values));
    }

    static Items texts(List<String> values) {
        return new Items(values.stream().map(value -> (Data) of(value)).toList());
    }

    static Fields fields() {
        return new Fields(Map.of());
    }
}
