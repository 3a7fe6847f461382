package dev.cardinal.mageknight;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.GameOption;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.kernel.text.Spelling;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Hero;
import dev.cardinal.mageknight.data.Scenario;
import dev.cardinal.mageknight.screen.Faces;
import dev.cardinal.mageknight.screen.MageKnightWords;
import dev.cardinal.mageknight.table.Setup;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Mage Knight, the base game. */
public final class MageKnight implements Game {
    private static final String RANDOM = "random";
    private static final String RECONNAISSANCE = "first-reconnaissance";
    private static final List<GameOption> OPTIONS = List.of(
            new GameOption("scenario", RECONNAISSANCE, RECONNAISSANCE, "the scenario to play"),
            new GameOption("players", "1-4", "1", "the number of seats; alone, you play against a dummy"),
            new GameOption("heroes", "arythea, tovak, goldyx, norowas or random", RANDOM, "who plays which hero", true),
            new GameOption(
                    "rethink",
                    "shuffle-first, draw-first",
                    "shuffle-first",
                    "whether the tactic Rethink shuffles before or after you draw"));

    @Override
    public String name() {
        return MageKnightView.GAME;
    }

    @Override
    public String rulesVersion() {
        return "4";
    }

    @Override
    public String about() {
        return "Mage Knight: explore the land, fight, and find the city";
    }

    @Override
    public List<GameOption> options() {
        return OPTIONS;
    }

    @Override
    public Deal deal(Options options) throws Refused {
        options.onlyThoseOf("Mage Knight", OPTIONS);
        String name = options.oneOf("scenario", RECONNAISSANCE);
        int players = options.number("players", 1, 4);
        Scenario scenario = Components.scenario(name, players).orElseThrow();
        boolean drawFirst =
                options.oneOf("rethink", "shuffle-first", "draw-first").equals("draw-first");
        return new MageKnightDeal(
                new Setup(scenario, players, heroes(options.get("heroes", RANDOM), players), drawFirst));
    }

    /** The hero of each seat; -1 for a random one. A single name is for the first seat, and the others are random. */
    private static int[] heroes(String option, int players) throws Refused {
        int[] heroes = new int[players];
        Arrays.fill(heroes, -1);
        String[] names = option.split(",", -1);
        if (names.length > players) {
            throw new Refused("bad_option", "heroes lists " + names.length + ", but players is " + players);
        }
        for (int seat = 0; seat < names.length; seat++) {
            String name = names[seat].strip();
            if (name.equalsIgnoreCase(RANDOM)) {
                continue;
            }
            List<String> known = Components.heroes().stream().map(Hero::name).toList();
            heroes[seat] = Components.hero(name)
                    .orElseThrow(() -> new Refused(new Refusal(
                            "bad_option",
                            "There is no hero " + Refusal.quote(name),
                            "There are " + String.join(", ", known) + "." + Spelling.hint(name, known))))
                    .id();
            for (int other = 0; other < seat; other++) {
                if (heroes[other] == heroes[seat]) {
                    throw new Refused("bad_option", "Only one player can play " + name);
                }
            }
        }
        return heroes;
    }

    @Override
    public Options seat(Options options, List<Bot> bots) throws Refused {
        return options.seating(bots.size());
    }

    @Override
    public Options random(Options given, Chance chance) {
        Options options = given;
        if (!given.has("players")) {
            options = options.with("players", Integer.toString(1 + chance.below(4)));
        }
        return given.has("rethink") || chance.below(4) > 0 ? options : options.with("rethink", "draw-first");
    }

    @Override
    public Set<String> ordered() {
        return Set.of("deck");
    }

    @Override
    public List<Face> faces(Options options) {
        return Faces.all();
    }

    @Override
    public Words words() {
        return new MageKnightWords();
    }
}
