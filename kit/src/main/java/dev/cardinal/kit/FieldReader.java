package dev.cardinal.kit;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Spelling;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads the values of a scenario; a refusal names the key with the wrong value. */
public final class FieldReader {
    private static final int MOST = 99_000;

    private FieldReader() {}

    /** Refuses unknown keys, which would otherwise be ignored. */
    public static void onlyThese(Map<String, Data> fields, Collection<String> known, String where) throws Refused {
        for (String key : fields.keySet()) {
            if (!known.contains(key)) {
                throw new Refused(
                        "unknown_key",
                        "There is no '" + key + "' in " + where + "; the keys are "
                                + String.join(", ", known.stream().sorted().toList()));
            }
        }
    }

    public static Refused wrong(String why) {
        return new Refused("bad_value", why);
    }

    public static Map<String, Data> fields(String key, Data value) throws Refused {
        if (value instanceof Data.Fields(Map<String, Data> fields)) {
            return fields;
        }
        throw wrong("'" + key + "' must be a map");
    }

    /** A nested map; empty if it is left out. */
    public static Map<String, Data> fields(Map<String, Data> from, String key) throws Refused {
        Data value = from.get(key);
        return value == null ? Map.of() : fields(key, value);
    }

    public static List<Data> items(String key, Data value) throws Refused {
        if (value instanceof Data.Items(List<Data> items)) {
            return items;
        }
        throw wrong("'" + key + "' must be a list");
    }

    public static String text(String key, Data value) throws Refused {
        if (value instanceof Data.Text(String text)) {
            return text;
        }
        throw wrong("'" + key + "' must be a word");
    }

    public static String text(Map<String, Data> from, String key, String otherwise) throws Refused {
        Data value = from.get(key);
        return value == null ? otherwise : text(key, value);
    }

    public static int number(String key, Data value) throws Refused {
        return number(key, value, 0, MOST);
    }

    public static int number(String key, Data value, int least, int most) throws Refused {
        if (value instanceof Data.Number(long number) && number >= least && number <= most) {
            return (int) number;
        }
        throw wrong("'" + key + "' must be a number from " + least + " to " + most);
    }

    public static int number(Map<String, Data> from, String key, int otherwise) throws Refused {
        Data value = from.get(key);
        return value == null ? otherwise : number(key, value);
    }

    public static int number(Map<String, Data> from, String key, int least, int most, int otherwise) throws Refused {
        Data value = from.get(key);
        return value == null ? otherwise : number(key, value, least, most);
    }

    public static boolean flag(String key, Data value) throws Refused {
        if (value instanceof Data.Flag(boolean flag)) {
            return flag;
        }
        throw wrong("'" + key + "' must be true or false");
    }

    /** A flag; false if it is left out. */
    public static boolean flag(Map<String, Data> from, String key) throws Refused {
        Data value = from.get(key);
        return value != null && flag(key, value);
    }

    /** One thing by its name. */
    public static <T> T named(String what, String name, Function<String, Optional<T>> find, List<T> all)
            throws Refused {
        Optional<T> found = find.apply(name);
        if (found.isEmpty()) {
            List<String> known = all.stream().map(Object::toString).toList();
            throw wrong("There is no " + what + " '" + name + "'." + Spelling.hint(name, known));
        }
        return found.get();
    }

    /** A list of names; a single name need not be in a list. */
    public static List<String> names(String key, Data value) throws Refused {
        if (value instanceof Data.Text(String name)) {
            return List.of(name);
        }
        List<String> names = new ArrayList<>();
        for (Data item : items(key, value)) {
            names.add(text(key, item));
        }
        return names;
    }

    /** A constant by its name in lower case. */
    public static <E extends Enum<E>> E constant(String what, E[] all, String name) throws Refused {
        for (E constant : all) {
            if (constant.name().toLowerCase(Locale.ROOT).equals(name.strip().replaceAll("[ -]", "_"))) {
                return constant;
            }
        }
        throw wrong("There is no " + what + " '" + name + "'");
    }
}
