package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.FrameField;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Opcode;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import java.util.List;

/**
 * Choose an Action from your hand and play it twice.
 *
 * <p>Under the Principality preset, choosing another Throne Room doubles again: one Action is played four times.
 */
public record PlayTwice() implements Asking, Printed {
    private static final int DOUBLED = Table.A;

    @Override
    public List<FrameField> fields() {
        return List.of(FrameField.number("doubled"));
    }

    /** Counts the Action it plays, which costs no action. */
    @Override
    public int actions() {
        return 1;
    }

    @Override
    public String words() {
        return "Play Action card twice";
    }

    @Override
    public String rule() {
        return "Costs one action in all. Do everything the chosen card says, then do it all again.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        if (t.handSize(t.who(frame)) == 0) {
            t.pop();
            return false;
        }
        if (t.number(frame, DOUBLED) == 0) {
            t.number(frame, DOUBLED, 1);
        }
        return true;
    }

    @Override
    public String end(Table t, int frame) {
        return AreaNames.play(t.who(frame));
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.one();
        HandPick.addHand(t, t.who(frame), Card.ACTION, offer);
        if (offer.size() == 0 || t.setup.mayDecline()) {
            offer.add(NO);
        }
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        int card = pick.code(0);
        if (card == NO) {
            if (!t.setup.mayDecline()) {
                t.lack(who, t.setup.actions);
            }
            t.pop();
            return;
        }
        Verbs.layOut(t, who, card, 1, true);
        int doubled = t.number(frame, DOUBLED);
        if (t.heard()) {
            List<String> bonuses =
                    t.setup.card(card).program().getFirst() instanceof Plus plus ? plus.bonuses() : List.of();
            Events.playedTwice(t, who, card, 1 << doubled, bonuses);
        }
        if (card == t.card(frame) && t.setup.preset.thronesMultiply()) {
            t.number(frame, DOUBLED, doubled + 1);
        } else {
            t.become(frame, Opcode.AGAIN);
            t.card(frame, card);
            t.number(frame, Again.DOUBLED, doubled);
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        int times = 1 << t.number(frame, DOUBLED);
        return "Select Action card to play " + (times == 2 ? "twice" : times + " times");
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.SELECT_ACTION_FOR_THRONE;
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        if (move.declines()) {
            return new Refusal("must_choose", "Must choose an Action card", "You have one in hand.");
        }
        for (Card card : move.cards()) {
            if (t.hand(t.who(frame), t.slot(card)) == 0) {
                return new Refusal("not_in_hand", "Selected cards not in hand");
            }
        }
        return new Refusal("not_an_action", "Must choose one Action card");
    }
}
