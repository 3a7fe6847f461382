package dev.cardinal.kernel.record;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts the fields of a mutable object to data and back. */
public final class Innards {
    private final Recording recording;

    public Innards(Recording recording) {
        this.recording = recording;
    }

    /** All fields of an object except these. */
    public Data.Fields of(Object holder, String... but) {
        Data.Draft data = new Data.Draft();
        for (Field field : holder.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !List.of(but).contains(field.getName())) {
                Object value = get(field, holder);
                data.put(
                        field.getName(),
                        value != null && holds(field) ? of(value) : recording.write(value, field.getGenericType()));
            }
        }
        return data.fields();
    }

    /** Whether a field holds a mutable object itself. */
    private static boolean holds(Field field) {
        Class<?> type = field.getType();
        boolean plain = type.isPrimitive() || type.isArray() || type.isEnum() || type.isRecord() || type.isInterface();
        return !plain && type != String.class;
    }

    /** Sets these fields of an object to the given values. */
    public void restore(Object holder, Data.Fields said) throws Refused {
        for (Map.Entry<String, Data> one : said.values().entrySet()) {
            Field field = field(holder, one.getKey());
            Object there = get(field, holder);
            if (there != null && holds(field) && one.getValue() instanceof Data.Fields fields) {
                restore(there, fields);
                continue;
            }
            Object value = recording.read(one.getValue(), field.getGenericType());
            if (!Modifier.isFinal(field.getModifiers())) {
                set(field, holder, value);
            } else if (there != null && value != null && Array.getLength(there) == Array.getLength(value)) {
                System.arraycopy(value, 0, there, 0, Array.getLength(there));
            } else {
                throw new Refused("bad_value", "'" + one.getKey() + "' cannot be " + one.getValue());
            }
        }
    }

    private static Field field(Object holder, String name) throws Refused {
        try {
            return holder.getClass().getDeclaredField(name);
        } catch (NoSuchFieldException unknown) {
            throw new Refused("unknown_key", "There is no '" + name + "' here");
        }
    }

    private static @Nullable Object get(Field field, Object holder) {
        try {
            field.setAccessible(true);
            return field.get(holder);
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }

    private static void set(Field field, Object holder, @Nullable Object value) throws Refused {
        try {
            field.setAccessible(true);
            field.set(holder, value);
        } catch (IllegalAccessException | IllegalArgumentException | NullPointerException closed) {
            throw new Refused("bad_value", "'" + field.getName() + "' cannot be " + value);
        }
    }
}
