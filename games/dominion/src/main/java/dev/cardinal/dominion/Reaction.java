package dev.cardinal.dominion;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import java.util.List;

/**
 * Asks a victim whether to reveal a Moat, right before the attack's effect on it.
 *
 * <p>Everybody with cards in hand is asked when Moat is in the game, so that being asked tells nothing.
 */
record Reaction() implements Asking {

    @Override
    public boolean advance(Table t, int frame) {
        return t.askIf(t.setup.occurs(Cards.MOAT) && t.handSize(t.who(frame)) > 0);
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offerMoat(t, t.who(frame), offer);
    }

    static void offerMoat(Table t, int victim, Offer offer) {
        int moat = Cards.MOAT.id();
        offer.one();
        if (t.hand(victim, moat) > 0) {
            offer.add(moat);
        }
        offer.add(NO);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        t.pop();
        if (pick.code(0) != NO) {
            reveal(t, t.who(frame - 1), t.card(frame - 1));
            t.pop();
        }
    }

    static void reveal(Table t, int victim, int attack) {
        t.show(victim, Cards.MOAT.id(), 1);
        if (t.heard()) {
            t.tracks().shownInHand(victim, Cards.MOAT.id(), 1);
            Told.moat(t, victim, attack);
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        return ask(t, t.turn, t.card(frame));
    }

    static String ask(Table t, int attacker, int attack) {
        return Told.player(attacker) + " played " + Cards.get(attack).name() + "! Reveal Moat to block? (y/n)";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.REVEAL_REACTION;
    }

    @Override
    public Refusal refuse(Table t, int frame, Said move) {
        return refusal(move);
    }

    static Refusal refusal(Said move) {
        boolean moat = move.cards().isEmpty() || move.cards().equals(List.of(Cards.MOAT.id()));
        return moat
                ? new Refusal("not_in_hand", "Selected cards not in hand", "You have no Moat.")
                : new Refusal("not_a_reaction", "Only a Moat can be revealed here");
    }

    @Override
    public void abandon(Table t, int frame) {
        t.pop();
        t.pop();
    }
}
