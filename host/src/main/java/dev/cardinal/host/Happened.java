package dev.cardinal.host;

import dev.cardinal.kernel.Event;
import java.util.List;

/** An entry and what happened because of it. */
public record Happened(Numbered numbered, List<Event> events) {
    public Happened {
        events = List.copyOf(events);
    }

    public int number() {
        return numbered.number();
    }

    public int seat() {
        return numbered.entry().seat();
    }

    /** The words of an answer or a concession. */
    public String words() {
        return numbered.entry() instanceof Entry.Answered answered ? answered.words() : "concede";
    }

    /** Why, in the words of whoever answered; empty if they did not say. */
    public String reason() {
        return numbered.entry() instanceof Entry.Answered answered ? answered.reason() : "";
    }

    /** Whether it is an answer, not a concession. */
    public boolean isAnswer() {
        return numbered.entry() instanceof Entry.Answered;
    }

    /** Whether the host answered because there was only one answer. */
    public boolean auto() {
        return numbered.entry() instanceof Entry.Answered answered && answered.auto();
    }
}
