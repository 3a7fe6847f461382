package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.text.Layout;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;

/** The whole table as text: the map and what is beside it, the players, the hand, and the tracker at the bottom. */
final class Board {
    /** The minimum width of what is beside the map. */
    private static final int SIDE = 44;

    /** The minimum width of what is in a corner of the map. */
    private static final int CORNER = 36;

    private static final int GAP = 2;

    private final Page page;
    private final MageKnightView view;

    Board(MageKnightView view, int width) {
        page = new Page(view, width);
        this.view = view;
    }

    List<String> whole() {
        List<String> lines = new ArrayList<>(land());
        lines.add("");
        lines.addAll(players());
        if (view.fighting()) {
            lines.add("");
            lines.addAll(CombatLines.of(page));
        }
        lines.addAll(close());
        lines.addAll(new Tracker(page).lines());
        return lines;
    }

    /** The map with the enemies, and the offers beside or below it. */
    private List<String> land() {
        MapDrawing drawing = new MapDrawing(page, page.width() - SIDE - GAP);
        List<String> lines = new ArrayList<>();
        if (!drawing.fits()) {
            return wide();
        }
        List<String> drawn = drawing.lines();
        Page narrow = new Page(page.view(), page.width() - widest(drawn) - GAP);
        List<String> beside = new ArrayList<>(FoeLines.of(narrow));
        beside.addAll(offers(narrow));
        lines.addAll(Layout.beside(List.of(drawn, beside)));
        lines.addAll(MapLines.legend(page));
        lines.addAll(page.wrap(MapLines.tiles(view)));
        return lines;
    }

    /** A map that needs the whole width, with the offers in its free south-east corner. */
    private List<String> wide() {
        List<String> map = MapLines.drawn(page);
        List<String> lines = new ArrayList<>(map);
        boolean beside = false;
        for (int top = 0; top < map.size() && !beside; top++) {
            List<String> corner = map.subList(top, map.size());
            int left = page.width() - GAP - widest(corner);
            List<String> offers = left < CORNER ? List.of() : offers(new Page(page.view(), left));
            beside = left >= CORNER && offers.size() <= corner.size();
            if (beside) {
                lines = new ArrayList<>(map.subList(0, top));
                lines.addAll(Layout.beside(List.of(corner, offers)));
            }
        }
        lines.addAll(MapLines.notes(page));
        if (!beside) {
            lines.add("");
            lines.addAll(offers(page));
        }
        return lines;
    }

    private static int widest(List<String> lines) {
        return lines.stream().mapToInt(String::length).max().orElse(0);
    }

    private static List<String> offers(Page page) {
        List<String> lines = new ArrayList<>(SourceLines.of(page));
        lines.addAll(OfferLines.inShort(page));
        return lines;
    }

    private List<String> players() {
        List<String> lines = new ArrayList<>();
        PlayerLines players = new PlayerLines(page);
        for (int seat = 0; seat < view.seats(); seat++) {
            if (seat != page.me()) {
                lines.addAll(players.other(seat));
            }
        }
        if (view.hasDummy()) {
            lines.addAll(players.dummy());
        }
        if (page.me() >= 0) {
            lines.addAll(players.own(page.me()));
        }
        return lines;
    }

    private List<String> hands() {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < view.seats(); seat++) {
            if (page.showsHand(seat)) {
                lines.addAll(HandLines.of(page, seat));
            }
        }
        return lines;
    }

    /** In a solo game, each turn begins with the whole table, since no other player's moves bring it into view. */
    private boolean begins() {
        return view.seats() == 1 && page.turn() >= 0 && view.untouched();
    }

    List<String> brief() {
        if (begins()) {
            return whole();
        }
        List<String> lines = new ArrayList<>(SourceLines.of(page));
        if (page.turn() >= 0 && page.turn() == page.me() && view.inTurn() && view.moving()) {
            lines.addAll(MapLines.aroundInShort(page));
        }
        if (page.me() >= 0) {
            lines.addAll(new PlayerLines(page).inShort(page.me()));
        }
        lines.addAll(CombatLines.of(page));
        lines.addAll(close());
        lines.addAll(new Tracker(page).inShort());
        return lines;
    }

    /** What a player needs in order to choose. */
    private List<String> close() {
        List<String> lines = new ArrayList<>(SoldHere.of(page));
        lines.addAll(hands());
        lines.addAll(ChoiceLines.of(page));
        return lines;
    }
}
