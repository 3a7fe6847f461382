package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;

/** An action, with the positions before and after it and the events in between. */
public record Moment(
        Snapshot before,
        Action action,
        Snapshot after,
        List<Event> events,
        boolean revealed,
        boolean news,
        long carried) {
    public Moment {
        events = List.copyOf(events);
    }

    public static Moment of(Snapshot before, Action action) {
        Step step = action.on(before.position());
        return new Moment(
                before,
                action,
                new Snapshot(step.position()),
                step.events(),
                step.revealed(),
                step.news(),
                step.carried());
    }

    /** What moved, as a viewer is told. */
    static List<Move> moves(List<Event> events, Viewer viewer) {
        return events.stream().flatMap(event -> event.moves(viewer).stream()).toList();
    }

    /** What events tell a viewer. */
    static List<Data.Fields> told(List<Event> events, Viewer viewer) {
        return events.stream().map(event -> event.json(viewer)).toList();
    }
}
