package dev.cardinal.testkit;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Step;
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
}
