package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.kernel.Words;
import java.util.ArrayList;
import java.util.List;

/** What has happened in a match, as one viewer may know it. */
record Chronicle(Match match, Viewer viewer, Words words) {

    /** Everything from this act on, shortly, with the moves that were made for the viewer. */
    List<String> from(int act) {
        List<String> lines = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        for (int i = act; i < match.acts(); i++) {
            if (viewer.is(match.seat(i)) && match.before(i).forced()) {
                lines.addAll(words.story(events, viewer));
                note(lines, goesOn(events), "(only one choice: " + match.act(i) + ")");
                events.clear();
            }
            events.addAll(match.events(i));
        }
        lines.addAll(words.story(events, viewer));
        return lines;
    }

    /** Whether the last thing that happened was the viewer's doing. */
    private boolean goesOn(List<Event> events) {
        return !events.isEmpty()
                && viewer.is(events.getLast().seat())
                && !events.getLast().type().equals(Event.TURN);
    }

    /** Adds a note, at the end of the story that it belongs to. */
    private static void note(List<String> lines, boolean goesOn, String note) {
        lines.add(goesOn && !lines.isEmpty() ? lines.removeLast() + " " + note : note);
    }

    /** Everything since the end of the viewer's last turn. */
    List<String> sinceLastTurn() {
        return words.story(events().subList(endOfLastTurn(), events().size()), viewer);
    }

    /** The whole game. */
    List<String> log() {
        return words.story(events(), viewer);
    }

    private List<Event> events() {
        List<Event> events = new ArrayList<>();
        for (int act = 0; act < match.acts(); act++) {
            events.addAll(match.events(act));
        }
        return events;
    }

    private int endOfLastTurn() {
        List<Event> events = events();
        int end = 0;
        boolean mine = match.acts() > 0 && viewer.is(match.before(0).asked());
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).type().equals(Event.TURN)) {
                end = mine ? i : end;
                mine = viewer.is(events.get(i).seat());
            }
        }
        return end;
    }
}
