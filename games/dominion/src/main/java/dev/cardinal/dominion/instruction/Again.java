package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.FrameField;
import dev.cardinal.dominion.table.Instruction;
import dev.cardinal.dominion.table.Opcode;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import java.util.List;

/** Plays a card twice, or twice as often for each further doubling. */
public record Again() implements Instruction {
    /** How many times the play is doubled. */
    static final int DOUBLED = Table.A;

    private static final int DONE = Table.B;

    @Override
    public List<FrameField> fields() {
        return List.of(FrameField.number("doubled"), FrameField.number("done"));
    }

    @Override
    public boolean advance(Table t, int frame) {
        int done = t.number(frame, DONE);
        if (done == 2) {
            t.pop();
            return false;
        }
        t.number(frame, DONE, done + 1);
        int doubled = t.number(frame, DOUBLED);
        int who = t.who(frame);
        int card = t.card(frame);
        if (doubled == 1) {
            if (t.heard() && t.setup.card(card).is(Card.ATTACK)) {
                Events.played(t, who, card);
            }
            Verbs.play(t, who, card, false);
        } else {
            int half = t.push(Opcode.AGAIN, who, card);
            t.number(half, DOUBLED, doubled - 1);
        }
        return false;
    }
}
