package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.data.Data;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A rules question as a file that anyone can read: a position, what players do, and what must then be true.
 *
 * @param file the file it was read from
 * @param cites the numbers of the rules that it covers
 * @param needs what may be missing on this machine, such as card data; without it the scenario is skipped. Empty if it
 *     needs nothing
 * @param position how the table is arranged; null if the game starts as dealt
 * @param problem why it cannot be run; null if it can
 */
public record Scenario(
        String file,
        String game,
        String title,
        List<String> cites,
        String needs,
        Options options,
        long seed,
        Data.@Nullable Fields position,
        List<ScenarioStep> steps,
        ScenarioReport.@Nullable Failure problem) {

    public Scenario {
        cites = List.copyOf(cites);
        steps = List.copyOf(steps);
    }

    /** Stands for something in a file that is not a scenario, so that a run can continue and report it. */
    static Scenario broken(String file, String title, int step, String message) {
        var problem = new ScenarioReport.Failure(file, title, step, message);
        return new Scenario(file, "", title, List.of(), "", Options.DEFAULT, 0, null, List.of(), problem);
    }
}
