package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.text.Layout;
import dev.cardinal.kernel.text.Reader;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The table as text: the map and what is beside it, the players, the hand, and the tracker at the bottom.
 *
 * <p>If the page is too short for all of it, the map comes first: it shows the part around the hero, and the rest is in
 * the parts that a player can ask for.
 */
final class Board {
    /** The minimum width of what is beside the map. */
    private static final int SIDE = 44;

    /** The minimum width of what is in a corner of the map. */
    private static final int CORNER = 36;

    private static final int GAP = 2;

    /** The height of a map that shows where a hero can go, and of one that still shows something. */
    private static final int LOW = 6;

    private static final int LOWEST = 4;

    private final Page page;
    private final MageKnightView view;
    private final Reader reader;

    Board(MageKnightView view, Reader reader) {
        page = new Page(view, reader.width());
        this.view = view;
        this.reader = reader;
    }

    /** As much of the table as fits. */
    List<String> lines() {
        return fitting(
                List.of(whole(reader.explained()), fitted(needed(reader.explained(), false), LOW)),
                List.of(fitted(needed(all(), false), LOW), fitted(needed(all(), true), 0)));
    }

    /** The first text that fits, or the last; the first ones explain everything that they show. */
    private List<String> fitting(List<List<String>> full, List<List<String>> brief) {
        for (List<String> lines : full) {
            if (lines.size() <= reader.height()) {
                reader.explained().addAll(all());
                return lines;
            }
        }
        return brief.stream()
                .filter(lines -> lines.size() <= reader.height())
                .findFirst()
                .orElse(brief.getLast());
    }

    /** The names of everything that could be explained now. */
    private Set<String> all() {
        Set<String> names = new HashSet<>(ChoiceLines.notes(page));
        names.addAll(SoldHere.things(page));
        HandLines.shown(page).forEach(hand -> names.addAll(hand.names()));
        return names;
    }

    private List<String> whole(Set<String> known) {
        List<String> lines = new ArrayList<>(land());
        lines.add("");
        lines.addAll(new PlayerLines(page).all());
        if (view.fighting()) {
            lines.add("");
            lines.addAll(CombatLines.of(page));
        }
        lines.addAll(close(known, false));
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

    /** What a player needs, with as much of the map above it as fits, and at least this much while they walk. */
    private List<String> fitted(List<String> needed, int least) {
        boolean walking = view.inTurn() && view.moving();
        Land land = map(Math.max(walking ? least : 0, reader.height() - needed.size()));
        List<String> lines = new ArrayList<>(land.lines);
        List<String> foes = land.foes ? List.of() : FoeLines.of(page);
        for (List<String> more : List.of(foes, new PlayerLines(page).others())) {
            if (lines.size() + more.size() + needed.size() <= reader.height()) {
                lines.addAll(more);
            }
        }
        lines.addAll(needed);
        return lines;
    }

    /**
     * A map and what stands beside it.
     *
     * @param foes whether that includes the enemies
     */
    private record Land(List<String> lines, boolean foes) {}

    private Land map(int height) {
        boolean low = height < LOW && view.space(page.eyes()) != Wedge.NOWHERE;
        if (low || page.width() < MapLines.NARROW) {
            List<String> around = low ? MapLines.aroundInShort(page) : MapLines.around(page);
            return new Land(around.size() <= height ? around : List.of(), false);
        }
        if (height < LOWEST) {
            return new Land(List.of(), false);
        }
        MapDrawing drawing = new MapDrawing(page, page.width() - SIDE - GAP, height);
        if (!drawing.fits()) {
            return new Land(new MapDrawing(page, page.width(), height).lines(), false);
        }
        List<String> drawn = drawing.lines();
        Page narrow = new Page(page.view(), page.width() - widest(drawn) - GAP);
        List<String> foes = FoeLines.of(narrow);
        boolean fits = foes.size() <= height;
        List<String> beside = new ArrayList<>(fits ? foes : List.of());
        List<String> offers = OfferLines.inShort(narrow);
        if (beside.size() + offers.size() <= height) {
            beside.addAll(offers);
        }
        return new Land(Layout.beside(List.of(drawn, beside)), fits);
    }

    /** In a solo game, each turn begins with the whole table, since no other player's moves bring it into view. */
    private boolean begins() {
        return view.seats() == 1 && page.turn() >= 0 && view.untouched();
    }

    List<String> brief() {
        if (begins()) {
            return lines();
        }
        boolean walking = page.me() >= 0 && page.turn() == page.me() && view.inTurn() && view.moving();
        List<String> around = walking ? MapLines.aroundInShort(page) : List.of();
        List<String> farther = walking ? WayLines.inShort(page) : List.of();
        List<String> needed = needed(all(), false);
        List<String> least = needed(all(), true);
        return fitting(
                List.of(joined(around, farther, needed(reader.explained(), false))),
                List.of(
                        joined(around, farther, needed),
                        joined(around, List.of(), needed),
                        joined(around, List.of(), least),
                        least));
    }

    private static List<String> joined(List<String> first, List<String> second, List<String> third) {
        return Stream.of(first, second, third).flatMap(List::stream).toList();
    }

    /** The source, the player's own side, the combat, and what there is to choose from; of a hand perhaps only names. */
    private List<String> needed(Set<String> known, boolean onlyNames) {
        List<String> lines = new ArrayList<>(SourceLines.of(page));
        if (page.me() >= 0) {
            lines.addAll(new PlayerLines(page).inShort(page.me()));
        }
        lines.addAll(CombatLines.of(page));
        lines.addAll(close(known, onlyNames));
        lines.addAll(new Tracker(page).inShort());
        return lines;
    }

    /** What a player needs in order to choose. */
    private List<String> close(Set<String> known, boolean onlyNames) {
        List<String> lines = new ArrayList<>(SoldHere.of(page, known));
        HandLines.shown(page).forEach(hand -> lines.addAll(onlyNames ? hand.inShort() : hand.lines(known)));
        lines.addAll(ChoiceLines.of(page, known));
        return lines;
    }
}
