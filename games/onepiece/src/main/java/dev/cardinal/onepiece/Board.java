package dev.cardinal.onepiece;

import dev.cardinal.kernel.Layout;
import dev.cardinal.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The whole table as text: the other player's side, the battle, and the viewer's own side with the hand. */
final class Board {
    private static final String INDENT = "    ";
    private final OnePieceView view;
    private final Table t;
    private final int width;

    Board(OnePieceView view, int width) {
        this.view = view;
        this.t = view.table();
        this.width = width;
    }

    /** The seat whose side is shown below. */
    private int below() {
        return Math.max(0, view.viewer().seat());
    }

    List<String> whole() {
        List<String> lines = new ArrayList<>();
        lines.add(whose());
        lines.add("");
        lines.addAll(side(1 - below()));
        lines.add("");
        List<String> battle = battle();
        if (!battle.isEmpty()) {
            lines.addAll(battle);
            lines.add("");
        }
        lines.addAll(side(below()));
        return lines;
    }

    List<String> brief() {
        List<String> lines = new ArrayList<>();
        for (int seat : new int[] {1 - below(), below()}) {
            String field = cells(field(seat)).stream().map(Cell::inline).collect(Collectors.joining(", "));
            lines.addAll(wrap(name(seat) + ": " + field));
        }
        lines.addAll(battle());
        lines.addAll(wrap("Life " + t.size(below(), Areas.LIFE) + "  DON!! " + don(below())));
        if (showsHand(below())) {
            lines.addAll(hand(below()));
        }
        return lines;
    }

    private List<String> wrap(String line) {
        return Layout.wrap(line, width, INDENT);
    }

    private String name(int seat) {
        return Told.player(seat) + (view.viewer().is(seat) ? " (you)" : "");
    }

    private String whose() {
        if (t.phase == Phase.SETUP) {
            return "SETTING UP";
        }
        String phase =
                t.phase == Phase.DON ? "DON!!" : Told.capital(t.phase.name().toLowerCase(Locale.ROOT));
        return "TURN " + Turn.own(t, t.turn) + " of " + name(t.turn) + ", " + phase + " Phase";
    }

    private List<String> side(int seat) {
        List<String> lines = new ArrayList<>();
        String title = name(seat).toUpperCase(Locale.ROOT);
        String sizes = "Life " + t.size(seat, Areas.LIFE) + "  Hand " + t.size(seat, Areas.HAND) + "  Deck "
                + t.size(seat, Areas.DECK) + "  Trash " + t.size(seat, Areas.TRASH);
        lines.addAll(wrap(title + "  " + sizes + "  DON!! " + don(seat)));
        lines.addAll(columns(cells(field(seat))));
        lines.addAll(memory(seat));
        if (showsHand(seat)) {
            lines.addAll(hand(seat));
        }
        return lines;
    }

    private String don(int seat) {
        return t.donActive(seat) + " active, " + t.donRested(seat) + " rested";
    }

    private List<Integer> field(int seat) {
        List<Integer> pieces = new ArrayList<>();
        for (int zone : new int[] {Areas.LEADER, Areas.CHARACTERS, Areas.STAGE}) {
            for (int i = 0; i < t.size(seat, zone); i++) {
                pieces.add(t.at(seat, zone, i));
            }
        }
        return pieces;
    }

    private List<Cell> cells(List<Integer> pieces) {
        return pieces.stream().map(piece -> Cell.onField(t, piece)).toList();
    }

    private List<String> columns(List<Cell> cells) {
        return Layout.columns(Cell.aligned(cells), width).stream()
                .flatMap(line -> wrap(line).stream())
                .toList();
    }

    private boolean showsHand(int seat) {
        return view.viewer().is(seat) || view.viewer().seesAll();
    }

    private List<String> hand(int seat) {
        List<String> lines = new ArrayList<>();
        lines.add("HAND" + (view.viewer().seesAll() ? " of " + Told.player(seat) : "")
                + (t.size(seat, Areas.HAND) == 0 ? "  no cards" : ""));
        List<Cell> cells = Listing.held(t, seat);
        List<String> rows = columns(cells);
        List<String> closer = columns(cells.stream().map(Cell::closer).toList());
        lines.addAll(closer.size() < rows.size() ? closer : rows);
        return lines;
    }

    /** What the viewer knows of hidden cards on this side. */
    private List<String> memory(int seat) {
        List<String> lines = new ArrayList<>();
        if (!showsHand(seat)) {
            add(lines, "Shown in hand: ", Listing.known(view, seat, Areas.HAND));
        }
        String life = Listing.fromTop(view, seat, Areas.LIFE);
        if (!Listing.known(view, seat, Areas.LIFE).isEmpty()) {
            add(lines, "Life from the top: ", life);
        }
        if (!view.viewer().equals(Viewer.REFEREE)) {
            add(lines, "Top of the deck: ", Listing.knownTop(view, seat));
        }
        add(lines, "Aside: ", Listing.known(view, seat, Areas.LIMBO));
        return lines;
    }

    private void add(List<String> lines, String label, String cards) {
        if (!cards.isEmpty()) {
            lines.addAll(wrap("  " + label + cards));
        }
    }

    List<String> battle() {
        Battle battle = t.battle;
        if (battle == null) {
            return List.of();
        }
        String step = Told.capital(view.step().toLowerCase(Locale.ROOT));
        return wrap("BATTLE  " + step + " Step: " + Prompts.battle(t) + "; " + Prompts.prospect(t, battle));
    }
}
