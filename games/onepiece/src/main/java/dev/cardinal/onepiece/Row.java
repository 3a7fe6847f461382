package dev.cardinal.onepiece;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A list of immutable things that is quick to copy. */
final class Row<T> {
    private @Nullable Object[] items;
    private int size;

    Row() {
        items = new @Nullable Object[8];
    }

    Row(Row<T> other) {
        items = Arrays.copyOf(other.items, Math.max(8, other.size));
        size = other.size;
    }

    int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    @SuppressWarnings({"unchecked", "NullAway"}) // below the size nothing is null
    T get(int index) {
        return (T) items[index];
    }

    T last() {
        return get(size - 1);
    }

    void set(int index, T item) {
        items[index] = item;
    }

    void add(T item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, 2 * size);
        }
        items[size++] = item;
    }

    T remove() {
        T last = last();
        items[--size] = null;
        return last;
    }

    void remove(int index) {
        System.arraycopy(items, index + 1, items, index, size - index - 1);
        items[--size] = null;
    }

    void clear() {
        while (size > 0) {
            items[--size] = null;
        }
    }

    boolean contains(T item) {
        for (int i = 0; i < size; i++) {
            if (get(i).equals(item)) {
                return true;
            }
        }
        return false;
    }

    boolean sameAs(Row<T> other) {
        if (size != other.size) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (!get(i).equals(other.get(i))) {
                return false;
            }
        }
        return true;
    }

    void replace(UnaryOperator<T> change) {
        for (int i = 0; i < size; i++) {
            items[i] = change.apply(get(i));
        }
    }

    @Override
    public String toString() {
        return Arrays.toString(Arrays.copyOf(items, size));
    }
}
