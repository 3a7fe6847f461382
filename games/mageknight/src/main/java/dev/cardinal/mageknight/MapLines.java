package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.effect.TurnRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The map with its legend; on a narrow page the spaces around the hero in words. */
final class MapLines {
    /** On narrower pages the map is not drawn. */
    static final int NARROW = 72;

    private static final String[] DIRECTIONS = {"east", "north-east", "north-west", "west", "south-west", "south-east"};

    private MapLines() {}

    static List<String> of(Page page) {
        List<String> lines = new ArrayList<>(drawn(page));
        lines.addAll(notes(page));
        return lines;
    }

    /** The map alone. */
    static List<String> drawn(Page page) {
        return page.width() < NARROW ? around(page) : new MapDrawing(page, page.width()).lines();
    }

    /** What stands below the map. */
    static List<String> notes(Page page) {
        List<String> lines = new ArrayList<>();
        if (page.width() >= NARROW) {
            lines.addAll(legend(page));
        }
        lines.addAll(page.wrap(tiles(page.t())));
        lines.addAll(FoeLines.of(page));
        return lines;
    }

    /** The letters with what the terrains cost now, and the signs. */
    static List<String> legend(Page page) {
        List<String> words = new ArrayList<>();
        for (Terrain terrain : Terrain.values()) {
            int cost = terrain.cost(page.t().night());
            words.add(MapWords.letter(terrain) + " " + terrain + (cost == 0 ? "" : " " + cost));
        }
        List<String> lines = new ArrayList<>(page.wrap("(" + String.join(", ", words) + ")"));
        lines.addAll(page.wrap("(*A hero, #A shield, ? unseen, ! seen)"));
        return lines;
    }

    static String tiles(Table t) {
        int country = 0;
        for (int tile : t.piles.toArray(Place.TILES)) {
            country += Components.tile(tile).kind() == Tile.Kind.COUNTRYSIDE ? 1 : 0;
        }
        int core = t.piles.size(Place.TILES) - country;
        if (country + core == 0) {
            return "Tiles to explore: " + (Exploring.possible(t) ? "those left in the box." : "none.");
        }
        String left = (country == 0 ? "" : country + " countryside, then ") + core + " core";
        return "Tiles to explore: " + left + (t.cityFound ? "" : ", one of them with the city") + ". Exploring costs "
                + Exploring.COST + " move.";
    }

    /** The spaces around the hero, with what it costs to go there. */
    static List<String> around(Page page) {
        Table t = page.t();
        int here = t.players[page.eyes()].space;
        if (here == Wedge.NOWHERE) {
            return page.wrap("The heroes come to the portal when their first turns begin.");
        }
        List<String> lines = new ArrayList<>();
        lines.addAll(page.wrap("AROUND " + Named.space(t, here).toUpperCase(Locale.ROOT)));
        ways(page, here).forEach(way -> lines.addAll(page.wrap("  " + way)));
        return lines;
    }

    /** The same in a line or two. */
    static List<String> aroundInShort(Page page) {
        int here = page.t().players[page.eyes()].space;
        return here == Wedge.NOWHERE ? List.of() : page.wrap("AROUND  " + String.join("; ", ways(page, here)));
    }

    private static List<String> ways(Page page, int here) {
        Table t = page.t();
        boolean turn = page.turn() >= 0 && page.turn() == page.eyes();
        List<String> ways = new ArrayList<>();
        for (int direction = 0; direction < Wedge.DIRECTIONS; direction++) {
            int space = Wedge.next(here, direction);
            if (t.land.revealed(space)) {
                ways.add(DIRECTIONS[direction] + ": " + Named.at(space) + " " + words(t, space, turn)
                        + (turn ? fight(t, here, space) : ""));
            }
        }
        for (int slot = 0; slot < Wedge.SLOTS; slot++) {
            boolean open = t.land.empty(slot) && t.land.touching(slot) > 0 && Exploring.possible(t);
            if (open && Exploring.near(here, slot, 1) && Exploring.fits(t, slot)) {
                ways.add("to explore: " + Named.at(slot * Wedge.ON_TILE));
            }
        }
        return ways;
    }

    /** The fight that a step there leads to (8.2). */
    private static String fight(Table t, int here, int space) {
        if (Steps.cost(t, space) >= Steps.CLOSED) {
            return "";
        }
        List<String> fights = new ArrayList<>();
        if (Steps.guarded(t, space)) {
            fights.add("an assault");
        }
        for (int foe = 0; foe < t.land.foes.size() && !t.now.rules.has(TurnRule.Kind.NO_PROVOKING); foe++) {
            if (Steps.provokes(t, foe, here, space)) {
                fights.add("provokes " + Components.enemy(t.land.foes.get(foe)));
            }
        }
        return fights.isEmpty() ? "" : " (" + String.join(", ", fights) + ")";
    }

    /** What is there; in a turn with what it costs after all that was played. */
    private static String words(Table t, int space, boolean turn) {
        Terrain terrain = t.land.terrain(space);
        Site site = t.land.site(space);
        int cost = turn ? Steps.cost(t, space) % Steps.CLOSED : terrain.cost(t.night());
        boolean roams = Steps.rampaging(t, space);
        StringBuilder words = new StringBuilder(terrain.toString());
        words.append(cost == 0 || roams ? "" : " " + cost);
        if (roams) {
            words.append(", rampaging ").append(Components.enemy(t.land.foes.get(t.land.foes.at(space))));
        } else if (site != Site.NONE && !site.isRampaging()) {
            words.append(", ").append(site);
        }
        int owner = t.land.owner(space);
        words.append(owner < 0 ? "" : ", shield of " + Told.player(owner));
        for (int seat = 0; seat < t.seats(); seat++) {
            words.append(t.players[seat].space == space ? ", " + Components.hero(t.players[seat].hero) : "");
        }
        return words.toString();
    }
}
