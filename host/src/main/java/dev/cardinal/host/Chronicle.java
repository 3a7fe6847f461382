package dev.cardinal.host;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.List;

/** What happened, told to one viewer. */
public record Chronicle(List<Happened> happened, Viewer viewer, Words words) {
    public Chronicle {
        happened = List.copyOf(happened);
    }

    /** All of it in brief, with the moves that were made on the viewer's behalf. */
    public List<String> news() {
        List<String> lines = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        for (Happened one : happened) {
            if (viewer.is(one.seat()) && one.auto()) {
                lines.addAll(words.story(events, viewer));
                note(lines, goesOn(events), "(only one choice: " + one.words() + ")");
                events.clear();
            }
            events.addAll(one.events());
        }
        lines.addAll(words.story(events, viewer));
        return lines;
    }

    /** Whether the last event was the viewer's doing. */
    private boolean goesOn(List<Event> events) {
        return !events.isEmpty()
                && viewer.is(events.getLast().seat())
                && !events.getLast().type().equals(Event.TURN);
    }

    /** Adds a note after the line it belongs to. */
    private static void note(List<String> lines, boolean goesOn, String note) {
        lines.add(goesOn && !lines.isEmpty() ? lines.removeLast() + " " + note : note);
    }

    /** Everything since the end of the viewer's last turn. */
    public List<String> sinceLastTurn() {
        List<Event> events = events();
        int end = 0;
        boolean mine = !happened.isEmpty() && viewer.is(happened.getFirst().seat());
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).type().equals(Event.TURN)) {
                end = mine ? i : end;
                mine = viewer.is(events.get(i).seat());
            }
        }
        return words.story(events.subList(end, events.size()), viewer);
    }

    /**
     * All of it in full, with the reasons that were given.
     *
     * @param over whether everyone may read everyone's reasons
     */
    public List<String> log(boolean over) {
        List<String> lines = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        for (Happened one : happened) {
            boolean told = !one.reason().isEmpty() && (over || viewer.is(one.seat()));
            events.addAll(one.events());
            if (told) {
                lines.addAll(words.story(events, viewer));
                events.clear();
                lines.add("(" + one.reason() + ")");
            }
        }
        lines.addAll(words.story(events, viewer));
        return lines;
    }

    private List<Event> events() {
        return happened.stream().flatMap(one -> one.events().stream()).toList();
    }
}
