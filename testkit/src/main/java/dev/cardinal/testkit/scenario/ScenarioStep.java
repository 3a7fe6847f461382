package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Viewer;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One step of a scenario: something that is done, then what must hold.
 *
 * @param viewer through whose eyes the checks look
 */
record ScenarioStep(Act act, Viewer viewer, List<Check> checks) {
    ScenarioStep {
        checks = List.copyOf(checks);
    }

    /** What a step does. */
    sealed interface Act {
        /** Nothing: the step only checks or notes something. */
        record Seen() implements Act {}

        record Do(Data move, OptionalInt by) implements Act {}

        record Refuse(
                Data move, @Nullable String says, @Nullable String code) implements Act {}

        record Undo(int seat, boolean possible) implements Act {}

        record Concede(int seat) implements Act {}
    }

    /** What must hold after it. */
    sealed interface Check {
        /** Who is asked; null for a prompt or options that do not matter, {@code Scratch.NOBODY} for a game that is over. */
        record Asks(
                int seat, @Nullable String prompt, @Nullable List<String> options) implements Check {}

        record Events(List<String> texts, boolean happened) implements Check {}

        record Expect(Data.Fields data) implements Check {}
    }
}
