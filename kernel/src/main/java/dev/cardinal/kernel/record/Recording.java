package dev.cardinal.kernel.record;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes values as data and reads them back: records by their components, enums by name, lists, arrays, numbers, flags
 * and texts. Where the declared type is an interface, the value's class is named too. Components that are zero, false
 * or empty are left out.
 */
public final class Recording {
    private static final String CLASS = "is";
    private static final Data.Text NOTHING = Data.of("nothing");

    private final Wording words;
    private final List<Class<?>> rooms;

    /**
     * Writes and reads with a game's own wording.
     *
     * @param rooms one class from each package whose records implement interfaces of other packages; records are named
     *     without their package, so no two may share a name
     */
    public Recording(Wording words, Class<?>... rooms) {
        this.words = words;
        this.rooms = List.of(rooms);
    }

    /** The class of this name in the package of another class, or in one of the rooms. */
    private @Nullable Class<?> find(String name, Class<?> beside) {
        Class<?> found = Reflection.named(name, beside);
        for (int i = 0; found == null && i < rooms.size(); i++) {
            found = Reflection.named(name, rooms.get(i));
        }
        return found;
    }

    /** Where a value occurs: its type, and the record component if it is one. */
    public record Part(
            Type type,
            @Nullable RecordComponent component,
            @Nullable Object before) {
        static Part of(Type type) {
            return new Part(type, null, null);
        }

        /** The type without its type arguments. */
        public Class<?> raw() {
            return type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : (Class<?>) type;
        }

        Part element() {
            return of(
                    type instanceof ParameterizedType generic
                            ? generic.getActualTypeArguments()[0]
                            : raw().getComponentType());
        }
    }

    /** How a game writes the values that it does not write part by part. */
    public interface Wording {
        /** Writes all values part by part. */
        Wording NONE = new Wording() {
            @Override
            public @Nullable Data write(Object value, Part part) {
                return null;
            }

            @Override
            public @Nullable Object read(Data said, Part part) {
                return null;
            }
        };

        /** The wording of a value, or null for the usual one. */
        @Nullable
        Data write(Object value, Part part);

        /** The value that was written this way, or null if this is not the game's own wording. */
        @Nullable
        Object read(Data said, Part part) throws Refused;
    }

    public Data write(@Nullable Object value, Type type) {
        return write(value, Part.of(type));
    }

    private Data write(@Nullable Object value, Part part) {
        if (value == null) {
            return NOTHING;
        }
        Data own = words.write(value, part);
        if (own != null) {
            return own;
        }
        return switch (value) {
            case Boolean flag -> Data.of(flag);
            case Number number -> Data.of(number.longValue());
            case String text -> Data.of(text);
            case Enum<?> constant ->
                Data.of(part.raw().isEnum() ? constant.name() : name(value.getClass()) + "." + constant.name());
            case List<?> list ->
                Data.of(list.stream().map(item -> write(item, part.element())).toList());
            case Record record -> record(record, part);
            default -> array(value, part);
        };
    }

    private Data array(Object array, Part part) {
        List<Data> items = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            items.add(write(Array.get(array, i), part.element()));
        }
        return Data.of(items);
    }

    private Data record(Record record, Part part) {
        Data.Draft data = new Data.Draft();
        boolean named = part.raw() != record.getClass();
        if (named) {
            data.put(CLASS, Data.of(name(record.getClass())));
        }
        Object before = null;
        int said = 0;
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Object value = Reflection.get(component, record);
            Data written = write(value, new Part(component.getGenericType(), component, before));
            if (!written.equals(usual(component.getType()))) {
                data.put(component.getName(), written);
                said++;
            }
            before = value;
        }
        return named && said == 0 ? Data.of(name(record.getClass())) : data.fields();
    }

    /** The value of a component that was left out. */
    private static Data usual(Class<?> type) {
        if (type == boolean.class) {
            return Data.of(false);
        }
        return type.isArray() || type == List.class ? Data.of(List.of()) : type.isPrimitive() ? Data.of(0) : NOTHING;
    }

    /** The name of a class without its package. */
    private static String name(Class<?> type) {
        return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
    }

    public @Nullable Object read(Data said, Type type) throws Refused {
        return read(said, Part.of(type));
    }

    private @Nullable Object read(Data said, Part part) throws Refused {
        Class<?> type = part.raw();
        Object own = words.read(said, part);
        if (own != null) {
            return own;
        }
        if (said.equals(NOTHING) && type != String.class) {
            return null;
        }
        return switch (said) {
            case Data.Flag(boolean flag) when type == boolean.class -> flag;
            case Data.Number(long number) when type.isPrimitive() -> number(number, type);
            case Data.Text(String text) when type == String.class -> text;
            case Data.Text(String text) when type.isEnum() -> constant(text, type);
            case Data.Text(String text) -> named(text, Data.fields(), type);
            case Data.Items(List<Data> items) when type.isArray() -> array(items, part);
            case Data.Items(List<Data> items) when type == List.class -> list(items, part);
            case Data.Fields fields when type.isRecord() -> record(fields, type);
            case Data.Fields fields
            when fields.get(CLASS) instanceof Data.Text(String name) -> named(name, fields, type);
            default -> throw wrong(said, type);
        };
    }

    private static Refused wrong(Data said, Class<?> type) {
        return new Refused("bad_value", said + " is not a " + type.getSimpleName());
    }

    private static Object number(long number, Class<?> type) throws Refused {
        Object value = type == int.class
                ? (Object) (int) number
                : type == byte.class ? (Object) (byte) number : type == short.class ? (Object) (short) number : number;
        if (((Number) value).longValue() != number || type == boolean.class) {
            throw wrong(Data.of(number), type);
        }
        return value;
    }

    private static Object constant(String name, Class<?> type) throws Refused {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> ((Enum<?>) constant).name().equals(name))
                .findFirst()
                .orElseThrow(() -> wrong(Data.of(name), type));
    }

    /** A value whose class is named because the declared type is an interface. */
    private Object named(String name, Data.Fields fields, Class<?> type) throws Refused {
        Class<?> found = find(name, type);
        if (found != null && found.isRecord() && type.isAssignableFrom(found)) {
            return record(fields, found);
        }
        int dot = name.lastIndexOf('.');
        Class<?> constants = dot < 0 ? null : find(name.substring(0, dot), type);
        if (constants != null && constants.isEnum() && type.isAssignableFrom(constants)) {
            return constant(name.substring(dot + 1), constants);
        }
        throw wrong(Data.of(name), type);
    }

    private Object array(List<Data> items, Part part) throws Refused {
        Object array = Array.newInstance(part.raw().getComponentType(), items.size());
        for (int i = 0; i < items.size(); i++) {
            Array.set(array, i, read(items.get(i), part.element()));
        }
        return array;
    }

    private List<Object> list(List<Data> items, Part part) throws Refused {
        List<Object> list = new ArrayList<>();
        for (Data item : items) {
            Object read = read(item, part.element());
            if (read == null) {
                throw wrong(item, part.element().raw());
            }
            list.add(read);
        }
        return List.copyOf(list);
    }

    private Object record(Data.Fields fields, Class<?> type) throws Refused {
        RecordComponent[] components = type.getRecordComponents();
        @Nullable Object[] values = new @Nullable Object[components.length];
        int known = fields.get(CLASS) == null ? 0 : 1;
        for (int i = 0; i < components.length; i++) {
            Data said = fields.get(components[i].getName());
            known += said == null ? 0 : 1;
            Part part = new Part(components[i].getGenericType(), components[i], i == 0 ? null : values[i - 1]);
            values[i] = read(said == null ? usual(components[i].getType()) : said, part);
        }
        if (known < fields.values().size()) {
            throw new Refused("unknown_key", fields + " has fields that are not part of a " + type.getSimpleName());
        }
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class[]::new);
        return Reflection.make(type, types, values);
    }

    /** The fields of the first that are missing from the second or differ there. */
    public static Data.Fields unlike(Data.Fields one, Data.Fields other) {
        Data.Draft unlike = new Data.Draft();
        for (Map.Entry<String, Data> field : one.values().entrySet()) {
            Data there = other.get(field.getKey());
            if (field.getValue() instanceof Data.Fields here && there instanceof Data.Fields fields) {
                Data.Fields within = unlike(here, fields);
                if (!within.values().isEmpty()) {
                    unlike.put(field.getKey(), within);
                }
            } else if (!field.getValue().equals(there)) {
                unlike.put(field.getKey(), field.getValue());
            }
        }
        return unlike.fields();
    }
}
