package dev.cardinal.mageknight.rules.reward;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Draws one artifact more than was won, and puts one of them under the deck (12). */
public record TakeArtifacts() implements OpenAsking {
    static TakeArtifacts draw(Table t, int number) {
        int drawn = Math.min(number + 1, t.piles.size(Zone.ARTIFACTS));
        for (int i = 0; i < drawn; i++) {
            t.learn();
            Carrying.top(t, Zone.ARTIFACTS, Zone.looking(t.seat()));
        }
        t.knownBelow[Zone.ARTIFACTS] = Math.min(t.knownBelow[Zone.ARTIFACTS], t.piles.size(Zone.ARTIFACTS));
        if (t.heard()) {
            Events.artifacts(t);
        }
        return new TakeArtifacts();
    }

    @Override
    public boolean advance(Table t) {
        if (t.piles.size(Zone.looking(t.seat())) > 1) {
            return true;
        }
        t.pop();
        keep(t);
        return false;
    }

    private static void keep(Table t) {
        int drawn = Zone.looking(t.seat());
        while (t.piles.size(drawn) > 0) {
            CardMoves.gain(t, t.seat(), drawn, t.piles.get(drawn, 0), Zone.deck(t.seat()));
        }
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < t.piles.size(Zone.looking(t.seat())); i++) {
            into.add(i);
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        CardMoves.putBack(t, Zone.looking(t.seat()), pick.code(0), Zone.ARTIFACTS);
        keep(t);
    }

    @Override
    public String prompt(Table t) {
        return "Which artifact do you put back?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String name = Labels.card(t.piles.get(Zone.looking(t.seat()), code));
        return Choice.naming("put back " + name, "put_back", "card", name)
                .on(Spots.in(t, Zone.looking(t.seat()), t.piles.get(Zone.looking(t.seat()), code)))
                .to(Spots.zone(Zone.ARTIFACTS));
    }
}
