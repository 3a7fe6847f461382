package dev.cardinal.dominion.view;

import dev.cardinal.dominion.table.Buried;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.turn.Score;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** A view as data: the part that only Dominion has. */
record DominionData(DominionView view, Table t) {
    void into(Data.Draft data) {
        data.put("actions", Data.of(t.actions));
        data.put("buys", Data.of(t.buys));
        data.put("coins", Data.of(t.coins));
        data.put("supply", supply());
        data.put("trash", t.setup.names(t::trash));
        data.put("seats", seatsData());
        if (view.over()) {
            data.put("ending", Data.of(t.ending.word()));
            data.put(
                    "winners",
                    Data.of(Score.outcome(t).winners().stream().map(Data::of).toList()));
            data.put("scores", Data.texts(view.scores()));
        }
    }

    private Data supply() {
        return counts(t.setup.piles, t::supply);
    }

    private Data counts(long kinds, IntUnaryOperator count) {
        Data.Draft data = new Data.Draft();
        for (long left = kinds; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            data.put(t.setup.name(card), Data.of(count.applyAsInt(card)));
        }
        return data.fields();
    }

    private Data seatsData() {
        Data.Draft seats = new Data.Draft();
        for (int seat = 0; seat < t.seats(); seat++) {
            seats.put(Integer.toString(seat), seatData(seat));
        }
        return seats.fields();
    }

    private Data seatData(int seat) {
        Data.Draft data = new Data.Draft();
        data.put(
                "hand",
                view.viewer().sees(seat) ? t.setup.names(card -> t.hand(seat, card)) : Data.of(t.handSize(seat)));
        if (!view.viewer().is(seat)) {
            data.put("shownInHand", t.setup.names(card -> t.shown(seat, card)));
            data.put("lackedInHand", t.setup.names(card -> (int) (t.lacked(seat) >> card & 1)));
        }
        data.put("deck", view.viewer().seesAll() ? wholeDeck(seat) : Data.of(t.deckSize(seat)));
        data.put("knownInDeck", known(seat));
        data.put("discard", t.setup.names(card -> view.discard(seat, card)));
        if (!view.viewer().is(seat) && t.setup.hidesDiscards) {
            data.put("unseenInDiscard", unseen(seat));
        }
        data.put("play", t.setup.names(card -> t.inPlay(seat, card)));
        data.put("aside", t.setup.names(card -> t.aside(seat, card)));
        data.put("owned", counts(ownedKinds(seat), card -> t.owned(seat, card)));
        data.put("score", Data.of(Score.points(t, seat)));
        data.put("turns", Data.of(t.turns(seat)));
        if (t.isOut(seat)) {
            data.put("conceded", Data.of(true));
        }
        return data.fields();
    }

    /** The cards of a discard pile that others have not seen, and what everyone knows they are not. */
    private Data unseen(int seat) {
        List<Data> groups = new ArrayList<>();
        for (Buried group : t.buried(seat)) {
            groups.add(Data.fields().with("count", group.count()).with("lacks", t.setup.names(card ->
                    (int) (group.lacks() >> card & 1))));
        }
        return Data.of(groups);
    }

    private long ownedKinds(int seat) {
        long owned = 0;
        for (long left = t.setup.kinds; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            owned |= t.owned(seat, card) > 0 ? 1L << card : 0;
        }
        return owned;
    }

    private Data wholeDeck(int seat) {
        List<Data> names = new ArrayList<>();
        for (int depth = 0; depth < t.deckSize(seat); depth++) {
            names.add(t.setup.text(t.top(seat, depth)));
        }
        return Data.of(names);
    }

    /** The cards in this deck that the viewer has been shown, by the number of cards above them. */
    private Data known(int seat) {
        Data.Draft known = new Data.Draft();
        for (int depth = 0; depth < t.deckSize(seat); depth++) {
            if (view.known(seat, depth) >= 0) {
                known.put(Integer.toString(depth), t.setup.text(t.top(seat, depth)));
            }
        }
        return known.fields();
    }
}
