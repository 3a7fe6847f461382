package dev.cardinal.testkit.swap;

import dev.cardinal.kernel.Area;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Look;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Piece;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Scene;
import dev.cardinal.kernel.Shape;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

record SwapView(SwapScratch game, Viewer viewer) implements View {
    private static final List<String> PHASES = List.of("call", "swap", "rank", "boast");

    private boolean mine(int seat) {
        return viewer.is(seat) || viewer.seesAll();
    }

    String top() {
        return game.deckSize == 0 ? "" : SwapScratch.CARDS.get(game.deck[game.deckSize - 1]);
    }

    @Override
    public int asked() {
        return game.asked();
    }

    @Override
    public Optional<Question> question() {
        return asked() >= 0 && mine(asked()) ? Optional.of(game.question()) : Optional.empty();
    }

    @Override
    public void offer(Offer into) {
        game.offer(into);
    }

    @Override
    public Position guess(Chance chance) {
        return new Position(game.guess(viewer, chance));
    }

    @Override
    public Scene scene() {
        List<Area> areas = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            areas.add(bag(seat + "/hand", seat, game.hands[seat], mine(seat)));
            areas.add(bag(seat + "/pocket", seat, game.pockets[seat], mine(seat)));
        }
        areas.add(bag("discard", Area.NOBODY, game.discard, true));
        List<Piece> deck = new ArrayList<>();
        int shown = viewer.seesAll() ? game.deckSize : game.bug == Bug.PAINTED ? Math.min(1, game.deckSize) : 0;
        for (int i = 0; i < shown; i++) {
            deck.add(Piece.at(i, Look.known(SwapScratch.CARDS.get(game.deck[game.deckSize - 1 - i]))));
        }
        areas.add(Area.ordered("deck", "Deck", Area.NOBODY, Shape.STACK, game.deckSize, deck));
        String whose = game.bug == Bug.ALOOF ? "Player " + game.turn + "'s" : viewer.whose(game.turn);
        return new Scene(areas, List.of(), List.of(), whose + " turn");
    }

    private static Area bag(String id, int owner, int[] counts, boolean seen) {
        List<Piece> pieces = new ArrayList<>();
        for (int card = 0; seen && card < counts.length; card++) {
            if (counts[card] > 0) {
                pieces.add(Piece.somewhere(Look.known(SwapScratch.CARDS.get(card)), counts[card]));
            }
        }
        return Area.bag(id, id, owner, Shape.FAN, Arrays.stream(counts).sum(), pieces);
    }

    @Override
    public Data.Fields data() {
        Data.Fields seats = Data.fields();
        for (int seat = 0; seat < game.seats(); seat++) {
            boolean seen = mine(seat) || game.bug == Bug.OPEN_HANDS;
            int held = game.bug == Bug.MISCOUNTING && game.songs > 0 ? 3 : 2;
            Data hand = seen ? Data.texts(SwapScratch.names(game.hands[seat])) : Data.of(held);
            List<String> pocket = SwapScratch.names(game.pockets[seat]);
            Data pocketed = mine(seat) ? Data.texts(pocket) : Data.of(pocket.size());
            seats = seats.with(
                    Integer.toString(seat), Data.fields().with("hand", hand).with("pocket", pocketed));
        }
        Data.Fields data = Data.fields()
                .with("game", "swap")
                .with("viewer", viewer.toString())
                .with("turn", game.turn)
                .with("turnNumber", game.turnNumber)
                .with("phase", asked() < 0 ? "over" : PHASES.get(game.phase))
                .with("asks", asked())
                .with("over", asked() < 0)
                .with("songs", game.songs())
                .with("seats", seats)
                .with("deck", viewer.seesAll() ? game.wholeDeck() : Data.of(game.deckSize))
                .with("discard", Data.texts(SwapScratch.names(game.discard)))
                .with("ranking", Data.texts(game.ranking));
        if (asked() < 0) {
            return data.with("outcome", game.outcome().json());
        }
        return question()
                .map(question -> data.with("question", question.toJson()))
                .orElse(data);
    }
}
