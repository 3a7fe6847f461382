package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Move;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.Viewer;
import java.util.List;

/** An act, with what stood before it, what came of it and what was told on the way. */
public record Moment(
        Seen before, Act act, Seen after, List<Event> events, boolean revealed, boolean news, long carried) {
    public Moment {
        events = List.copyOf(events);
    }

    public static Moment of(Seen before, Act act) {
        Step step = act.on(before.position());
        return new Moment(
                before, act, new Seen(step.position()), step.events(), step.revealed(), step.news(), step.carried());
    }

    /** What moved, as a viewer is told. */
    static List<Move> moves(List<Event> events, Viewer viewer) {
        return events.stream().flatMap(event -> event.moves(viewer).stream()).toList();
    }

    /** What a viewer is told by events. */
    static List<Data.Fields> told(List<Event> events, Viewer viewer) {
        return events.stream().map(event -> event.json(viewer)).toList();
    }
}
