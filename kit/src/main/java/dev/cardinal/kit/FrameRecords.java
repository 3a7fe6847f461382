package dev.cardinal.kit;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.record.Recording;
import java.util.ArrayList;
import java.util.List;

/** Converts what is still to be done to data and back. */
public final class FrameRecords {
    private FrameRecords() {}

    public static Data write(GameState<?> state, Recording recording) {
        List<Data> frames = new ArrayList<>();
        for (int i = 0; i < state.frames.size(); i++) {
            frames.add(recording.write(state.frames.get(i), Frame.class));
        }
        return Data.of(frames);
    }

    /** Replaces all frames with these. */
    @SuppressWarnings("unchecked") // a game's frames work on its own state
    public static <S extends GameState<S>> void read(S state, Data frames, Recording recording) throws Refused {
        state.frames.clear();
        for (Data item : FieldReader.items("frames", frames)) {
            if (recording.read(item, Frame.class) instanceof Frame<?> frame) {
                state.push((Frame<S>) frame);
            }
        }
    }

    /** Refuses a position that is not over and asks no question. */
    public static void requireQuestion(GameState<?> state) throws Refused {
        if (!state.over() && !state.asks()) {
            throw FieldReader.wrong("The last of the 'frames' must be a question");
        }
    }
}
