package dev.cardinal.dominion.turn;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Destination;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.Lasting;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Phase;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;

/** The phase in which a player plays Treasures and then buys cards. */
public final class BuyPhase extends Phase {

    public static long playable(Table t, int who) {
        return t.bought == 0 ? t.handKinds(who) & t.setup.treasures : 0;
    }

    public static boolean several(Table t, int who, long treasures) {
        return (treasures & (treasures - 1)) != 0
                || (treasures != 0 && t.hand(who, Long.numberOfTrailingZeros(treasures)) > 1);
    }

    @Override
    public String end(Table t, int frame) {
        return AreaNames.play(t.who(frame));
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        int who = t.who(frame);
        offer.one();
        long treasures = playable(t, who);
        if (several(t, who, treasures)) {
            offer.add(ALL);
        }
        for (long left = treasures; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            offer.add(card, t.hand(who, card));
        }
        for (long left = buyable(t); left != 0; left &= left - 1) {
            offer.add(BUY + Long.numberOfTrailingZeros(left));
        }
        offer.add(NO);
    }

    @Override
    public boolean forced(Table t, int frame) {
        return playable(t, t.who(frame)) == 0 && buyable(t) == 0;
    }

    /** The cards that may be bought now, one bit each. */
    public static long buyable(Table t) {
        return t.buys > 0 ? t.affordable(t.coins) : 0;
    }

    @Override
    public boolean accepts(Table t, int frame, Pick pick) {
        if (pick.size() != 1) {
            return false;
        }
        int code = pick.code(0);
        if (code == NO) {
            return true;
        }
        if (code >= BUY) {
            return code < BUY + t.columns() && (buyable(t) >> (code - BUY) & 1) == 1;
        }
        long treasures = playable(t, t.who(frame));
        return code == ALL ? several(t, t.who(frame), treasures) : code >= 0 && (treasures >> code & 1) == 1;
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int code = pick.code(0);
        int who = t.who(frame);
        if (code == NO) {
            t.pop();
            Turn.end(t, who);
        } else if (code >= BUY) {
            t.buys--;
            t.bought++;
            t.coins -= t.setup.cost(code - BUY);
            Verbs.take(t, who, code - BUY, Destination.DISCARD);
            if (t.heard()) {
                Events.bought(t, who, code - BUY);
            }
        } else if (code == ALL) {
            if (t.heard() || t.lasting().length > 0) {
                for (long left = t.handKinds(who) & t.setup.treasures; left != 0; left &= left - 1) {
                    int card = Long.numberOfTrailingZeros(left);
                    announce(t, who, card, t.hand(who, card));
                }
            }
            t.coins += t.layOutAll(who, t.setup.treasures);
        } else {
            announce(t, who, code, 1);
            t.coins += t.setup.coins(code);
            t.fromHand(who, code, 1);
            t.inPlay(who, code, 1);
        }
    }

    /** Tells lasting effects, and whoever listens, what Treasures are played. */
    private static void announce(Table t, int who, int card, int count) {
        for (Lasting lasting : t.lasting()) {
            lasting.playing(t, card, count);
        }
        if (t.heard()) {
            t.tracks().open(AreaNames.hand(who), AreaNames.play(who), card, count);
            Events.playedTreasure(t, who, card, count);
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        return "Buy phase: play Treasures, buy a card or end the phase";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        if (code >= BUY) {
            return MoveType.BUY;
        }
        return code == NO ? MoveType.END_PHASE : code == ALL ? MoveType.PLAY_ALL_TREASURES : MoveType.PLAY_TREASURE;
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        int who = t.who(frame);
        return switch (move.type()) {
            case PLAY_ACTION -> new Refusal("wrong_phase", "Actions are played in the action phase", "It is over.");
            case PLAY_ALL_TREASURES ->
                t.bought > 0
                        ? afterBuying()
                        : new Refusal(
                                "few_treasures",
                                "Fewer than two Treasures in hand",
                                playable(t, who) == 0 ? "You have none." : "Play it by its name.");
            case PLAY_TREASURE ->
                move.cards().size() == 1
                        ? refuseTreasure(t, who, move.cards().getFirst())
                        : new Refusal("one_card", "Play one card at a time");
            case BUY ->
                move.cards().size() == 1
                        ? refuseBuy(t, move.cards().getFirst())
                        : new Refusal("one_card", "Buy one card at a time");
            default -> Attempt.notNow(t, frame, this, move.type());
        };
    }

    private static Refusal afterBuying() {
        return new Refusal("already_bought", "No Treasures after the turn's first buy");
    }

    private static Refusal refuseTreasure(Table t, int who, Card card) {
        if (t.hand(who, t.slot(card)) == 0) {
            return new Refusal("not_in_hand", "Selected cards not in hand");
        }
        return card.is(Card.TREASURE)
                ? afterBuying()
                : new Refusal("not_a_treasure", card.name() + " is not a Treasure card");
    }

    private static Refusal refuseBuy(Table t, Card card) {
        if (!t.setup.inGame(t.slot(card))) {
            return new Refusal("not_available", "Card not available", "It is not in this game.");
        }
        if (t.supply(t.slot(card)) == 0) {
            return new Refusal("exhausted", "Supply exhausted", "The pile is empty.");
        }
        if (t.buys == 0) {
            return new Refusal("no_buys", "No buys left", "End the phase.");
        }
        String first = playable(t, t.turn) == 0 ? "" : " Play your Treasures first.";
        return new Refusal(
                "not_enough_coins",
                "Not enough coins",
                card.name() + " costs $" + card.cost() + " and you have $" + t.coins + "." + first);
    }
}
