package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Sort;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Discards or throws away cards from hand, for an effect per card. */
record Dropping(Effect.Drop drop, Cause cause) implements Asking<Table> {
    @Override
    public boolean advance(Table t) {
        if (count(t, drop.sort()) >= Math.max(1, drop.least())) {
            return true;
        }
        t.pop();
        return false;
    }

    static boolean is(int card, Sort sort) {
        DeedCard deed = Components.deed(card);
        return switch (sort) {
            case CARD -> card != DeedCard.WOUND;
            case ACTION -> deed.type() == DeedCard.Type.BASIC_ACTION || deed.type() == DeedCard.Type.ADVANCED_ACTION;
            case COLOURED -> deed.colour() != null;
            case WOUND -> card == DeedCard.WOUND;
        };
    }

    static int count(Table t, Sort sort) {
        int hand = Zone.hand(t.seat());
        int count = 0;
        for (int i = 0; i < t.piles.size(hand); i++) {
            count += is(t.piles.get(hand, i), sort) ? 1 : 0;
        }
        return count;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, t.seat(), card -> is(card, drop.sort()), into.between(drop.least(), drop.most()));
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        for (int i = 0; i < pick.size(); i++) {
            int card = pick.code(i);
            if (drop.away()) {
                CardMoves.throwAway(t, t.seat(), card);
            } else {
                CardMoves.discard(t, t.seat(), card);
            }
        }
        if (pick.size() > 0) {
            var colour = Components.deed(pick.code(pick.size() - 1)).colour();
            Cause with = cause.times(cause.times() * pick.size());
            Effects.run(t, drop.then(), colour == null ? with : with.remembering(colour.ordinal()));
        }
    }

    @Override
    public String prompt(Table t) {
        return Labels.cause(t, cause) + ": which card do you " + (drop.away() ? "throw away?" : "discard?");
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.item(Labels.card(code)).on(Spots.hand(t, code));
    }

    @Override
    public String verb() {
        return drop.away() ? "throw away" : "discard";
    }

    @Override
    public Data.Fields json() {
        return Data.fields().with("type", drop.away() ? "throw_away" : "discard");
    }
}
