package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.rules.land.Exploring;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The map in words: a line for each tile, which never changes, and one for each space with tokens. */
record MapFacts(Page page) {
    private MageKnightView view() {
        return page.view();
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("move costs: " + costs());
        IntStream.range(0, Wedge.SLOTS)
                .filter(slot -> view().revealed(slot * Wedge.ON_TILE))
                .forEach(slot -> lines.add("tile " + Labels.at(slot * Wedge.ON_TILE) + ": " + tile(slot)));
        tokens().forEach((where, tokens) -> lines.add(where + ": " + String.join("; ", tokens)));
        lines.add("unexplored: " + unexplored());
        lines.add("tiles left: " + MapLines.tilesLeft(view()));
        int here = view().space(page.eyes());
        if (here != Wedge.NOWHERE) {
            lines.add("around " + (page.me() >= 0 ? "you" : "the hero") + ": "
                    + String.join("; ", MapLines.neighbours(page, here)));
        }
        return lines;
    }

    private String costs() {
        List<String> costs = new ArrayList<>();
        List<String> closed = new ArrayList<>();
        for (Terrain terrain : Terrain.values()) {
            int cost = terrain.cost(view().night());
            (cost == 0 ? closed : costs).add(terrain + (cost == 0 ? "" : " " + cost));
        }
        return String.join(", ", costs) + ", exploring " + Exploring.COST + "; closed: " + String.join(", ", closed);
    }

    /** The spaces of a tile by terrain, with their sites. */
    private String tile(int slot) {
        Map<Terrain, List<String>> spaces = new EnumMap<>(Terrain.class);
        for (int on = 0; on < Wedge.ON_TILE; on++) {
            int space = slot * Wedge.ON_TILE + on;
            Site site = view().site(space);
            String name = site == Site.NONE || site.isRampaging() ? "" : " " + site;
            spaces.computeIfAbsent(view().terrain(space), terrain -> new ArrayList<>())
                    .add(Labels.at(space) + name);
        }
        return spaces.entrySet().stream()
                .map(entry -> entry.getKey() + " " + String.join(", ", entry.getValue()))
                .collect(Collectors.joining("; "));
    }

    /** The tokens by their spaces. */
    private Map<String, List<String>> tokens() {
        Map<String, List<String>> tokens = new LinkedHashMap<>();
        for (int i = 0; i < view().foes(); i++) {
            int space = view().foeSpace(i);
            boolean roams = view().rampaging(space);
            String what = view().foeSeen(i)
                    ? (roams ? "rampaging " : "") + view().foe(i) + ", " + EnemyNotes.inShort(view().foe(i))
                    : view().foePile(i) + " token, face down";
            add(tokens, roams ? "enemy" : view().site(space).toString(), space, what);
        }
        for (int i = 0; i < view().ruins(); i++) {
            String what = view().ruinsSeen(i) ? view().ruin(i).toString() : "token, face down";
            add(tokens, "ancient ruins", view().ruinsSpace(i), what);
        }
        for (int space = 0; space < Wedge.SPACES; space++) {
            if (view().revealed(space) && view().owner(space) >= 0) {
                add(tokens, view().site(space).toString(), space, "shield of " + page.name(view().owner(space)));
            }
        }
        return tokens;
    }

    private static void add(Map<String, List<String>> tokens, String place, int space, String what) {
        tokens.computeIfAbsent(place + " at " + Labels.at(space), where -> new ArrayList<>())
                .add(what);
    }

    /** Where a tile can be revealed. */
    private String unexplored() {
        String places = IntStream.range(0, Wedge.SLOTS)
                .filter(view()::unexplored)
                .mapToObj(slot -> Labels.at(slot * Wedge.ON_TILE))
                .collect(Collectors.joining(", "));
        return places.isEmpty() ? "nothing" : places;
    }

    /** What the sites on the map are, and what their enemies can do. */
    List<String> notes() {
        Set<Site> sites = new LinkedHashSet<>();
        IntStream.range(0, Wedge.SPACES)
                .filter(view()::revealed)
                .mapToObj(view()::site)
                .filter(site -> site != Site.NONE)
                .forEach(sites::add);
        List<String> notes =
                new ArrayList<>(sites.stream().map(SiteNotes::inOneLine).toList());
        for (int i = 0; i < view().foes(); i++) {
            if (view().foeSeen(i)) {
                notes.addAll(abilities(view().foe(i)));
            }
        }
        return notes;
    }

    private static List<String> abilities(Enemy enemy) {
        List<String> notes = new ArrayList<>();
        for (Ability ability : Ability.values()) {
            if (enemy.has(ability)) {
                notes.add(SiteNotes.unnumbered(Primer.ability(ability)));
            }
        }
        if (enemy.resistances() != 0) {
            notes.add("resists: attacks of that element count half");
        }
        return notes;
    }
}
