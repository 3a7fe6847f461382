package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.FrameField;
import dev.cardinal.dominion.table.Opcode;
import dev.cardinal.dominion.table.Play;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import java.util.List;

/** Applies an effect to each other player, clockwise, except those who are unaffected. */
public record EachOther(Printed effect) implements Printed {
    private static final int REACHED = Table.A;
    /** The cards stolen so far, plus one each. */
    static final int STOLEN = Table.B;

    @Override
    public List<FrameField> fields() {
        return List.of(
                FrameField.number("reached"),
                FrameField.card("firstStolen"),
                FrameField.card("secondStolen"),
                FrameField.card("thirdStolen"));
    }

    @Override
    public List<Printed> parts() {
        return List.of(effect);
    }

    @Override
    public String words() {
        return "Opponents " + effect.phrase();
    }

    @Override
    public String rule() {
        return effect.rule();
    }

    @Override
    public boolean advance(Table t, int frame) {
        int attacker = t.who(frame);
        int reached = t.number(frame, REACHED) + 1;
        if (reached >= t.seats()) {
            if (t.number(frame, STOLEN) + t.number(frame, STOLEN + 1) + t.number(frame, STOLEN + 2) > 0) {
                t.become(frame, Opcode.GAIN_STOLEN);
                t.number(frame, GainStolen.NEXT, 0);
            } else {
                t.pop();
            }
            return false;
        }
        t.number(frame, REACHED, reached);
        int victim = (attacker + reached) % t.seats();
        boolean unaffected = (t.number(frame - 1, Play.UNAFFECTED) >> victim & 1) == 1;
        if (!t.isOut(victim) && !unaffected) {
            t.push(t.setup.catalogue.opcode(effect), victim, t.card(frame));
            if (!t.setup.preset.reactsFirst()) {
                t.push(Opcode.REACTION, victim, t.card(frame));
            }
        }
        return false;
    }
}
