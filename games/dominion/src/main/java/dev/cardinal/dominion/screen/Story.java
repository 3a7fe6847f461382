package dev.cardinal.dominion.screen;

import dev.cardinal.dominion.table.Events;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Retells events briefly: a player's successive actions share a line; attacks and their effects stand out. */
final class Story {
    private static final String AND = "; ";
    /** Events that are left out. */
    private static final Set<String> UNSAID = Set.of("cleaned_up", "peeked");

    private final List<String> lines = new ArrayList<>();
    private final StringBuilder line = new StringBuilder();
    private int teller = Integer.MIN_VALUE;
    private boolean treasure;
    private boolean afterTurn;

    private Story() {}

    static List<String> of(List<Event> events, Viewer viewer) {
        Story story = new Story();
        for (int i = 0; i < events.size(); i++) {
            Event next = i + 1 < events.size() ? events.get(i + 1) : null;
            boolean newHand = events.get(i).type().equals("drew") && next != null && isTurn(next);
            boolean mine = isTurn(events.get(i)) && viewer.is(events.get(i).seat()) && next == null;
            if (!newHand && !mine && !UNSAID.contains(events.get(i).type())) {
                story.add(events.get(i), told(events.get(i), viewer));
            }
        }
        story.flush();
        return story.lines;
    }

    /** Addresses the viewer who was cursed. */
    private static String told(Event event, Viewer viewer) {
        String text = event.text(viewer);
        boolean cursed = viewer.is(event.seat()) && event.type().equals("gained") && text.startsWith("→");
        return cursed ? "→ You gained a Curse. Curse added to your discard pile" : text;
    }

    private static boolean isTurn(Event event) {
        return event.type().equals(Event.TURN);
    }

    private void add(Event event, String text) {
        if (text.startsWith("→") || text.endsWith("!") || event.type().equals("spied")) {
            flush();
            lines.add(text);
            return;
        }
        boolean goesOn = event.seat() == teller && !isTurn(event);
        if (!goesOn) {
            flush();
        }
        if (line.isEmpty()) {
            line.append(text);
        } else {
            String more = bare(event, text);
            boolean another = treasure && isTreasure(event);
            line.append(afterTurn ? ": " : another ? ", " : AND)
                    .append(another ? more.substring("played ".length()) : more);
        }
        teller = event.seat();
        treasure = isTreasure(event);
        afterTurn = isTurn(event);
    }

    private static boolean isTreasure(Event event) {
        return event.type().equals("played") && event.facts().get("count") != null;
    }

    /** The text without the player's name and without the obvious. */
    private static String bare(Event event, String text) {
        if (event.type().equals("shuffled")) {
            return "shuffled";
        }
        String name = Events.player(event.seat());
        if (text.startsWith(name + ": ")) {
            return text.substring(name.length() + 2);
        }
        return text.startsWith(name + " ") ? text.substring(name.length() + 1) : text;
    }

    private void flush() {
        if (!line.isEmpty()) {
            lines.add(line.toString());
            line.setLength(0);
        }
        teller = Integer.MIN_VALUE;
    }
}
