package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.data.Data;
import java.util.List;

/** The result of running scenarios. */
public record ScenarioReport(int scenarios, List<Failure> failed) {

    public ScenarioReport {
        failed = List.copyOf(failed);
    }

    /**
     * A scenario that failed.
     *
     * @param step the number of the step, counted from 1; 0 if the scenario could not start
     */
    public record Failure(String file, String title, int step, String message) {
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
        return scenarios - failed.size();
    }

    public Data.Fields json() {
        return Data.fields()
                .with("scenarios", scenarios)
                .with("passed", passed())
                .with("failed", Data.of(failed.stream().map(Failure::json).toList()));
    }
}
