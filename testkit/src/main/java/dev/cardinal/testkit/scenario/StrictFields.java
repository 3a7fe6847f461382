package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** A map from a scenario file, which refuses unknown keys and wrong values. */
final class StrictFields {
    private final String what;
    private final Data.Fields fields;

    /** Refuses unknown keys. */
    StrictFields(String what, Data.Fields fields, List<String> keys) throws Refused {
        this.what = what;
        this.fields = fields;
        for (String key : fields.values().keySet()) {
            if (!keys.contains(key)) {
                throw wrong("has no key '" + key + "'; its keys are " + String.join(", ", keys));
            }
        }
    }

    private Refused wrong(String sentence) {
        return new Refused("bad_scenario", what + " " + sentence);
    }

    boolean has(String key) {
        return fields.get(key) != null;
    }

    Data data(String key) throws Refused {
        Data data = fields.get(key);
        if (data == null) {
            throw wrong("needs the key '" + key + "'");
        }
        return data;
    }

    String text(String key) throws Refused {
        if (data(key) instanceof Data.Text(String text)) {
            return text;
        }
        throw wrong("needs text as '" + key + "'");
    }

    Data.Fields fields(String key) throws Refused {
        if (data(key) instanceof Data.Fields map) {
            return map;
        }
        throw wrong("needs a map as '" + key + "'");
    }

    List<Data> items(String key) throws Refused {
        if (data(key) instanceof Data.Items(List<Data> items)) {
            return items;
        }
        throw wrong("needs a list as '" + key + "'");
    }

    List<String> texts(String key) throws Refused {
        List<String> texts = new ArrayList<>();
        for (Data item : items(key)) {
            if (!(item instanceof Data.Text(String text))) {
                throw wrong("needs a list of texts as '" + key + "'");
            }
            texts.add(text);
        }
        return texts;
    }

    int seat(String key) throws Refused {
        if (data(key) instanceof Data.Number(long seat) && seat >= 0 && seat < Integer.SIZE) {
            return (int) seat;
        }
        throw wrong("needs a seat number as '" + key + "'");
    }

    OptionalInt maybeSeat(String key) throws Refused {
        return has(key) ? OptionalInt.of(seat(key)) : OptionalInt.empty();
    }

    /** A move: text, or a map in the game's JSON form. */
    Data move(String key) throws Refused {
        return switch (data(key)) {
            case Data.Text text -> text;
            case Data.Fields map -> map;
            default -> throw wrong("needs a move as '" + key + "': text or a map");
        };
    }
}
