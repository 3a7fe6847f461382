package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks a victim whether to reveal a Reaction such as Moat, right before the attack affects them.
 *
 * <p>If the game has one, everyone with cards in hand is asked, so that being asked reveals nothing.
 */
public record Reaction() implements Asking {

    @Override
    public boolean advance(Table t, int frame) {
        return t.askIf(t.setup.reactions != 0 && t.handSize(t.who(frame)) > 0);
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offerReactions(t, t.who(frame), offer);
    }

    static void offerReactions(Table t, int victim, Offer offer) {
        offer.one();
        for (long left = t.handKinds(victim) & t.setup.reactions; left != 0; left &= left - 1) {
            offer.add(Long.numberOfTrailingZeros(left));
        }
        offer.add(NO);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        t.pop();
        if (pick.code(0) != NO) {
            reveal(t, t.who(frame - 1), pick.code(0), t.card(frame - 1));
            t.pop();
        }
    }

    static void reveal(Table t, int victim, int card, int attack) {
        t.show(victim, card, 1);
        if (t.heard()) {
            t.tracks().shownInHand(victim, card, 1);
            Events.blocked(t, victim, card, attack);
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        return ask(t, t.turn, t.card(frame));
    }

    static String ask(Table t, int attacker, int attack) {
        return Events.player(attacker) + " played " + t.setup.card(attack).name() + "! Reveal " + names(t)
                + " to block? (y/n)";
    }

    /** "Moat", or all cards that block attacks in this game. */
    private static String names(Table t) {
        List<String> names = new ArrayList<>();
        for (long left = t.setup.reactions; left != 0; left &= left - 1) {
            names.add(t.setup.card(Long.numberOfTrailingZeros(left)).name());
        }
        return String.join(" or ", names);
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.REVEAL_REACTION;
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        return refusal(t, move);
    }

    static Refusal refusal(Table t, Attempt move) {
        boolean reaction = move.cards().size() <= 1 && move.cards().stream().allMatch(card -> card.is(Card.REACTION));
        return reaction
                ? new Refusal("not_in_hand", "Selected cards not in hand", "You have no " + names(t) + ".")
                : new Refusal("not_a_reaction", "Only a " + names(t) + " can be revealed here");
    }

    @Override
    public void abandon(Table t, int frame) {
        t.pop();
        t.pop();
    }
}
