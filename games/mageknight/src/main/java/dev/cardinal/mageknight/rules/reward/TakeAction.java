package dev.cardinal.mageknight.rules.reward;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/**
 * Takes an Advanced Action from the offer.
 *
 * @param colour only of this colour, or -1
 * @param to where it goes
 */
public record TakeAction(int colour, int to) implements OpenAsking {
    public static final int DECK = 0;
    public static final int DISCARD = 1;
    public static final int HAND = 2;

    public static boolean is(int card, int colour) {
        ManaColour own = Components.deed(card).colour();
        return colour < 0 || (own != null && own.ordinal() == colour);
    }

    static boolean possible(Table t, int offer, int colour) {
        for (int i = 0; i < t.piles.size(offer); i++) {
            if (is(t.piles.get(offer, i), colour)) {
                return true;
            }
        }
        return false;
    }

    /** The current player's zone. */
    static int zone(Table t, int to) {
        return switch (to) {
            case DECK -> Zone.deck(t.seat());
            case DISCARD -> Zone.discard(t.seat());
            default -> Zone.hand(t.seat());
        };
    }

    @Override
    public boolean advance(Table t) {
        if (possible(t, Zone.ACTION_OFFER, colour)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, Zone.ACTION_OFFER, 0, card -> is(card, colour), into.one());
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        CardMoves.takeFromOffer(t, Zone.ACTION_OFFER, Zone.ACTIONS, pick.code(0), zone(t, to));
    }

    @Override
    public String prompt(Table t) {
        return "Which Advanced Action do you take?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.naming(Labels.card(code), "take_card", "card", Labels.card(code))
                .on(Spots.in(t, Zone.ACTION_OFFER, code))
                .to(Spots.zone(zone(t, to)));
    }
}
