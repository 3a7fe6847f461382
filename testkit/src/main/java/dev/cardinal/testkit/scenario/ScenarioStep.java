package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One step of a scenario: something is done, then some things must be true.
 *
 * @param viewer whose view is checked
 */
record ScenarioStep(StepAction action, Viewer viewer, List<Expectation> checks) {
    ScenarioStep {
        checks = List.copyOf(checks);
    }

    /** What a step does. */
    sealed interface StepAction {
        /** The step only checks or notes something. */
        record None() implements StepAction {}

        record Do(Data move, OptionalInt by) implements StepAction {}

        record Refuse(
                Data move, @Nullable String says, @Nullable String code) implements StepAction {}

        record Undo(int seat, boolean possible) implements StepAction {}

        record Concede(int seat) implements StepAction {}
    }

    /** What must be true afterwards. */
    sealed interface Expectation {
        /**
         * Who is asked, or {@code Scratch.NOBODY} if the game is over; the prompt and options are null if they do not
         * matter.
         */
        record Asks(
                int seat, @Nullable String prompt, @Nullable List<String> options) implements Expectation {}

        record Events(List<String> texts, boolean happened) implements Expectation {}

        record Expect(Data.Fields data) implements Expectation {}
    }
}
