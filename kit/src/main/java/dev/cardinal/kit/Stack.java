package dev.cardinal.kit;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A stack of immutable items that is quick to copy. */
public final class Stack<T> {
    private static final int ROOM = 8;

    private @Nullable Object[] items;
    private int size;

    public Stack() {
        items = new @Nullable Object[ROOM];
    }

    public Stack(Stack<T> other) {
        items = Arrays.copyOf(other.items, Math.max(ROOM, other.size));
        size = other.size;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The item with this many below it. */
    @SuppressWarnings({"unchecked", "NullAway"}) // items below the size are never null
    public T get(int index) {
        return (T) items[index];
    }

    public T top() {
        return get(size - 1);
    }

    public void set(int index, T item) {
        items[index] = item;
    }

    public void push(T item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, 2 * size);
        }
        items[size++] = item;
    }

    public T pop() {
        T top = top();
        items[--size] = null;
        return top;
    }

    public void remove(int index) {
        System.arraycopy(items, index + 1, items, index, size - index - 1);
        items[--size] = null;
    }

    public void clear() {
        while (size > 0) {
            items[--size] = null;
        }
    }

    public boolean contains(T item) {
        for (int i = 0; i < size; i++) {
            if (get(i).equals(item)) {
                return true;
            }
        }
        return false;
    }

    public boolean sameAs(Stack<T> other) {
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

    public void replaceAll(UnaryOperator<T> change) {
        for (int i = 0; i < size; i++) {
            items[i] = change.apply(get(i));
        }
    }

    @Override
    public String toString() {
        return Arrays.toString(Arrays.copyOf(items, size));
    }
}
