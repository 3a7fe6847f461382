package dev.cardinal.onepiece.screen;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.move.Way;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells events briefly: what a player does, and the result. Cards turned and DON!! rested along the way are
 * not mentioned.
 */
final class Story {
    private final Viewer viewer;
    private final List<String> lines = new ArrayList<>();
    private final StringBuilder line = new StringBuilder();
    private int teller = Integer.MIN_VALUE;
    private boolean afterTurn;
    private int mover;
    private Way moving = Way.SILENT;
    private final List<String> names = new ArrayList<>();
    private final List<String> hidden = new ArrayList<>();
    /** The cards whose new power was already mentioned. */
    private final Set<String> mentioned = new HashSet<>();
    /** New powers, held back until it is clear whether they are only due to the end of a battle. */
    private final List<String> powers = new ArrayList<>();
    /** Whether a turn is beginning, which changes many powers. */
    private boolean turning;

    private Story(Viewer viewer) {
        this.viewer = viewer;
    }

    static List<String> of(List<Event> events, Viewer viewer) {
        Story story = new Story(viewer);
        for (int i = 0; i < events.size(); i++) {
            story.hear(events.get(i), i + 1 < events.size() ? events.get(i + 1) : null);
        }
        story.tellPowers();
        story.flush();
        return story.lines;
    }

    private static String text(Data.Fields details, String key) {
        return details.get(key) instanceof Data.Text(String text) ? text : "";
    }

    private void hear(Event event, @Nullable Event next) {
        Data.Fields json = event.facts(viewer);
        if (event.type().equals("card_moved")) {
            moved(event, json);
            return;
        }
        tellMoves();
        if (event.type().equals("battle_over")) {
            powers.clear();
        } else if (!event.type().equals("power_changed")) {
            tellPowers();
        }
        switch (event.type()) {
            case "phase",
                    "battle_step",
                    "battle_over",
                    "effect_resolved",
                    "card_state",
                    "life_seen",
                    "ordered",
                    "put_back",
                    "don_rested",
                    "don_activated" -> {}
            case Event.TURN -> {
                flush();
                mentioned.clear();
                turning = true;
                line.append(event.text(viewer));
                teller = event.seat();
                afterTurn = true;
            }
            case "card_revealed" -> {
                if (next == null || !isPlain(next)) {
                    add(event.seat(), bare(event));
                }
            }
            case "card_played" -> {
                turning = false;
                add(event.seat(), bare(event));
            }
            case "knocked_out" -> own(text(json, "name") + " is K.O.'d");
            case "attack_declared" -> {
                mentioned.clear();
                turning = false;
                own(event.text(viewer));
            }
            case "attack_failed", "block_declared", "damage", "over" -> own(event.text(viewer));
            case "countered" -> {
                mentioned.add(text(json, "name"));
                if (event.seat() == teller && !line.isEmpty()) {
                    add(event.seat(), bare(event));
                } else {
                    own(event.text(viewer));
                }
            }
            case "don_given" -> {
                turning = false;
                mentioned.add(text(json, "name"));
                add(event.seat(), bare(event));
            }
            case "don_detached" -> mentioned.add(text(json, "name"));
            case "effect_activated" -> {
                turning = false;
                String says = text(json, "says");
                String clause = says.endsWith(".") ? says.substring(0, says.length() - 1) : says;
                add(event.seat(), "uses " + text(json, "name") + ": " + clause.replace('\n', ' '));
            }
            case "power_changed" -> {
                if (!mentioned.remove(text(json, "name")) && !turning) {
                    powers.add(bare(event));
                }
            }
            default -> add(event.seat(), bare(event));
        }
    }

    /** Whether this event itself names its card. */
    private static boolean isPlain(Event next) {
        return !next.type().equals("card_moved")
                || !(text(next.facts(), "to").equals("DECK")
                        || text(next.facts(), "to").equals("LIFE"));
    }

    /** Cards that move the same way in a row are mentioned together. */
    private void moved(Event event, Data.Fields json) {
        Way way = Way.of(text(json, "from"), text(json, "to"));
        if (!way.equals(moving) || event.seat() != mover) {
            tellMoves();
        }
        if (!way.equals(Way.SILENT)) {
            moving = way;
            mover = event.seat();
            String name = text(json, "name");
            (name.isEmpty() ? hidden : names).add(name);
        }
    }

    private void tellMoves() {
        if (names.isEmpty() && hidden.isEmpty()) {
            return;
        }
        List<String> cards = new ArrayList<>(names);
        if (!hidden.isEmpty()) {
            cards.add(hidden.size() == 1 ? "a card" : hidden.size() + " cards");
        }
        names.clear();
        hidden.clear();
        add(mover, moving.before() + String.join(", ", cards) + moving.after());
        moving = Way.SILENT;
    }

    /** Starts a new line. */
    private void own(String text) {
        flush();
        lines.add(text);
    }

    /** Adds something that a player does to the line of what the player did just before. */
    private void add(int seat, String text) {
        if (seat != teller || line.isEmpty()) {
            flush();
            line.append(seat < 0 ? "" : Reports.player(seat) + " ").append(text);
        } else {
            line.append(afterTurn ? ": " : "; ").append(text);
        }
        afterTurn = false;
        teller = seat;
    }

    /** The text without the player's name. */
    private String bare(Event event) {
        String text = event.text(viewer);
        String name = Reports.player(event.seat());
        if (text.startsWith(name + ": ")) {
            return text.substring(name.length() + 2);
        }
        return text.startsWith(name + " ") ? text.substring(name.length() + 1) : text;
    }

    private void tellPowers() {
        List<String> news = List.copyOf(powers);
        powers.clear();
        news.forEach(this::own);
    }

    private void flush() {
        tellMoves();
        if (!line.isEmpty()) {
            lines.add(line.toString());
            line.setLength(0);
        }
        teller = Integer.MIN_VALUE;
        afterTurn = false;
    }
}
