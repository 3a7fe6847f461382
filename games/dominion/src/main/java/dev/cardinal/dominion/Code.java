package dev.cardinal.dominion;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Numbers the instructions, so that a frame on the stack can name one in a single byte. */
final class Code {
    private static final Instruction[] NUMBERED = new Instruction[Byte.MAX_VALUE];
    /** Those among them that ask, which saves the hot path a cast to an interface. */
    private static final @Nullable Asking[] ASKING = new Asking[Byte.MAX_VALUE];

    private static int size;

    static final int PLAY = of(new Play());
    static final int AGAIN = of(new Again());
    static final int REACTION = of(new Reaction());
    static final int REACTIONS = of(new Reactions());
    static final int ACTION_PHASE = of(new ActionPhase());
    static final int BUY_PHASE = of(new BuyPhase());
    static final int GAIN_STOLEN = of(new GainStolen());

    private Code() {}

    static synchronized int of(Instruction instruction) {
        int code = Arrays.asList(NUMBERED).indexOf(instruction);
        if (code < 0) {
            code = size++;
            NUMBERED[code] = instruction;
            ASKING[code] = instruction instanceof Asking asking ? asking : null;
        }
        return code;
    }

    static boolean isPhase(int code) {
        return code == ACTION_PHASE || code == BUY_PHASE;
    }

    static Instruction instruction(int code) {
        return NUMBERED[code];
    }

    static Asking asking(int code) {
        return Objects.requireNonNull(ASKING[code]);
    }
}
