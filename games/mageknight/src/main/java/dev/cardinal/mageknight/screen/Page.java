package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.text.Layout;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;

/** The view of one viewer, and the width of the text. */
public record Page(MageKnightView view, int width) {
    private static final String INDENT = "    ";
    private static final String CUT = " ...";
    /** In a narrower column, too much would be cut. */
    private static final int COLUMN = 36;

    /** The viewer's own seat, or -1. */
    int me() {
        return Math.max(-1, view.viewer().seat());
    }

    /** Whose turn it is, or -1 between turns. */
    int turn() {
        return view.turn();
    }

    /** The seat whose side is shown: the viewer's own, or the player whose turn it is. */
    int eyes() {
        return me() >= 0 ? me() : Math.max(0, turn());
    }

    String name(int seat) {
        return Events.player(seat) + (seat == me() ? " (you)" : "");
    }

    boolean showsHand(int seat) {
        return view.viewer().sees(seat);
    }

    List<String> wrap(String line) {
        return Layout.wrap(line, width, INDENT);
    }

    /** Lines in two columns, cut as little as possible; on a narrow page in one. */
    List<String> inTwoColumns(List<String> lines) {
        int rows = width < 2 * COLUMN ? lines.size() : Math.ceilDiv(lines.size(), 2);
        for (int room = width; room > COLUMN; room--) {
            int most = room;
            List<String> cells = lines.stream().map(line -> cut(line, most)).toList();
            List<String> columns = Layout.columns(cells, width);
            if (columns.size() <= rows) {
                return columns;
            }
        }
        return lines.stream().map(line -> cut(line, COLUMN)).toList();
    }

    /** A line cut to the width of the page. */
    String cut(String line) {
        return cut(line, width);
    }

    private static String cut(String line, int room) {
        if (line.length() <= room) {
            return line;
        }
        int end = line.lastIndexOf(' ', room - CUT.length());
        return line.substring(0, end) + CUT;
    }

    /** Short lines, one below the other or in columns. */
    List<String> columns(List<String> cells) {
        List<String> lines = new ArrayList<>();
        Layout.columns(cells, width).forEach(line -> lines.addAll(wrap(line)));
        return lines;
    }
}
