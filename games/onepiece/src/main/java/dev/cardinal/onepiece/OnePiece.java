package dev.cardinal.onepiece;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.GameOption;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Words;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.Library;
import dev.cardinal.onepiece.card.Shipped;
import dev.cardinal.onepiece.rules.RulesContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The One Piece card game. */
public final class OnePiece implements Game {
    static final String NAME = "onepiece";
    private static final List<GameOption> OPTIONS = List.of(
            new GameOption(
                    "decks",
                    "ST01, ST02, ST03, ST04 or deck files, by seat",
                    "ST01",
                    "each seat's deck, separated by commas"),
            new GameOption("rules", "official or a rules file", "official", "the rules file"));

    private final Library library = Library.shipped();

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
        return "The One Piece card game: bring the other Leader's Life down";
    }

    @Override
    public List<GameOption> options() {
        return OPTIONS;
    }

    @Override
    public Deal deal(Options options) throws Refused {
        for (String name : options.values().keySet()) {
            if (OPTIONS.stream().noneMatch(option -> option.name().equals(name))) {
                throw new Refused(new Refusal(
                        "unknown_option", "One Piece has no option '" + name + "'", "It has decks and rules."));
            }
        }
        String[] decks = options.get("decks", "ST01").split(",");
        return new OnePieceDeal(
                deck(decks[0].strip()),
                deck(decks[decks.length - 1].strip()),
                RulesContext.official(),
                id -> library.find(id).orElseThrow(() -> new Refused("unknown_card", "There is no card " + id)));
    }

    private List<CardDefinition> deck(String name) throws Refused {
        List<CardDefinition> cards = new ArrayList<>();
        for (String line : Shipped.list(name).split("\n")) {
            if (!line.startsWith("#") && !line.isBlank()) {
                String[] parts = line.strip().split("x ");
                CardDefinition card = library.find(parts[1]).orElseThrow();
                for (int i = 0; i < Integer.parseInt(parts[0]); i++) {
                    cards.add(card);
                }
            }
        }
        return cards;
    }

    @Override
    public Options seat(Options options, List<Bot> bots) throws Refused {
        if (bots.size() != 2) {
            throw new Refused("bad_option", "One Piece is for two players, not " + bots.size());
        }
        return options;
    }

    @Override
    public Options random(Options given, Chance chance) {
        String one = Shipped.DECKS.get(chance.below(Shipped.DECKS.size()));
        String other = Shipped.DECKS.get(chance.below(Shipped.DECKS.size()));
        return given.has("decks") ? given : given.with("decks", one + "," + other);
    }

    @Override
    public Map<String, String> bots() {
        return Map.of();
    }

    @Override
    public Bot bot(String name) throws Refused {
        throw new Refused("unknown_bot", "One Piece has no bot '" + name + "'");
    }

    @Override
    public String defaultBot() {
        return "random";
    }

    @Override
    public Set<String> ordered() {
        return Set.of("deck", "life");
    }

    @Override
    public Words words() {
        return new OnePieceWords();
    }
}
