package dev.cardinal.kernel;

import dev.cardinal.kernel.text.Spelling;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The options set before a game starts, by name; those not set have the game's default. */
public record Options(Map<String, String> values) {
    public static final Options DEFAULT = new Options(Map.of());

    public Options {
        values = Collections.unmodifiableMap(new TreeMap<>(values));
    }

    public Options with(String name, String value) {
        Map<String, String> more = new TreeMap<>(values);
        more.put(name, value);
        return new Options(more);
    }

    public Options without(String name) {
        Map<String, String> less = new TreeMap<>(values);
        less.remove(name);
        return new Options(less);
    }

    public String get(String name, String otherwise) {
        return values.getOrDefault(name, otherwise);
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    /** One of these words; the first if the option is not set. */
    public String oneOf(String name, String... words) throws Refused {
        String value = get(name, words[0]).strip().toLowerCase(Locale.ROOT);
        if (!List.of(words).contains(value)) {
            throw new Refused(
                    "bad_option",
                    "The option " + name + " must be " + String.join(" or ", words) + ", not '" + value + "'");
        }
        return value;
    }

    /** A number from 1 to {@code most}. */
    public int number(String name, int preset, int most) throws Refused {
        String value = get(name, Integer.toString(preset)).strip();
        if (value.matches("[0-9]{1,5}") && Integer.parseInt(value) >= 1 && Integer.parseInt(value) <= most) {
            return Integer.parseInt(value);
        }
        throw new Refused(
                "bad_option", "The option " + name + " must be a number from 1 to " + most + ", not '" + value + "'");
    }

    /** With this many players; refused if the option of that name says otherwise. */
    public Options seating(int players) throws Refused {
        String number = Integer.toString(players);
        String said = get("players", number).strip();
        if (!said.equals(number)) {
            throw new Refused("bad_option", "The option players is " + said + ", but there are " + players);
        }
        return with("players", number);
    }

    /** Refuses any name that is not among the options of the game with this title. */
    public void onlyThoseOf(String title, List<GameOption> options) throws Refused {
        List<String> names = options.stream().map(GameOption::name).toList();
        for (String name : values.keySet()) {
            if (!names.contains(name)) {
                throw new Refused(new Refusal(
                        "unknown_option",
                        title + " has no option '" + name + "'",
                        names.isEmpty()
                                ? "It has none."
                                : "It has " + String.join(", ", names) + "." + Spelling.hint(name, names)));
            }
        }
    }
}
