package dev.cardinal.onepiece;

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
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.CardJson;
import dev.cardinal.onepiece.card.Decks;
import dev.cardinal.onepiece.card.Library;
import dev.cardinal.onepiece.card.Print;
import dev.cardinal.onepiece.card.Shipped;
import dev.cardinal.onepiece.rules.RulesContext;
import dev.cardinal.onepiece.screen.Faces;
import dev.cardinal.onepiece.screen.Inquiry;
import dev.cardinal.onepiece.screen.OnePieceWords;
import dev.cardinal.onepiece.speech.CardIndex;
import dev.cardinal.onepiece.text.CardCompiler;
import dev.cardinal.onepiece.turn.Match;
import dev.cardinal.onepiece.view.OnePieceView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The One Piece card game. */
public final class OnePiece implements Game {
    private static final List<GameOption> OPTIONS = List.of(
            new GameOption("decks", "ST01, ST02, ST03, ST04 or deck files", "ST01", "each seat's deck", true),
            new GameOption("rules", "official or a rules file", "official", "the rules file"));

    private static final int SEATS = 2;
    private static final String PRESET = "ST01";

    private final Library library;

    /** With the cards that the user imported. */
    public OnePiece() {
        this(Library.of(Library.folder(System.getenv()), CardCompiler::compile));
    }

    public OnePiece(Library library) {
        this.library = library;
    }

    @Override
    public String name() {
        return OnePieceView.NAME;
    }

    @Override
    public String rulesVersion() {
        return "3";
    }

    @Override
    public String fingerprint(Options options) throws Refused {
        Map<String, CardDefinition> imported = new TreeMap<>();
        for (CardDefinition card : cards(options)) {
            if (Shipped.find(card.id()).isEmpty()) {
                imported.put(card.id(), card);
            }
        }
        return CardJson.fingerprint(imported.values());
    }

    @Override
    public String about() {
        return "The One Piece card game: bring down the other Leader's Life";
    }

    @Override
    public List<GameOption> options() {
        return OPTIONS;
    }

    @Override
    public Deal deal(Options options) throws Refused {
        options.onlyThoseOf("One Piece", OPTIONS);
        Decks decks = decks(options);
        return new OnePieceDeal(new Match(
                decks.bySeat().get(0).all(), decks.bySeat().get(1).all(), rules(options), new Found(library)));
    }

    /** Looks up the cards of scenarios and their prints in the library. */
    private record Found(Library library) implements Match.Finding {
        @Override
        public CardDefinition find(String id) throws Refused {
            return library.find(id).orElseThrow(() -> new Refused("unknown_card", "There is no card " + id));
        }

        @Override
        public List<Print> prints(String id) {
            try {
                return library.prints(id);
            } catch (Refused unreadable) {
                return List.of();
            }
        }
    }

    @Override
    public void portable(Options options) throws Refused {
        Decks.portable(options.get("decks", PRESET));
        RulesContext.portable(options.get("rules", RulesContext.OFFICIAL));
    }

    /** Files are read here, so that a replay does not depend on them. */
    @Override
    public Options seat(Options options, List<Bot> bots) throws Refused {
        if (bots.size() != SEATS) {
            throw new Refused("bad_option", "One Piece is for two players, not " + bots.size());
        }
        Options seated = options;
        if (options.has("decks")) {
            seated = seated.with("decks", decks(options).asOption());
        }
        return options.has("rules") ? seated.with("rules", rules(options).asOption()) : seated;
    }

    @Override
    public Options random(Options given, Chance chance) {
        return given.has("decks")
                ? given
                : given.with("decks", RandomDeck.of(library, chance) + "," + RandomDeck.of(library, chance));
    }

    @Override
    public Set<String> ordered() {
        return Set.of("deck", "life");
    }

    @Override
    public List<Face> faces(Options options) throws Refused {
        return Faces.of(cards(options), new Found(library)::prints);
    }

    /** Before a game there are no decks yet, so these words know all shipped cards. */
    @Override
    public Words words() {
        return new OnePieceWords(new CardIndex(Shipped.all(), library));
    }

    @Override
    public Words words(Options options) throws Refused {
        return new OnePieceWords(new CardIndex(cards(options), library));
    }

    @Override
    public Data.Fields ask(String topic, String text) throws Refused {
        return new Inquiry(library).answer(topic, text);
    }

    private List<CardDefinition> cards(Options options) throws Refused {
        List<CardDefinition> inPlay = new ArrayList<>();
        decks(options).bySeat().forEach(deck -> inPlay.addAll(deck.all()));
        return inPlay;
    }

    private Decks decks(Options options) throws Refused {
        return Decks.of(options.get("decks", PRESET), SEATS, library, rules(options), false);
    }

    private static RulesContext rules(Options options) throws Refused {
        return RulesContext.option(options.get("rules", RulesContext.OFFICIAL));
    }
}
