package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.rules.land.Exploring;
import dev.cardinal.mageknight.rules.land.Steps;
import dev.cardinal.mageknight.table.Direction;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The map with its legend; on a narrow page, the spaces around the hero in words. */
final class MapLines {
    /** On narrower pages the map is not drawn. */
    static final int NARROW = 72;

    private MapLines() {}

    static List<String> of(Page page) {
        List<String> lines = new ArrayList<>(drawn(page));
        lines.addAll(notes(page));
        return lines;
    }

    /** The map alone. */
    static List<String> drawn(Page page) {
        if (page.width() < NARROW) {
            return around(page);
        }
        MapDrawing drawing = new MapDrawing(page, page.width());
        List<String> lines = new ArrayList<>(drawing.lines());
        if (!drawing.fits()) {
            lines.add("(The map is wider than the page; this is the part around you.)");
        }
        return lines;
    }

    /** The notes below the map. */
    static List<String> notes(Page page) {
        List<String> lines = new ArrayList<>();
        if (page.width() >= NARROW) {
            lines.addAll(legend(page));
        }
        lines.addAll(page.wrap(tiles(page.view())));
        lines.addAll(FoeLines.of(page));
        return lines;
    }

    /** The letters and current costs of the terrains, and the signs. */
    static List<String> legend(Page page) {
        List<String> words = new ArrayList<>();
        for (Terrain terrain : Terrain.values()) {
            int cost = terrain.cost(page.view().night());
            words.add(MapWords.letter(terrain) + " " + terrain + (cost == 0 ? "" : " " + cost));
        }
        List<String> lines = new ArrayList<>(page.wrap("(" + String.join(", ", words) + ")"));
        lines.addAll(page.wrap("(*A hero, #A shield, ? unseen, ! seen)"));
        return lines;
    }

    static String tiles(MageKnightView view) {
        String cost = view.tilesLeft() == 0 ? "." : ". Exploring costs " + Exploring.COST + " move.";
        return "Tiles to explore: " + tilesLeft(view) + cost;
    }

    static String tilesLeft(MageKnightView view) {
        int core = view.coreLeft();
        int country = view.tilesLeft() - core;
        if (country + core == 0) {
            return view.tilesAnywhere() ? "those left in the box" : "none";
        }
        String left = (country == 0 ? "" : country + " countryside, then ") + core + " core";
        return left + (view.cityFound() ? "" : ", one of them with the city");
    }

    /** The spaces around the hero, with their costs. */
    static List<String> around(Page page) {
        MageKnightView view = page.view();
        int here = view.space(page.eyes());
        if (here == Wedge.NOWHERE) {
            return page.wrap("Each hero enters at the portal when their first turn begins.");
        }
        List<String> lines = new ArrayList<>();
        lines.addAll(page.wrap("AROUND " + view.spaceName(here).toUpperCase(Locale.ROOT)));
        neighbours(page, here).forEach(way -> lines.addAll(page.wrap("  " + way)));
        return lines;
    }

    /** The same in a line or two. */
    static List<String> aroundInShort(Page page) {
        int here = page.view().space(page.eyes());
        return here == Wedge.NOWHERE ? List.of() : page.wrap("AROUND  " + String.join("; ", neighbours(page, here)));
    }

    /** What is in each direction, as far as it is known. */
    static List<String> neighbours(Page page, int here) {
        MageKnightView view = page.view();
        boolean turn = page.turn() >= 0 && page.turn() == page.eyes();
        List<String> ways = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            int space = direction.next(here);
            if (view.revealed(space)) {
                ways.add(direction + ": " + Labels.at(space) + " " + words(view, space, turn)
                        + (turn ? fight(view, here, space) : ""));
            }
        }
        for (int slot = 0; slot < Wedge.SLOTS; slot++) {
            if (view.unexplored(slot) && Exploring.near(here, slot, 1)) {
                ways.add("to explore: " + Labels.at(slot * Wedge.ON_TILE));
            }
        }
        return ways;
    }

    /** The fight that a move there leads to (8.2). */
    private static String fight(MageKnightView view, int here, int space) {
        if (view.cost(space) >= Steps.CLOSED) {
            return "";
        }
        List<String> fights = new ArrayList<>();
        if (view.guarded(space)) {
            fights.add("an assault");
        }
        for (int foe = 0; foe < view.foes(); foe++) {
            if (view.provokes(foe, here, space)) {
                fights.add("provokes " + view.foe(foe));
            }
        }
        return fights.isEmpty() ? "" : " (" + String.join(", ", fights) + ")";
    }

    /** The site of a space, or its terrain. */
    static String place(MageKnightView view, int space) {
        Site site = view.site(space);
        return site == Site.NONE || site.isRampaging() ? view.terrain(space).toString() : site.toString();
    }

    /** What is there; in a turn, with the cost after all effects. */
    private static String words(MageKnightView view, int space, boolean turn) {
        Terrain terrain = view.terrain(space);
        Site site = view.site(space);
        int cost = turn ? view.cost(space) % Steps.CLOSED : terrain.cost(view.night());
        boolean roams = view.rampaging(space);
        StringBuilder words = new StringBuilder(terrain.toString());
        words.append(cost == 0 || roams ? "" : " " + cost);
        if (roams) {
            words.append(", rampaging ").append(view.foe(view.foeAt(space)));
        } else if (site != Site.NONE && !site.isRampaging()) {
            words.append(", ").append(site);
        }
        int owner = view.owner(space);
        words.append(owner < 0 ? "" : ", shield of " + Events.player(owner));
        for (int seat = 0; seat < view.seats(); seat++) {
            words.append(view.space(seat) == space ? ", " + view.hero(seat) : "");
        }
        return words.toString();
    }
}
