package dev.cardinal.kernel.data;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** A value that any program can exchange: text, a whole number, a flag, a list or a map. Its text form is JSON. */
public sealed interface Data {

    record Text(String value) implements Data {
        @Override
        public String toString() {
            return JsonText.quote(value);
        }
    }

    record Number(long value) implements Data {
        /** Most numbers are small; sharing them makes comparing them a matter of identity. */
        private static final Number[] SMALL =
                LongStream.range(0, 128).mapToObj(Number::new).toArray(Number[]::new);

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

    /** Named values, in the order they were added. */
    record Fields(Map<String, Data> values) implements Data {
        public Fields {
            values = Named.copyOf(values);
        }

        public @Nullable Data get(String name) {
            return values.get(name);
        }

        /** These fields with one added or replaced. */
        public Fields with(String name, Data value) {
            return new Fields(Named.copyOf(values).with(name, value));
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

    /** A builder, for when there are many fields; put each name only once. */
    final class Draft {
        private String[] names = new String[8];
        private Data[] values = new Data[8];
        private int size;

        public Draft put(String name, Data value) {
            if (size == names.length) {
                names = Arrays.copyOf(names, 2 * size);
                values = Arrays.copyOf(values, 2 * size);
            }
            names[size] = name;
            values[size++] = value;
            return this;
        }

        public Fields fields() {
            return new Fields(Named.of(names, values, size));
        }
    }

    static Text of(String value) {
        return new Text(value);
    }

    static Number of(long value) {
        return value >= 0 && value < Number.SMALL.length ? Number.SMALL[(int) value] : new Number(value);
    }

    static Flag of(boolean value) {
        return new Flag(value);
    }

    static Items of(List<? extends Data> values) {
        return new Items(List.copyOf(values));
    }

    static Items texts(List<String> values) {
        Data[] texts = new Data[values.size()];
        Arrays.setAll(texts, i -> of(values.get(i)));
        return new Items(List.of(texts));
    }

    static Fields fields() {
        return new Fields(Named.NOTHING);
    }
}
