package dev.cardinal.arena.program;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a program did in one seat of one game.
 *
 * @param characters that it read and wrote
 * @param lost why it has lost without being beaten; null if it played to the end
 */
public record Conduct(
        long calls,
        long refusals,
        long characters,
        List<Decision> decisions,
        @Nullable Forfeit lost) {
    public Conduct {
        decisions = List.copyOf(decisions);
    }

    /** What it took to answer one question. */
    public record Decision(long characters, long calls, long refusals, long nanos) {}
}
