package dev.cardinal.onepiece;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refused;
import java.util.List;
import java.util.Map;

/** What a scenario says, or a refusal that names the place where it is wrong. */
final class Said {
    private Said() {}

    static void onlyThese(Map<String, Data> said, List<String> known, String where) throws Refused {
        for (String key : said.keySet()) {
            if (!known.contains(key)) {
                throw new Refused(
                        "unknown_key",
                        "One Piece knows no '" + key + "' in " + where + "; it knows "
                                + String.join(", ", known.stream().sorted().toList()));
            }
        }
    }

    static Map<String, Data> fields(String key, Data value) throws Refused {
        if (value instanceof Data.Fields(Map<String, Data> fields)) {
            return fields;
        }
        throw new Refused("bad_value", "'" + key + "' must be a map");
    }

    static List<Data> items(String key, Data value) throws Refused {
        if (value instanceof Data.Items(List<Data> items)) {
            return items;
        }
        throw new Refused("bad_value", "'" + key + "' must be a list");
    }

    static String text(String key, Data value) throws Refused {
        if (value instanceof Data.Text(String text)) {
            return text;
        }
        throw new Refused("bad_value", "'" + key + "' must be a word");
    }

    static int number(String key, Data value) throws Refused {
        if (value instanceof Data.Number(long number) && number >= 0 && number <= 99_000) {
            return (int) number;
        }
        throw new Refused("bad_value", "'" + key + "' must be a number from 0");
    }

    static boolean flag(Map<String, Data> said, String key) throws Refused {
        Data value = said.get(key);
        if (value == null) {
            return false;
        }
        if (value instanceof Data.Flag(boolean flag)) {
            return flag;
        }
        throw new Refused("bad_value", "'" + key + "' must be true or false");
    }

    /** A part that is a map; an empty one where nothing is said. */
    static Map<String, Data> part(Map<String, Data> said, String key) throws Refused {
        Data value = said.get(key);
        return value == null ? Map.of() : fields(key, value);
    }

    static int number(Map<String, Data> said, String key, int otherwise) throws Refused {
        Data value = said.get(key);
        return value == null ? otherwise : number(key, value);
    }

    static String text(Map<String, Data> said, String key, String otherwise) throws Refused {
        Data value = said.get(key);
        return value == null ? otherwise : text(key, value);
    }
}
