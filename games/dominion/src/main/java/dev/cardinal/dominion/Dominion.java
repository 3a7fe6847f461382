package dev.cardinal.dominion;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.card.Kingdom;
import dev.cardinal.dominion.screen.DominionWords;
import dev.cardinal.dominion.table.Box;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Preset;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.GameOption;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Face;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** Dominion, the base set in both editions. */
public final class Dominion implements Game {
    @Override
    public String name() {
        return DominionView.GAME;
    }

    @Override
    public String rulesVersion() {
        return "3";
    }

    @Override
    public String about() {
        return "Dominion, the base set: build a deck, buy Provinces";
    }

    @Override
    public List<GameOption> options() {
        return List.of(
                new GameOption("players", "1-4", "2", "the number of seats"),
                new GameOption(
                        "rules", "principality, official", "principality", "whose rules apply where they differ"),
                new GameOption("cards", "first, second, all", "first", "the edition of the kingdom cards"),
                new GameOption(
                        "kingdom",
                        "random, all, none, mvp, a set (first game, big money, interaction, size distortion, village"
                                + " square; second edition: first game, size distortion, deck top, sleight of hand,"
                                + " improvements, silver & gold) or card names",
                        "random",
                        "the kingdom cards on the table"),
                new GameOption("turns", "1-10000", "200", "turns per player before the game ends"),
                new GameOption(
                        "piles", "kingdom, named", "kingdom", "named: only basic piles and those the bots name"));
    }

    @Override
    public Deal deal(Options options) throws Refused {
        return settled(options);
    }

    private DominionDeal settled(Options options) throws Refused {
        options.onlyThoseOf("Dominion", options());
        String edition = options.oneOf("cards", "first", "second", "all");
        String rules = options.oneOf("rules", "principality", "official");
        options.oneOf("piles", "kingdom", "named");
        return new DominionDeal(
                options.number("players", 2, 4),
                rules.equals("official") ? Preset.OFFICIAL : Preset.PRINCIPALITY,
                edition.equals("first"),
                options.number("turns", 200, 10_000),
                Kingdom.of(options.get("kingdom", Kingdom.RANDOM), edition));
    }

    @Override
    public Options seat(Options options, List<Bot> bots) throws Refused {
        Options seated = options.seating(bots.size());
        if (!options.get("piles", "kingdom").equals("named")) {
            return seated;
        }
        Set<String> named = new TreeSet<>();
        bots.forEach(bot -> named.addAll(bot.names()));
        return seated.with("kingdom", Kingdom.option(named)).without("piles");
    }

    /** A bot that buys Smithies plays with a pile of them, unless the options say what is on the table. */
    @Override
    public Options seatBots(Options options, List<Bot> bots) throws Refused {
        boolean told = options.has("kingdom") || options.has("piles");
        boolean named = bots.stream().anyMatch(bot -> !bot.names().isEmpty());
        return seat(named && !told ? options.with("piles", "named") : options, bots);
    }

    @Override
    public List<String> rulesInForce(Options options) throws Refused {
        DominionDeal deal = settled(options);
        return DominionWords.inForce(deal.preset(), deal.seats());
    }

    @Override
    public Set<String> remembered() {
        return Set.of("rules");
    }

    @Override
    public Options random(Options given, Chance chance) {
        Options options = given;
        String all = Cards.ALL.size() > Box.MOST ? Kingdom.RANDOM : "all";
        String[][] choices = {
            {"players", "1", "2", "3", "4"},
            {"rules", "principality", "official"},
            {"cards", "first", "second", "all"},
            {"kingdom", "random", "random", "random", "random", "none", all, "first game", "mvp", "Moat,Throne Room"}
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
    public Set<String> ordered() {
        return Set.of("deck");
    }

    @Override
    public List<Face> faces(Options options) {
        return Cards.ALL.stream().map(Dominion::face).toList();
    }

    private static Face face(Card card) {
        Data.Fields numbers = Data.fields();
        numbers = card.coins() > 0 ? numbers.with("coins", card.coins()) : numbers;
        numbers = card.points() == 0 ? numbers : numbers.with("points", card.points());
        return new Face(
                card.name(),
                card.name(),
                card.type(),
                List.of(card.type().split("-", -1)),
                Integer.toString(card.cost()),
                numbers,
                List.of(card.line()),
                card.name().toLowerCase(Locale.ROOT).replace(' ', '-'),
                "",
                List.of());
    }

    @Override
    public Words words() {
        return new DominionWords();
    }
}
