package dev.cardinal.testkit.swap;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Viewer;
import java.util.List;
import java.util.Optional;

record SwapView(SwapScratch game, Viewer viewer) implements View {
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
    public Data.Fields data() {
        Data.Fields hands = Data.fields();
        Data.Fields pockets = Data.fields();
        for (int seat = 0; seat < game.seats(); seat++) {
            boolean seen = mine(seat) || game.bug == Bug.OPEN_HANDS;
            Data hand = seen ? Data.texts(SwapScratch.names(game.hands[seat])) : Data.of(2);
            hands = hands.with(Integer.toString(seat), hand);
            List<String> pocket = SwapScratch.names(game.pockets[seat]);
            pockets = pockets.with(Integer.toString(seat), mine(seat) ? Data.texts(pocket) : Data.of(pocket.size()));
        }
        Data.Fields data = Data.fields()
                .with("turn", game.turn)
                .with("phase", game.phase)
                .with("songs", game.songs)
                .with("hands", hands)
                .with("pockets", pockets)
                .with("deck", viewer.seesAll() ? game.wholeDeck() : Data.of(game.deckSize))
                .with("discard", Data.texts(SwapScratch.names(game.discard)))
                .with("ranking", Data.texts(game.ranking))
                .with("over", asked() < 0);
        return question()
                .map(question -> data.with("question", question.toJson()))
                .orElse(data);
    }
}
