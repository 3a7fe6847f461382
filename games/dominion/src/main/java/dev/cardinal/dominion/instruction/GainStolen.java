package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Destination;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.FrameField;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import java.util.List;

/** After a Thief's last victim, asks about each trashed Treasure whether to gain it. */
public record GainStolen() implements Asking {
    static final int NEXT = Table.A;

    @Override
    public List<FrameField> fields() {
        return List.of(
                FrameField.number("next"),
                FrameField.card("firstStolen"),
                FrameField.card("secondStolen"),
                FrameField.card("thirdStolen"));
    }

    @Override
    public boolean advance(Table t, int frame) {
        int next = t.number(frame, NEXT);
        while (next < 3 && t.number(frame, EachOther.STOLEN + next) == 0) {
            next++;
        }
        t.number(frame, NEXT, next);
        if (next == 3) {
            t.pop();
            return false;
        }
        return true;
    }

    @Override
    public int considered(Table t, int frame) {
        return t.number(frame, EachOther.STOLEN + t.number(frame, NEXT)) - 1;
    }

    @Override
    public String area(Table t, int frame) {
        return AreaNames.TRASH;
    }

    @Override
    public String end(Table t, int frame) {
        return AreaNames.discard(t.who(frame));
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.one().add(considered(t, frame)).add(NO);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int stolen = considered(t, frame);
        t.number(frame, NEXT, t.number(frame, NEXT) + 1);
        decide(t, t.who(frame), stolen, pick.code(0) != NO);
    }

    static void decide(Table t, int thief, int card, boolean gain) {
        if (gain) {
            t.trash(card, -1);
            Verbs.receive(t, thief, card, Destination.DISCARD);
            if (t.heard()) {
                t.tracks().discarded(thief, AreaNames.TRASH, card, 1);
                Events.gained(t, thief, card, Destination.DISCARD);
            }
        }
    }

    static String ask(Table t, int card) {
        return "Gain trashed " + t.setup.card(card).name() + "? (y/n)";
    }

    @Override
    public String prompt(Table t, int frame) {
        return ask(t, considered(t, frame));
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.GAIN_TRASHED_CARD;
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        return new Refusal("not_trashed", "That card was not trashed now", prompt(t, frame));
    }
}
