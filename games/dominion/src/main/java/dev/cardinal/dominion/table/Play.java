package dev.cardinal.dominion.table;

import java.util.List;

/** Follows a played card's instructions in order. */
public record Play() implements Instruction {
    private static final int NEXT = Table.A;
    /** The card trashed so far, plus one. */
    public static final int TRASHED = Table.B;
    /** The seats unaffected by this attack, as bits. */
    public static final int UNAFFECTED = Table.C;
    /** Whether the player chose to play it from hand, rather than through another card. */
    public static final int DIRECT = Table.D;

    @Override
    public List<FrameField> fields() {
        return List.of(
                FrameField.number("step"),
                FrameField.card("trashed"),
                new FrameField("unaffected", FrameField.Kind.SEATS),
                FrameField.number("direct"));
    }

    @Override
    public boolean advance(Table t, int frame) {
        byte[] program = t.setup.program(t.card(frame));
        int next = t.number(frame, NEXT);
        if (next == program.length) {
            t.pop();
        } else {
            t.number(frame, NEXT, next + 1);
            t.push(program[next], t.who(frame), t.card(frame));
        }
        return false;
    }
}
