package dev.cardinal.dominion.turn;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Opcode;
import dev.cardinal.dominion.table.Phase;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;

/** The phase in which a player plays Actions. */
public final class ActionPhase extends Phase {

    private static boolean playable(Table t, int who, int card) {
        if (!t.setup.preset.refusesIdleTrashers()) {
            return true;
        }
        return switch (t.setup.card(card).needs()) {
            case 0 -> true;
            case Card.TREASURE -> (t.handKinds(who) & t.setup.treasures) != 0;
            default -> t.handSize(who) > 1;
        };
    }

    /** Playing a card that needs a Treasure shows that the hand holds one. */
    private static boolean tellsOfTheHand(Table t, int card) {
        return t.setup.preset.refusesIdleTrashers() && t.setup.card(card).needs() == Card.TREASURE && t.seats() > 1;
    }

    @Override
    public String end(Table t, int frame) {
        return AreaNames.play(t.who(frame));
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        int who = t.who(frame);
        offer.one();
        if (t.actions > 0) {
            for (long left = t.handKinds(who) & t.setup.actions; left != 0; left &= left - 1) {
                int card = Long.numberOfTrailingZeros(left);
                if (playable(t, who, card)) {
                    offer.add(card, t.hand(who, card));
                }
            }
        }
        offer.add(NO);
    }

    @Override
    public boolean forced(Table t, int frame) {
        int who = t.who(frame);
        if (t.actions > 0) {
            for (long left = t.handKinds(who) & t.setup.actions; left != 0; left &= left - 1) {
                if (playable(t, who, Long.numberOfTrailingZeros(left))) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public boolean accepts(Table t, int frame, Pick pick) {
        if (pick.size() != 1) {
            return false;
        }
        int code = pick.code(0);
        return code == NO || may(t, t.who(frame), code);
    }

    /** Whether this seat may play this Action now. */
    public static boolean may(Table t, int who, int card) {
        return card >= 0
                && card < t.columns()
                && t.actions > 0
                && (t.handKinds(who) & t.setup.actions & 1L << card) != 0
                && playable(t, who, card);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int code = pick.code(0);
        int who = t.who(frame);
        if (code == NO) {
            t.become(frame, Opcode.BUY_PHASE);
            return;
        }
        t.actions--;
        t.revealed |= tellsOfTheHand(t, code);
        Verbs.layOut(t, who, code, 1, true);
        if (t.heard()) {
            Events.played(t, who, code);
        }
        Verbs.play(t, who, code, true);
    }

    @Override
    public String prompt(Table t, int frame) {
        return "Action phase: play an Action or end the phase";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return code == NO ? MoveType.END_PHASE : MoveType.PLAY_ACTION;
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        int who = t.who(frame);
        return switch (move.type()) {
            case PLAY_ACTION ->
                move.cards().size() == 1
                        ? refusePlay(t, who, move.cards().getFirst())
                        : new Refusal("one_card", "Play one card at a time");
            case PLAY_TREASURE, PLAY_ALL_TREASURES ->
                new Refusal("wrong_phase", "Treasures are played in the buy phase", "End the action phase first.");
            case BUY -> new Refusal("wrong_phase", "Cards are bought in the buy phase", "End the action phase first.");
            default -> Attempt.notNow(t, frame, this, move.type());
        };
    }

    private static Refusal refusePlay(Table t, int who, Card card) {
        String name = card.name();
        if (t.hand(who, t.slot(card)) == 0) {
            return new Refusal("not_in_hand", "Selected cards not in hand", "You have no " + name + ".");
        }
        if (!card.is(Card.ACTION)) {
            return new Refusal("not_an_action", name + " is not an Action card");
        }
        if (t.actions == 0) {
            return new Refusal("no_actions", "No actions left", "End the phase to go on to buying.");
        }
        boolean treasure = card.needs() == Card.TREASURE;
        return new Refusal(
                "must_trash",
                treasure ? "Must trash a Treasure" : "Must trash a card",
                treasure ? "You have no Treasure in hand." : "There is no other card in your hand.");
    }
}
