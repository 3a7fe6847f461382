package dev.cardinal.mageknight.data;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Notation;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A row of a data file. */
record Row(Data.Fields fields) {
    boolean has(String name) {
        return fields.get(name) != null;
    }

    String text(String name) {
        return as(Data.Text.class, fields.get(name), name).value();
    }

    int number(String name) {
        return Math.toIntExact(as(Data.Number.class, fields.get(name), name).value());
    }

    int number(String name, int otherwise) {
        return has(name) ? number(name) : otherwise;
    }

    boolean flag(String name) {
        return has(name) && as(Data.Flag.class, fields.get(name), name).value();
    }

    /** The texts of a list; empty if there is no such list. */
    List<String> texts(String name) {
        return has(name)
                ? list(Data.Text.class, name).stream().map(Data.Text::value).toList()
                : List.of();
    }

    List<Integer> numbers(String name) {
        return list(Data.Number.class, name).stream()
                .map(number -> Math.toIntExact(number.value()))
                .toList();
    }

    List<Row> rows(String name) {
        return list(Data.Fields.class, name).stream().map(Row::new).toList();
    }

    <E extends Enum<E>> E one(Class<E> type, String name) {
        return constant(type, text(name));
    }

    <E extends Enum<E>> List<E> some(Class<E> type, String name) {
        return texts(name).stream().map(text -> constant(type, text)).toList();
    }

    /** A bit for each named constant. */
    <E extends Enum<E>> int mask(Class<E> type, String name) {
        return some(type, name).stream()
                .mapToInt(constant -> 1 << constant.ordinal())
                .reduce(0, (a, b) -> a | b);
    }

    Effect effect(String name) {
        return read(text(name));
    }

    List<Effect> effects(String name) {
        return texts(name).stream().map(this::read).toList();
    }

    private Effect read(String text) {
        try {
            return Notation.read(text);
        } catch (Refused refused) {
            throw new IllegalStateException(fields.toString(), refused);
        }
    }

    /** The constant for words such as "mage tower". */
    static <E extends Enum<E>> E constant(Class<E> type, String words) {
        return Enum.valueOf(type, words.toUpperCase(Locale.ROOT).replace(' ', '_'));
    }

    private <D extends Data> List<D> list(Class<D> type, String name) {
        return as(Data.Items.class, fields.get(name), name).values().stream()
                .map(item -> as(type, item, name))
                .toList();
    }

    private <D extends Data> D as(Class<D> type, @Nullable Data value, String name) {
        if (value == null || !type.isInstance(value)) {
            throw new IllegalStateException(name + " cannot be " + value + " in " + fields);
        }
        return type.cast(value);
    }
}
