package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Tells events briefly: what one player does in a row is on one line. */
public final class Story {
    /** Events that are obvious, or clear from what follows. */
    private static final Set<String> SILENT = Set.of("tactic_decision_resolved", Table.MOVES);

    /** Events that start a new line. */
    private static final Set<String> APART =
            Set.of("round_started", "round_ended", "turn_order", "combat_started", "combat_ended", Event.TURN);

    private final Viewer viewer;
    private final List<String> lines = new ArrayList<>();
    private final StringBuilder line = new StringBuilder();
    private int teller = Integer.MIN_VALUE;

    private Story(Viewer viewer) {
        this.viewer = viewer;
    }

    public static List<String> of(List<Event> events, Viewer viewer) {
        Story story = new Story(viewer);
        events.stream().filter(event -> !SILENT.contains(event.type())).forEach(story::hear);
        story.flush();
        return story.lines;
    }

    private void hear(Event event) {
        String text = event.text(viewer);
        String name = Events.player(event.seat()) + " ";
        boolean goesOn = event.seat() >= 0 && event.seat() == teller && text.startsWith(name);
        if (goesOn && !APART.contains(event.type())) {
            line.append("; ").append(text.substring(name.length()));
            return;
        }
        flush();
        line.append(text);
        teller = text.startsWith(name) ? event.seat() : Integer.MIN_VALUE;
    }

    private void flush() {
        if (!line.isEmpty()) {
            lines.add(line.toString());
            line.setLength(0);
        }
    }
}
