package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.data.Data;
import java.util.List;

/** The result of running scenarios. */
public record ScenarioReport(int scenarios, List<Failure> failed, List<Skip> skipped) {

    public ScenarioReport {
        failed = List.copyOf(failed);
        skipped = List.copyOf(skipped);
    }

    /** What became of one scenario. */
    public sealed interface Outcome {}

    /** A scenario that held. */
    public record Pass() implements Outcome {}

    /** A scenario that was not run, since what it needs is not on this machine. */
    public record Skip(String file, String title, String needs, String missing) implements Outcome {
        @Override
        public String toString() {
            return file + ": " + title + ": skipped, since it needs " + needs + ": " + missing;
        }
    }

    /**
     * A scenario that failed.
     *
     * @param step the number of the step, counted from 1; 0 if the scenario could not start
     */
    public record Failure(String file, String title, int step, String message) implements Outcome {
        Data.Fields json() {
            return Data.fields()
                    .with("file", file)
                    .with("title", title)
                    .with("step", step)
                    .with("message", message);
        }

        @Override
        public String toString() {
            return file + ": " + title + (step == 0 ? "" : ", step " + step) + ": " + message;
        }
    }

    public int passed() {
        return scenarios - failed.size() - skipped.size();
    }

    public Data.Fields json() {
        return Data.fields()
                .with("scenarios", scenarios)
                .with("passed", passed())
                .with("failed", Data.of(failed.stream().map(Failure::json).toList()))
                .with("skipped", skipped.size());
    }
}
