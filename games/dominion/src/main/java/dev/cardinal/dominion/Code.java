package dev.cardinal.dominion;

import java.util.ArrayList;
import java.util.List;

/** Numbers the instructions, so that a frame on the stack can name one in a single byte. */
final class Code {
    private static final List<Instruction> NUMBERED = new ArrayList<>();
    private static Instruction[] byCode = new Instruction[0];

    static final int PLAY = of(new Play());
    static final int AGAIN = of(new Again());
    static final int REACTION = of(new Reaction());
    static final int REACTIONS = of(new Reactions());
    static final int ACTION_PHASE = of(new ActionPhase());
    static final int BUY_PHASE = of(new BuyPhase());
    static final int GAIN_STOLEN = of(new GainStolen());

    private Code() {}

    static synchronized int of(Instruction instruction) {
        int code = NUMBERED.indexOf(instruction);
        if (code >= 0) {
            return code;
        }
        NUMBERED.add(instruction);
        byCode = NUMBERED.toArray(Instruction[]::new);
        return NUMBERED.size() - 1;
    }

    static Instruction instruction(int code) {
        return byCode[code];
    }
}
