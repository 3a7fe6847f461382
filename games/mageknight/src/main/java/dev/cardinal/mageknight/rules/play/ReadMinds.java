package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.rules.reward.TakeAction;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.Arrays;

/**
 * Each other player discards a card of a colour or shows a hand without one; then one of the Actions may be taken.
 *
 * @param victim the player to discard next
 * @param cards the discarded Actions
 */
record ReadMinds(int colour, int victim, boolean steals, int[] cards, int[] from) implements Asking<Table> {
    private static final int NOTHING = 99;

    private boolean may(int card) {
        DeedCard deed = Components.deed(card);
        return TakeAction.is(card, colour) && (deed.isAction() || deed.type() == DeedCard.Type.SPELL);
    }

    private ReadMinds next() {
        return new ReadMinds(colour, victim + 1, steals, cards, from);
    }

    @Override
    public boolean advance(Table t) {
        if (victim >= t.seats()) {
            if (steals && cards.length > 0) {
                return true;
            }
            t.pop();
            return false;
        }
        if (victim == t.seat() || t.gone(victim) || t.piles.size(Zone.hand(victim)) == 0) {
            t.become(next());
            return false;
        }
        int hand = Zone.hand(victim);
        for (int i = 0; i < t.piles.size(hand); i++) {
            if (may(t.piles.get(hand, i))) {
                return true;
            }
        }
        show(t);
        t.become(next());
        return false;
    }

    private void show(Table t) {
        t.learn();
        CardMoves.showHand(t, victim);
        if (t.heard()) {
            Events.handShown(t, victim);
        }
    }

    @Override
    public int asked(Table t) {
        return victim < t.seats() ? victim : t.seat();
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        if (victim < t.seats()) {
            Hand.offer(t, victim, this::may, into);
            return;
        }
        for (int i = 0; i < cards.length; i++) {
            into.add(i);
        }
        into.add(NOTHING);
    }

    @Override
    public void answer(Table t, Pick pick) {
        int code = pick.code(0);
        if (victim < t.seats()) {
            CardMoves.leaveHand(t, victim, code, Zone.discard(victim));
            if (t.heard()) {
                Events.discarded(t, victim, code);
            }
            boolean action = Components.deed(code).isAction();
            t.become(new ReadMinds(
                    colour,
                    victim + 1,
                    steals,
                    action ? with(cards, code) : cards,
                    action ? with(from, victim) : from));
            return;
        }
        t.pop();
        if (code != NOTHING) {
            CardMoves.gain(t, t.seat(), Zone.discard(from[code]), cards[code], Zone.hand(t.seat()));
        }
    }

    private static int[] with(int[] numbers, int number) {
        int[] more = Arrays.copyOf(numbers, numbers.length + 1);
        more[numbers.length] = number;
        return more;
    }

    @Override
    public String prompt(Table t) {
        return victim < t.seats() ? "Your mind is read: which card do you discard?" : "Which card do you keep?";
    }

    @Override
    public Choice choice(Table t, int code) {
        if (code == NOTHING) {
            return Choice.no("take_card");
        }
        String name = Labels.card(victim < t.seats() ? code : cards[code]);
        return Choice.naming(
                        victim < t.seats() ? "discard " + name : "keep " + name,
                        victim < t.seats() ? "discard" : "take_card",
                        "card",
                        name)
                .on(
                        victim < t.seats()
                                ? Spots.in(t, Zone.hand(victim), code)
                                : Spots.in(t, Zone.discard(from[code]), cards[code]));
    }

    @Override
    public String toString() {
        return "ReadMinds" + colour + victim + steals + Arrays.toString(cards) + Arrays.toString(from);
    }
}
