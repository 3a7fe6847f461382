package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.FrameField;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import java.util.List;

/** Discard the top card of your deck; if it is an Action, you may play it. */
public record MayPlayTop() implements Asking, Printed {
    /** The discarded Action, plus one. */
    private static final int FOUND = Table.A;

    @Override
    public int considered(Table t, int frame) {
        return t.number(frame, FOUND) - 1;
    }

    @Override
    public List<FrameField> fields() {
        return List.of(FrameField.card("found"));
    }

    @Override
    public String words() {
        return "Discard top card, may play it if Action";
    }

    @Override
    public String rule() {
        return "If the discarded card is an Action, you may play it without spending an action.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        if (Verbs.revealTop(t, who, 1) == 1) {
            int card = t.top(who, 0);
            Verbs.discardLooked(t, who, 1);
            if (t.setup.card(card).is(Card.ACTION)) {
                t.number(frame, FOUND, card + 1);
                return true;
            }
        }
        t.pop();
        return false;
    }

    @Override
    public String area(Table t, int frame) {
        return AreaNames.discard(t.who(frame));
    }

    @Override
    public String end(Table t, int frame) {
        return AreaNames.play(t.who(frame));
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.one().add(considered(t, frame)).add(NO);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        int card = considered(t, frame);
        t.pop();
        if (pick.code(0) != NO) {
            Verbs.layOut(t, who, card, 1, false);
            if (t.heard()) {
                Events.played(t, who, card);
            }
            Verbs.play(t, who, card, false);
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        return "Play the discarded " + t.setup.card(considered(t, frame)).name() + "? (y/n)";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.PLAY_DISCARDED_ACTION;
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        return new Refusal("not_discarded", "Only the card just discarded can be played", prompt(t, frame));
    }
}
