package dev.cardinal.testkit;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.Viewer;
import java.util.List;

/**
 * Contract 7: an answer that may be taken back drew on no generator and told no seat anything.
 *
 * <p>So the same answer must be possible in every guess, and must look the same there.
 */
final class UndoIsFair implements Check {
    @Override
    public int contract() {
        return 7;
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        if (moment.revealed()) {
            return;
        }
        Data generator = moment.before().chance();
        Breach.unless(
                generator == null || generator.equals(moment.after().chance()),
                7,
                () -> "the answer drew on the generator but could be taken back");
        for (Viewer viewer : moment.before().seats()) {
            Position guess = moment.before().position().guess(viewer, chance);
            Breach.unless(
                    moment.act().possible(guess),
                    7,
                    () -> "the answer could be taken back, but from it " + viewer
                            + " learns something: it is not possible in " + guess);
            Step step = moment.act().on(guess);
            Data.Fields seen = step.position().view(viewer).data();
            Breach.unless(
                    seen.equals(moment.after().view(viewer)),
                    7,
                    () -> "the answer could be taken back, but from it " + viewer + " learns something: it sees "
                            + moment.after().view(viewer) + " and not " + seen);
            Breach.unless(
                    told(step.events(), viewer).equals(told(moment.events(), viewer)),
                    7,
                    () -> "the answer could be taken back, but " + viewer + " is told " + told(moment.events(), viewer)
                            + " and not " + told(step.events(), viewer));
        }
    }

    private static List<Data.Fields> told(List<Event> events, Viewer viewer) {
        return events.stream().map(event -> event.json(viewer)).toList();
    }
}
