package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A row of card data, with forgiving readers for its fields. */
record CardRow(Data.Fields fields) {
    private static final String NONE = "-";

    boolean has(String name) {
        return fields.get(name) != null;
    }

    /** A text; a dash counts as none. */
    String text(String name) throws Refused {
        Data value = fields.get(name);
        return switch (value) {
            case null -> "";
            case Data.Text(String text) -> text.strip().equals(NONE) ? "" : text.strip();
            case Data.Number(long number) -> Long.toString(number);
            default -> throw wrong(name, "should be text, not " + value);
        };
    }

    String required(String name) throws Refused {
        String text = text(name);
        if (text.isEmpty()) {
            throw wrong(name, "is missing");
        }
        return text;
    }

    int number(String name) throws Refused {
        String text = text(name).replace(",", "");
        if (text.isEmpty()) {
            return 0;
        }
        if (!text.matches("\\d{1,6}")) {
            throw wrong(name, "should be a whole number, not " + text);
        }
        return Integer.parseInt(text);
    }

    boolean flag(String name) {
        return Data.of(true).equals(fields.get(name));
    }

    /** A list of texts, or one text separated by slashes. */
    List<String> texts(String name) throws Refused {
        Data value = fields.get(name);
        if (!(value instanceof Data.Items(List<Data> items))) {
            return parts(text(name));
        }
        List<String> texts = new ArrayList<>();
        for (Data item : items) {
            if (!(item instanceof Data.Text(String text))) {
                throw wrong(name, "should be a list of texts, not " + item);
            }
            if (!text.isBlank()) {
                texts.add(text.strip());
            }
        }
        return texts;
    }

    private static List<String> parts(String text) {
        return Arrays.stream(text.split("/"))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    <E extends Enum<E>> List<E> values(String name, Class<E> type) throws Refused {
        List<E> values = new ArrayList<>();
        for (String text : texts(name)) {
            values.add(value(name, text, type));
        }
        return values;
    }

    <E extends Enum<E>> E value(String name, String text, Class<E> type) throws Refused {
        @Nullable E value = named(text, type);
        if (value == null) {
            throw wrong(name, "should be one of " + Arrays.toString(type.getEnumConstants()) + ", not " + text);
        }
        return value;
    }

    private static <E extends Enum<E>> @Nullable E named(String text, Class<E> type) {
        String name = text.toUpperCase(Locale.ROOT).replace("!!", "").replace(' ', '_');
        for (E value : type.getEnumConstants()) {
            if (value.name().equals(name.equals("?") ? "UNKNOWN" : name)) {
                return value;
            }
        }
        return null;
    }

    List<CardRow> rows(String name) {
        List<CardRow> rows = new ArrayList<>();
        if (fields.get(name) instanceof Data.Items(List<Data> items)) {
            for (Data item : items) {
                if (item instanceof Data.Fields row) {
                    rows.add(new CardRow(row));
                }
            }
        }
        return rows;
    }

    static Refused wrong(String name, String what) {
        return new Refused("bad_row", name + " " + what);
    }
}
