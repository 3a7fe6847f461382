package dev.cardinal.testkit;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.Viewer;
import java.util.List;

/** An act, with what stood before it, what came of it and what was told on the way. */
record Moment(Look before, Act act, Look after, List<Event> events, boolean revealed) {
    Moment {
        events = List.copyOf(events);
    }

    static Moment of(Look before, Act act) {
        Step step = act.on(before.position());
        return new Moment(before, act, new Look(step.position()), step.events(), step.revealed());
    }

    /** What a viewer is told by events. */
    static List<Data.Fields> told(List<Event> events, Viewer viewer) {
        return events.stream().map(event -> event.json(viewer)).toList();
    }
}
