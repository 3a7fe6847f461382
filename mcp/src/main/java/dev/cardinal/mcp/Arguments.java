package dev.cardinal.mcp;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What was said with the call of a tool. Models are not exact: a number, a flag or a list will do where text is wanted,
 * and a text in JSON for what it stands for.
 */
record Arguments(Map<String, Object> given) {
    private static final int LONGEST = 4_000;

    static Arguments of(@Nullable Map<String, Object> given) {
        return new Arguments(given == null ? Map.of() : given);
    }

    /** The same without this one. */
    Arguments without(String name) {
        Map<String, Object> rest = new HashMap<>(given);
        rest.remove(name);
        return new Arguments(rest);
    }

    /** Refuses what the tool does not know. */
    Arguments only(Collection<String> known) throws Refused {
        for (String name : given.keySet()) {
            if (!known.contains(name)) {
                throw new Refused(new Refusal(
                        "unknown_argument",
                        "There is no argument called " + Refusal.quote(name) + " here",
                        known.isEmpty()
                                ? "This takes none."
                                : "There are " + String.join(", ", new TreeSet<>(known)) + "."));
            }
        }
        return this;
    }

    boolean has(String name) {
        return given.get(name) != null;
    }

    /** A text, stripped; empty if nothing was said. */
    String text(String name) throws Refused {
        String text = given.get(name) instanceof Collection<?>
                ? String.join(", ", list(name))
                : scalar(name, given.get(name));
        if (text.length() > LONGEST) {
            throw new Refused(new Refusal(
                    "too_long", "'" + name + "' has more than " + LONGEST + " characters", "Nothing was done."));
        }
        return text.strip();
    }

    /** A text that must be there. */
    String required(String name, String example) throws Refused {
        String text = text(name);
        if (text.isEmpty()) {
            throw new Refused(
                    new Refusal("missing_argument", "'" + name + "' is missing", "For example: " + example + "."));
        }
        return text;
    }

    boolean flag(String name) throws Refused {
        String text = text(name);
        if (!List.of("", "true", "false").contains(text)) {
            throw wrong(name, "true or false");
        }
        return text.equals("true");
    }

    /** Texts by name; empty if nothing was said. */
    Data.Fields texts(String name) throws Refused {
        Object value = given.get(name);
        if (value == null) {
            return Data.fields();
        }
        if (value instanceof String text && json(text) instanceof Data.Fields(Map<String, Data> fields)) {
            value = fields;
        }
        if (!(value instanceof Map<?, ?> map)) {
            throw wrong(name, "an object, such as {\"players\": \"3\"}");
        }
        Data.Fields texts = Data.fields();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            texts = texts.with(String.valueOf(entry.getKey()), scalar(name, entry.getValue()));
        }
        return texts;
    }

    /** A list of texts; a single text is a list of one. */
    List<String> list(String name) throws Refused {
        Object value = given.get(name);
        if (value == null) {
            return List.of();
        }
        if (value instanceof String text && json(text) instanceof Data.Items(List<Data> inside)) {
            value = inside;
        }
        if (!(value instanceof Collection<?> items)) {
            return List.of(text(name).split("\\s*,\\s*"));
        }
        List<String> texts = new ArrayList<>();
        for (Object item : items) {
            texts.add(scalar(name, item));
        }
        return texts;
    }

    private static @Nullable Data json(String text) {
        try {
            return Json.parse(text);
        } catch (Refused plain) {
            return null;
        }
    }

    private static String scalar(String name, @Nullable Object value) throws Refused {
        return switch (value) {
            case null -> "";
            case String text -> text;
            case Number number -> number.toString();
            case Boolean flag -> flag.toString();
            case Data.Text(String text) -> text;
            case Data.Number number -> number.toString();
            case Data.Flag flag -> flag.toString();
            default -> throw wrong(name, "text");
        };
    }

    private static Refused wrong(String name, String wanted) {
        return new Refused(new Refusal("bad_argument", "'" + name + "' must be " + wanted, "Nothing was done."));
    }
}
