package dev.cardinal.dominion;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the values of a position in a scenario, and says what is wrong with one. */
final class Written {
    private static final int MOST = 10_000;

    private Written() {}

    static void onlyThese(Map<String, Data> said, List<String> keys, String where) throws Refused {
        for (String key : said.keySet()) {
            if (!keys.contains(key)) {
                throw new Refused(
                        "unknown_key",
                        "Dominion knows no '" + where + key + "' in a position; it knows " + String.join(", ", keys));
            }
        }
    }

    static String text(String key, Data value) throws Refused {
        if (value instanceof Data.Text(String text)) {
            return text;
        }
        throw new Refused("bad_value", "'" + key + "' must be a word");
    }

    static boolean flag(String key, Data value) throws Refused {
        if (value instanceof Data.Flag(boolean flag)) {
            return flag;
        }
        throw new Refused("bad_value", "'" + key + "' must be true or false");
    }

    static int number(String key, Data value) throws Refused {
        return number(key, value, MOST);
    }

    static int number(String key, Data value, int most) throws Refused {
        if (value instanceof Data.Number(long number) && number >= 0 && number <= most) {
            return (int) number;
        }
        throw new Refused("bad_value", "'" + key + "' must be a number from 0 to " + most);
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

    static int card(String name) throws Refused {
        return Cards.named(name)
                .orElseThrow(() -> new Refused(MoveReader.unknownCard(name)))
                .id();
    }

    static List<Integer> cards(String key, Data value) throws Refused {
        if (!(value instanceof Data.Items(List<Data> items))) {
            throw new Refused("bad_value", "'" + key + "' must be a list of cards");
        }
        List<Integer> cards = new ArrayList<>();
        for (Data item : items) {
            cards.add(card(text(key, item)));
        }
        return cards;
    }
}
