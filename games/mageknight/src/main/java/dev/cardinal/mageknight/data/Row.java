package dev.cardinal.mageknight.data;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refused;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Notation;
import java.util.List;
import java.util.Locale;

/** A row of a data file. */
record Row(Data.Fields fields) {
    boolean has(String name) {
        return fields.get(name) != null;
    }

    String text(String name) {
        return fields.get(name) instanceof Data.Text(String text) ? text : wrong(name + " should be a text");
    }

    int number(String name) {
        return fields.get(name) instanceof Data.Number(long number)
                ? Math.toIntExact(number)
                : wrong(name + " should be a number");
    }

    int number(String name, int otherwise) {
        return has(name) ? number(name) : otherwise;
    }

    boolean flag(String name) {
        return Data.of(true).equals(fields.get(name));
    }

    List<Data> items(String name) {
        return fields.get(name) instanceof Data.Items(List<Data> items) ? items : wrong(name + " should be a list");
    }

    /** The texts of a list; none if there is no such list. */
    List<String> texts(String name) {
        return !has(name)
                ? List.of()
                : items(name).stream()
                        .map(item -> item instanceof Data.Text(String text) ? text : this.<String>wrong(name))
                        .toList();
    }

    List<Integer> numbers(String name) {
        return items(name).stream()
                .map(item -> item instanceof Data.Number(long number)
                        ? (Integer) Math.toIntExact(number)
                        : this.<Integer>wrong(name))
                .toList();
    }

    List<Row> rows(String name) {
        return items(name).stream()
                .map(item -> item instanceof Data.Fields inner ? new Row(inner) : this.<Row>wrong(name))
                .toList();
    }

    <E extends Enum<E>> E one(Class<E> type, String name) {
        return constant(type, text(name));
    }

    <E extends Enum<E>> List<E> some(Class<E> type, String name) {
        return texts(name).stream().map(text -> constant(type, text)).toList();
    }

    /** A bit for each constant that is named. */
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
            return wrong(refused.refusal().toString());
        }
    }

    static <E extends Enum<E>> E constant(Class<E> type, String words) {
        return Enum.valueOf(type, words.toUpperCase(Locale.ROOT).replace(' ', '_'));
    }

    private <T> T wrong(String why) {
        throw new IllegalStateException(why + " in " + fields);
    }
}
