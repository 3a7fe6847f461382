package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Destination;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Play;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import java.util.Locale;

/**
 * Gain a card of your choice from the supply.
 *
 * @param cost the most it may cost
 * @param overTrashed whether the limit is on top of the cost of the card just trashed
 */
public record Gain(int cost, boolean overTrashed, int kinds, Destination place, boolean saysPlace)
        implements Asking, Printed {

    private int limit(Table t, int frame) {
        return overTrashed ? t.setup.card(t.number(frame - 1, Play.TRASHED) - 1).cost() + cost : cost;
    }

    private boolean treasure() {
        return kinds == Card.TREASURE;
    }

    @Override
    public String words() {
        return "Gain " + (treasure() ? "Treasure" : "card") + " costing up to $" + cost + (overTrashed ? " more" : "")
                + place.words;
    }

    @Override
    public String rule() {
        return overTrashed
                ? "The gained card may cost less than the limit, and may have the same name."
                : "The card comes from the supply and costs you no coins and no buy.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        boolean may = !overTrashed || t.number(frame - 1, Play.TRASHED) > 0;
        return t.askIf(may && gainable(t, frame) != 0);
    }

    /** The cards that may be gained, one bit each. */
    private long gainable(Table t, int frame) {
        long affordable = t.affordable(limit(t, frame));
        return treasure() ? affordable & t.setup.treasures : affordable;
    }

    public boolean mayGain(Table t, int frame, int card) {
        return (gainable(t, frame) >> card & 1) == 1;
    }

    @Override
    public boolean openly(Table t, int frame) {
        return true;
    }

    @Override
    public String end(Table t, int frame) {
        return switch (place) {
            case DISCARD -> AreaNames.discard(t.who(frame));
            case HAND -> AreaNames.hand(t.who(frame));
            case DECK -> AreaNames.deck(t.who(frame));
        };
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.one();
        for (long left = gainable(t, frame); left != 0; left &= left - 1) {
            offer.add(Long.numberOfTrailingZeros(left));
        }
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        t.pop();
        Verbs.gain(t, who, pick.code(0), place);
    }

    @Override
    public String prompt(Table t, int frame) {
        String what = "Gain " + (treasure() ? "Treasure" : "card") + " costing up to $" + limit(t, frame);
        return place == Destination.HAND ? what + " to your hand" : what;
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.GAIN_CARD;
    }

    @Override
    public Data.Fields extra(Table t, int frame, int code, Data.Fields json) {
        return saysPlace ? json.with("destination", place.name().toLowerCase(Locale.ROOT)) : json;
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        if (move.declines() || move.cards().size() != 1) {
            return new Refusal("one_card", "Gain exactly one card", prompt(t, frame) + ".");
        }
        Card card = move.cards().getFirst();
        int limit = limit(t, frame);
        String costs = card.name() + " costs $" + card.cost() + "; the limit is $" + limit + ".";
        if (!t.setup.inGame(t.slot(card))) {
            return new Refusal("not_available", "Card not available", "It is not in this game.");
        }
        if (t.supply(t.slot(card)) == 0) {
            return new Refusal("exhausted", "Supply exhausted", "The pile is empty.");
        }
        if (treasure() && !card.is(Card.TREASURE)) {
            return new Refusal("must_gain_treasure", "Must gain a Treasure");
        }
        String message = overTrashed ? "Card costs more than allowed" : "Card too expensive";
        return new Refusal("too_expensive", message, costs);
    }
}
