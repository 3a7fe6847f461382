package dev.cardinal.dominion;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.GameOption;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Words;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;

/** Dominion, the base set in both editions. */
public final class Dominion implements Game {
    static final String NAME = "dominion";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String rulesVersion() {
        return "1";
    }

    @Override
    public String about() {
        return "Dominion, the base set: build a deck, buy Provinces";
    }

    @Override
    public List<GameOption> options() {
        return List.of(
                new GameOption("players", "1-4", "2", "the number of seats"),
                new GameOption("rules", "principality, official", "principality", "whose rules where they differ"),
                new GameOption("cards", "first, second, all", "first", "the edition of the kingdom cards"),
                new GameOption(
                        "kingdom",
                        "random, all, mvp, a set (first game, big money, interaction, size distortion, village"
                                + " square) or card names",
                        "random",
                        "the kingdom cards on the table"),
                new GameOption("turns", "1-10000", "200", "turns a player after which the game ends"),
                new GameOption(
                        "piles", "kingdom, named", "kingdom", "named: only basic piles and those that the bots name"));
    }

    @Override
    public Deal deal(Options options) throws Refused {
        for (String name : options.values().keySet()) {
            if (options().stream().noneMatch(option -> option.name().equals(name))) {
                List<String> names = options().stream().map(GameOption::name).toList();
                throw new Refused(new Refusal(
                        "unknown_option",
                        "Dominion has no option '" + name + "'",
                        "It has " + String.join(", ", names) + "." + Spelling.hint(name, names)));
            }
        }
        String edition = oneOf(options, "cards", "first", "second", "all");
        String rules = oneOf(options, "rules", "principality", "official");
        oneOf(options, "piles", "kingdom", "named");
        return new DominionDeal(
                number(options, "players", 2, 4),
                rules.equals("official") ? Preset.OFFICIAL : Preset.PRINCIPALITY,
                edition.equals("first"),
                number(options, "turns", 200, 10_000),
                Kingdom.of(options.get("kingdom", Kingdom.RANDOM), edition));
    }

    private static String oneOf(Options options, String name, String... values) throws Refused {
        String value = Cards.plain(options.get(name, values[0]));
        if (!List.of(values).contains(value)) {
            throw new Refused(
                    "bad_option",
                    "The option " + name + " is " + String.join(" or ", values) + ", not '" + value + "'");
        }
        return value;
    }

    private static int number(Options options, String name, int preset, int most) throws Refused {
        String value = options.get(name, Integer.toString(preset)).strip();
        if (value.matches("[0-9]{1,5}") && Integer.parseInt(value) >= 1 && Integer.parseInt(value) <= most) {
            return Integer.parseInt(value);
        }
        throw new Refused(
                "bad_option", "The option " + name + " is a number from 1 to " + most + ", not '" + value + "'");
    }

    @Override
    public Options seat(Options options, List<Bot> bots) throws Refused {
        String players = Integer.toString(bots.size());
        if (!options.get("players", players).equals(players)) {
            throw new Refused(
                    "bad_option",
                    "The option players says " + options.get("players", "") + " but " + players + " are seated");
        }
        Options seated = options.with("players", players);
        if (!options.get("piles", "kingdom").equals("named")) {
            return seated;
        }
        Set<String> named = new TreeSet<>();
        bots.forEach(bot -> named.addAll(bot.names()));
        return seated.with("kingdom", String.join(",", named)).without("piles");
    }

    @Override
    public Options random(Options given, Chance chance) {
        Options options = given;
        String[][] choices = {
            {"players", "1", "2", "3", "4"},
            {"rules", "principality", "official"},
            {"cards", "first", "second", "all"},
            {"kingdom", "random", "random", "random", "random", "random", "all", "first game", "mvp", "Moat,Throne Room"
            }
        };
        for (String[] choice : choices) {
            String value = choice[1 + chance.below(choice.length - 1)];
            if (!options.has(choice[0])) {
                options = options.with(choice[0], value);
            }
        }
        return options;
    }

    @Override
    public Map<String, String> bots() {
        return menus().about();
    }

    @Override
    public Bot bot(String name) throws Refused {
        return menus().bot(name);
    }

    @Override
    public String defaultBot() {
        return menus().preset();
    }

    private static Bots menus() {
        return ServiceLoader.load(Bots.class, Bots.class.getClassLoader())
                .findFirst()
                .orElseThrow();
    }

    @Override
    public Set<String> ordered() {
        return Set.of("deck");
    }

    @Override
    public Words words() {
        return new DominionWords();
    }
}
