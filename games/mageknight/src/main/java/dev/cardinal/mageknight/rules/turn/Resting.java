package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import org.jspecify.annotations.Nullable;

/** A rest: discards one card other than a wound and any wounds, or one wound if there is nothing else (5.4). */
record Resting() implements Asking<Table> {
    static @Nullable Bar impossible(Table t) {
        return t.now.moved || t.now.explored ? Bar.MOVED : t.piles.size(Zone.hand(t.seat())) == 0 ? Bar.NO_CARDS : null;
    }

    private static boolean slow(Table t) {
        return CardMoves.others(t, t.seat()) == 0;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        Hand.offer(t, t.seat(), card -> slow(t) || card != DeedCard.WOUND, into);
    }

    @Override
    public void answer(Table t, Pick pick) {
        boolean slow = slow(t);
        t.pop();
        CardMoves.onlyWoundsShow(t, slow);
        CardMoves.discard(t, t.seat(), pick.code(0));
        t.now.rested = true;
        t.now.phase = Phase.REST;
        t.now.move = 0;
        if (!slow && CardMoves.wounds(t, t.seat()) > 0) {
            t.push(new RestWounds());
        }
    }

    @Override
    public String prompt(Table t) {
        return slow(t) ? "You hold only wounds: discard one" : "You rest: which card do you discard?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.naming("discard " + Labels.card(code), "rest", "card", Labels.card(code))
                .on(Spots.hand(t, code))
                .to(Spots.zone(Zone.discard(t.seat())));
    }
}
