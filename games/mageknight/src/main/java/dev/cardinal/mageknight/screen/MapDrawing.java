package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;

/**
 * The map drawn in text: rows of hexes, each shifted by half a hex.
 *
 * <p>If the page is too narrow for the whole map, it shows the part around the hero.
 */
final class MapDrawing {
    static final int WIDEST = 10;
    /** With less room per space, most words would not fit. */
    private static final int NARROWEST = 8;

    private final MageKnightView view;
    private final int width;
    private final List<Integer> spaces = new ArrayList<>();
    private final List<Integer> slots = new ArrayList<>();
    private int cell;
    private int west;
    private int east;
    private int top;
    private int bottom;
    private boolean cropped;

    /** Fits the map into a part of the page. */
    MapDrawing(Page page, int width, int height) {
        view = page.view();
        this.width = width;
        collect();
        int hero = view.space(page.eyes());
        fit(hero);
        fitRows(hero, height / 2);
    }

    /** Fits all rows of the map into a part of the page. */
    MapDrawing(Page page, int width) {
        this(page, width, Integer.MAX_VALUE);
    }

    /** Whether no column had to be left out. */
    boolean fits() {
        return !cropped;
    }

    private void collect() {
        for (int slot = 0; slot < Wedge.SLOTS; slot++) {
            if (!view.empty(slot)) {
                for (int on = 0; on < Wedge.ON_TILE; on++) {
                    spaces.add(slot * Wedge.ON_TILE + on);
                }
            } else if (view.unexplored(slot)) {
                slots.add(slot);
            }
        }
    }

    /** The column of a space from west to east, in half hexes. */
    private static int x(int space) {
        return 2 * Wedge.q(space) + Wedge.r(space);
    }

    private List<Integer> all() {
        List<Integer> all = new ArrayList<>(spaces);
        slots.forEach(slot -> all.add(slot * Wedge.ON_TILE));
        return all;
    }

    private int span(int size) {
        return (east - west) * size / 2 + size - 1;
    }

    private void fit(int hero) {
        west = all().stream().mapToInt(MapDrawing::x).min().orElse(0);
        east = all().stream().mapToInt(MapDrawing::x).max().orElse(0);
        int longest = all().stream()
                .mapToInt(space -> Labels.at(space).length())
                .max()
                .orElse(4);
        int least = Math.max(NARROWEST, longest + 2);
        cell = WIDEST;
        while (cell > least && span(cell) > width) {
            cell--;
        }
        if (span(cell) > width) {
            cropped = true;
            int halves = Math.max(0, (width - cell + 1) * 2 / cell);
            int middle = hero == Wedge.NOWHERE ? 0 : x(hero);
            west = Math.clamp(middle - halves / 2, west, east - halves);
            east = west + halves;
        }
    }

    private void fitRows(int hero, int rows) {
        top = all().stream().mapToInt(Wedge::r).min().orElse(0);
        bottom = all().stream().mapToInt(Wedge::r).max().orElse(0);
        if (bottom - top + 1 > rows) {
            bottom = lastLand();
            int middle = hero == Wedge.NOWHERE ? 0 : Wedge.r(hero);
            top = Math.clamp(middle - rows / 2, top, Math.max(top, bottom - rows + 1));
            bottom = top + rows - 1;
        }
    }

    /** The last row that is not all sea. */
    private int lastLand() {
        return spaces.stream()
                .filter(space -> view.terrain(space) != Terrain.SEA)
                .mapToInt(Wedge::r)
                .max()
                .orElse(bottom);
    }

    List<String> lines() {
        List<StringBuilder> lines = new ArrayList<>();
        for (int i = 0; i < 2 * (bottom - top + 1); i++) {
            lines.add(new StringBuilder());
        }
        for (int space : spaces) {
            put(lines, 2 * (Wedge.r(space) - top), x(space), MapCell.of(view, space, cell - 1));
        }
        for (int slot : slots) {
            int centre = slot * Wedge.ON_TILE;
            put(lines, 2 * (Wedge.r(centre) - top), x(centre), MapCell.unknown(slot, cell - 1));
        }
        List<String> drawn = new ArrayList<>(
                lines.stream().map(line -> line.toString().stripTrailing()).toList());
        return drawn.stream().dropWhile(String::isBlank).toList();
    }

    private void put(List<StringBuilder> lines, int row, int x, MapCell what) {
        if (x < west || x > east || row < 0 || row >= lines.size()) {
            return;
        }
        int column = (x - west) * cell / 2;
        put(lines.get(row), column, what.upper());
        put(lines.get(row + 1), column, what.lower());
    }

    private static void put(StringBuilder line, int column, String text) {
        while (line.length() < column + text.length()) {
            line.append(' ');
        }
        line.replace(column, column + text.length(), text);
    }
}
