package dev.cardinal.mageknight.rules.land;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** A magical glade removes a wound from hand or the discard pile, which is not healing (11.1). */
public record Glade() implements Asking<Table> {
    private static final int FROM_HAND = 1;
    private static final int FROM_DISCARD = 2;

    @Override
    public boolean advance(Table t) {
        if (CardMoves.wounds(t, t.seat()) > 0 || discarded(t)) {
            return true;
        }
        t.pop();
        return false;
    }

    private static boolean discarded(Table t) {
        return t.piles.has(Zone.discard(t.seat()), DeedCard.WOUND);
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        if (CardMoves.wounds(t, t.seat()) > 0) {
            into.add(FROM_HAND);
        }
        if (discarded(t)) {
            into.add(FROM_DISCARD);
        }
        into.add(NO);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        if (pick.code(0) == FROM_HAND) {
            CardMoves.throwAway(t, t.seat(), DeedCard.WOUND);
        } else if (pick.code(0) == FROM_DISCARD) {
            int discard = Zone.discard(t.seat());
            Carrying.leave(t, discard, t.piles.indexOf(discard, DeedCard.WOUND));
        }
    }

    @Override
    public String prompt(Table t) {
        return "The magical glade removes a wound. From where?";
    }

    @Override
    public Choice choice(Table t, int code) {
        Data.Fields json = Data.fields().with("type", "glade");
        return switch (code) {
            case FROM_HAND ->
                Choice.plain("from hand", json.with("from", "hand")).on(Spots.hand(t, DeedCard.WOUND));
            case FROM_DISCARD ->
                Choice.plain("from the discard pile", json.with("from", "discard"))
                        .on(Spots.in(t, Zone.discard(t.seat()), DeedCard.WOUND));
            default -> Choice.plain("no", json.with("from", "nowhere")).plainly();
        };
    }
}
