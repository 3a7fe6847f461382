package dev.cardinal.onepiece.screen;

import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kernel.text.Layout;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.GamePhase;
import dev.cardinal.onepiece.view.OnePieceView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The whole table as text: the other player's side, the battle, and the viewer's side with the hand. */
final class Board {
    private static final String INDENT = "    ";
    private final OnePieceView view;
    private final int width;

    Board(OnePieceView view, int width) {
        this.view = view;
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
            String field = cells(view.field(seat)).stream().map(Cell::inline).collect(Collectors.joining(", "));
            lines.addAll(wrap(name(seat) + ": " + field));
        }
        lines.addAll(battle());
        lines.addAll(wrap("Life " + view.life(below()) + "  DON!! " + don(below())));
        if (showsHand(below())) {
            lines.addAll(hand(below()));
        }
        return lines;
    }

    private List<String> wrap(String line) {
        return Layout.wrap(line, width, INDENT);
    }

    private String name(int seat) {
        return Reports.player(seat) + (view.viewer().is(seat) ? " (you)" : "");
    }

    private String whose() {
        if (view.phase() == GamePhase.SETUP) {
            return "SETTING UP";
        }
        int turn = view.turn();
        return "TURN " + view.ownTurn(turn) + " of " + name(turn) + ", " + Reports.phase(view.phase()) + " Phase";
    }

    private List<String> side(int seat) {
        List<String> lines = new ArrayList<>();
        String title = name(seat).toUpperCase(Locale.ROOT);
        String sizes = "Life " + view.life(seat) + "  Hand " + view.hand(seat) + "  Deck " + view.deck(seat)
                + "  Trash " + view.cards(seat, Areas.TRASH).size();
        lines.addAll(wrap(title + "  " + sizes + "  DON!! " + don(seat)));
        lines.addAll(columns(cells(view.field(seat))));
        lines.addAll(memory(seat));
        if (showsHand(seat)) {
            lines.addAll(hand(seat));
        }
        return lines;
    }

    private String don(int seat) {
        return view.donActive(seat) + " active, " + view.donRested(seat) + " rested";
    }

    private List<Cell> cells(List<Integer> pieces) {
        return pieces.stream().map(piece -> Cell.onField(view, piece)).toList();
    }

    private List<String> columns(List<Cell> cells) {
        return Layout.columns(Cell.aligned(cells), width).stream()
                .flatMap(line -> wrap(line).stream())
                .toList();
    }

    private boolean showsHand(int seat) {
        return view.viewer().sees(seat);
    }

    private List<String> hand(int seat) {
        List<String> lines = new ArrayList<>();
        lines.add("HAND" + (view.viewer().seesAll() ? " of " + Reports.player(seat) : "")
                + (view.hand(seat) == 0 ? "  no cards" : ""));
        List<Cell> cells = Listing.held(view, seat);
        List<String> rows = columns(cells);
        List<String> closer = columns(cells.stream().map(Cell::closer).toList());
        lines.addAll(closer.size() < rows.size() ? closer : rows);
        return lines;
    }

    /** What the viewer knows about hidden cards on this side. */
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
        add(lines, "Looked at: ", Listing.known(view, seat, Areas.LOOKING));
        add(lines, "Aside: ", Listing.known(view, seat, Areas.LIMBO));
        return lines;
    }

    private void add(List<String> lines, String label, String cards) {
        if (!cards.isEmpty()) {
            lines.addAll(wrap("  " + label + cards));
        }
    }

    List<String> battle() {
        if (!view.inBattle()) {
            return List.of();
        }
        String step = Reports.capital(view.step().toLowerCase(Locale.ROOT));
        return wrap("BATTLE  " + step + " Step: " + view.battle());
    }
}
