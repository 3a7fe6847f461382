package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Spelling;
import dev.cardinal.mageknight.effect.Colour;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What a scenario says, or a refusal that names the place where it is wrong. */
final class Said {
    private Said() {}

    static void onlyThese(Map<String, Data> said, Collection<String> known, String where) throws Refused {
        for (String key : said.keySet()) {
            if (!known.contains(key)) {
                throw new Refused(
                        "unknown_key",
                        "Mage Knight knows no '" + key + "' in " + where + "; it knows "
                                + String.join(", ", known.stream().sorted().toList()));
            }
        }
    }

    static Refused wrong(String why) {
        return new Refused("bad_value", why);
    }

    static Map<String, Data> fields(String key, Data value) throws Refused {
        if (value instanceof Data.Fields(Map<String, Data> fields)) {
            return fields;
        }
        throw wrong("'" + key + "' must be a map");
    }

    /** A part that is a map; an empty one where nothing is said. */
    static Map<String, Data> part(Map<String, Data> said, String key) throws Refused {
        Data value = said.get(key);
        return value == null ? Map.of() : fields(key, value);
    }

    static List<Data> items(String key, Data value) throws Refused {
        if (value instanceof Data.Items(List<Data> items)) {
            return items;
        }
        throw wrong("'" + key + "' must be a list");
    }

    static String text(String key, Data value) throws Refused {
        if (value instanceof Data.Text(String text)) {
            return text;
        }
        throw wrong("'" + key + "' must be a word");
    }

    static String text(Map<String, Data> said, String key, String otherwise) throws Refused {
        Data value = said.get(key);
        return value == null ? otherwise : text(key, value);
    }

    static int number(String key, Data value) throws Refused {
        if (value instanceof Data.Number(long number) && Math.abs(number) <= 999) {
            return (int) number;
        }
        throw wrong("'" + key + "' must be a number");
    }

    static int number(Map<String, Data> said, String key, int otherwise) throws Refused {
        Data value = said.get(key);
        return value == null ? otherwise : number(key, value);
    }

    static int between(Map<String, Data> said, String key, int least, int most, int otherwise) throws Refused {
        int number = number(said, key, otherwise);
        if (said.containsKey(key) && (number < least || number > most)) {
            throw wrong("'" + key + "' must be a number from " + least + " to " + most);
        }
        return number;
    }

    static boolean flag(Map<String, Data> said, String key) throws Refused {
        Data value = said.get(key);
        if (value == null) {
            return false;
        }
        if (value instanceof Data.Flag(boolean flag)) {
            return flag;
        }
        throw wrong("'" + key + "' must be true or false");
    }

    /** One thing by its name. */
    static <T> T named(String what, String name, Function<String, Optional<T>> find, List<T> all) throws Refused {
        Optional<T> found = find.apply(name);
        if (found.isEmpty()) {
            List<String> known = all.stream().map(Object::toString).toList();
            throw wrong("There is no " + what + " '" + name + "'." + Spelling.hint(name, known));
        }
        return found.get();
    }

    /** A list of things by their names; one alone need not be a list. */
    static List<String> names(String key, Data value) throws Refused {
        if (value instanceof Data.Text(String name)) {
            return List.of(name);
        }
        List<String> names = new ArrayList<>();
        for (Data item : items(key, value)) {
            names.add(text(key, item));
        }
        return names;
    }

    static Colour colour(String name) throws Refused {
        return constant("colour", Colour.values(), name);
    }

    /** One of several constants by its name in small letters. */
    static <E extends Enum<E>> E constant(String what, E[] all, String name) throws Refused {
        for (E constant : all) {
            if (constant.name().toLowerCase(Locale.ROOT).equals(name.strip().replaceAll("[ -]", "_"))) {
                return constant;
            }
        }
        throw wrong("There is no " + what + " '" + name + "'");
    }

    /** A space by its coordinates, as in "2/-3". */
    static int space(String at) throws Refused {
        if (at.matches("-?\\d{1,2}/-?\\d{1,2}")) {
            String[] parts = at.split("/");
            int space = Wedge.at(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
            if (space != Wedge.NOWHERE) {
                return space;
            }
        }
        throw wrong("There is no space '" + at + "'; a space is written as in \"2/-3\"");
    }
}
