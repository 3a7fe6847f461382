package dev.cardinal.mageknight;

import dev.cardinal.kernel.Layout;
import java.util.ArrayList;
import java.util.List;

/** The whole table as text: the tracker on top, the map with what lies beside it, the players, the hand. */
final class Board {
    /** What is beside the map needs at least so much. */
    private static final int SIDE = 44;

    private static final int GAP = 2;

    private final Page page;
    private final Table t;

    Board(MageKnightView view, int width) {
        page = new Page(view, width);
        t = page.t();
    }

    List<String> whole() {
        List<String> lines = new ArrayList<>(new Tracker(page).lines());
        lines.add("");
        lines.addAll(land());
        lines.add("");
        lines.addAll(players());
        lines.addAll(points());
        if (t.combat != null) {
            lines.add("");
            lines.addAll(CombatLines.of(page));
        }
        lines.addAll(hands());
        return lines;
    }

    /** The map with the enemies, and the offers beside or below it. */
    private List<String> land() {
        MapDrawing drawing = new MapDrawing(page, page.width() - SIDE - GAP);
        List<String> lines = new ArrayList<>();
        if (!drawing.comfortable()) {
            lines.addAll(MapLines.of(page));
            lines.add("");
            lines.addAll(offers(page));
            return lines;
        }
        List<String> drawn = drawing.lines();
        int wide = drawn.stream().mapToInt(String::length).max().orElse(0);
        Page narrow = new Page(page.view(), page.width() - wide - GAP);
        List<String> beside = new ArrayList<>(FoeLines.of(narrow));
        beside.addAll(offers(narrow));
        lines.addAll(Layout.beside(List.of(drawn, beside)));
        lines.addAll(page.wrap(MapLines.legend(t)));
        lines.addAll(page.wrap(MapLines.tiles(t)));
        return lines;
    }

    private static List<String> offers(Page page) {
        List<String> lines = new ArrayList<>(SourceLines.of(page));
        lines.addAll(OfferLines.inShort(page));
        return lines;
    }

    private List<String> players() {
        List<String> lines = new ArrayList<>();
        PlayerLines players = new PlayerLines(page);
        for (int seat = 0; seat < t.seats(); seat++) {
            if (seat != page.me()) {
                lines.addAll(players.other(seat));
            }
        }
        if (t.setup.scenario().dummy()) {
            lines.addAll(players.dummy());
        }
        if (page.me() >= 0) {
            lines.addAll(players.own(page.me()));
        }
        return lines;
    }

    /** Move, Influence and healing that are left, in a turn. */
    private List<String> points() {
        if (page.turn() < 0 || t.over) {
            return List.of();
        }
        List<String> words = new ArrayList<>();
        if (t.now.phase == Phase.MOVE || t.now.move > 0) {
            words.add("move " + t.now.move);
        }
        if (t.now.phase == Phase.INTERACT || t.now.influence != 0) {
            words.add("influence " + t.now.influence);
        }
        if (t.now.healing > 0) {
            words.add("healing " + t.now.healing);
        }
        String whose = page.turn() == page.me() ? "  now: " : "  " + page.name(page.turn()) + " now: ";
        return words.isEmpty() ? List.of() : page.wrap(whose + String.join(", ", words));
    }

    private List<String> hands() {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < t.seats(); seat++) {
            if (page.showsHand(seat)) {
                lines.addAll(HandLines.of(page, seat));
            }
        }
        return lines;
    }

    /** Alone nobody else's moves bring the whole table into view, so that each turn begins with it. */
    private boolean begins() {
        return t.seats() == 1 && page.turn() >= 0 && t.frames.top() instanceof Turn && Tactics.untouched(t);
    }

    List<String> brief() {
        if (begins()) {
            return whole();
        }
        List<String> lines = new ArrayList<>(page.wrap(new Tracker(page).round()));
        lines.addAll(points());
        if (page.me() >= 0) {
            Player me = t.players[page.me()];
            String where = me.space == Wedge.NOWHERE ? "" : "  at " + Named.space(t, me.space) + "; ";
            lines.addAll(page.wrap((where.isEmpty() ? "  " : where) + "crystals: " + PlayerLines.colours(me.crystals)
                    + "; tokens: " + PlayerLines.colours(me.tokens)));
        }
        lines.addAll(SourceLines.of(page));
        if (page.turn() >= 0 && page.turn() == page.me() && t.now.phase == Phase.MOVE) {
            lines.addAll(MapLines.aroundInShort(page));
        }
        lines.addAll(CombatLines.of(page));
        lines.addAll(hands());
        return lines;
    }
}
