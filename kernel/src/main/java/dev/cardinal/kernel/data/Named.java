package dev.cardinal.kernel.data;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A small immutable map that keeps its order. Views build these by the million, so it is just two arrays. */
final class Named extends AbstractMap<String, Data> {
    static final Named NOTHING = new Named(new String[0], new Data[0]);

    private final String[] names;
    private final Data[] values;

    private Named(String[] names, Data[] values) {
        this.names = names;
        this.values = values;
    }

    static Named copyOf(Map<String, Data> map) {
        if (map instanceof Named named) {
            return named;
        }
        String[] names = map.keySet().toArray(String[]::new);
        Data[] values = new Data[names.length];
        Arrays.setAll(values, i -> map.get(names[i]));
        return new Named(names, values);
    }

    /** The first {@code size} entries; names must be distinct. */
    static Named of(String[] names, Data[] values, int size) {
        return new Named(Arrays.copyOf(names, size), Arrays.copyOf(values, size));
    }

    Named with(String name, Data value) {
        int index = indexOf(name);
        int size = index < 0 ? names.length + 1 : names.length;
        int place = index < 0 ? names.length : index;
        String[] moreNames = Arrays.copyOf(names, size);
        Data[] moreValues = Arrays.copyOf(values, size);
        moreNames[place] = name;
        moreValues[place] = value;
        return new Named(moreNames, moreValues);
    }

    private int indexOf(@Nullable Object name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public @Nullable Data get(@Nullable Object name) {
        int index = indexOf(name);
        return index < 0 ? null : values[index];
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return indexOf(name) >= 0;
    }

    String name(int index) {
        return names[index];
    }

    Data value(int index) {
        return values[index];
    }

    /** Without an object for each entry, as the iterator has. */
    @Override
    public void forEach(BiConsumer<? super String, ? super Data> action) {
        for (int i = 0; i < names.length; i++) {
            action.accept(names[i], values[i]);
        }
    }

    @Override
    public int size() {
        return names.length;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (other instanceof Named named && Arrays.equals(names, named.names)) {
            return Arrays.equals(values, named.values);
        }
        return super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public Set<Map.Entry<String, Data>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return names.length;
            }

            @Override
            public Iterator<Map.Entry<String, Data>> iterator() {
                return new Iterator<>() {
                    private int next;

                    @Override
                    public boolean hasNext() {
                        return next < names.length;
                    }

                    @Override
                    public Map.Entry<String, Data> next() {
                        if (!hasNext()) {
                            throw new NoSuchElementException();
                        }
                        return Map.entry(names[next], values[next++]);
                    }
                };
            }
        };
    }
}
