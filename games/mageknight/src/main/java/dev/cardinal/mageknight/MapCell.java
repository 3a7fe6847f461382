package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.Terrain;

/**
 * A space of the map in two short lines.
 *
 * @param upper who and what is there, or the terrain
 * @param lower the terrain's letter and the coordinates
 */
record MapCell(String upper, String lower) {
    static MapCell of(Table t, int space, int room) {
        String lower = place(t.land.terrain(space), space, room);
        String heroes = heroes(t, space);
        String marks = marks(t, space, room - heroes.length());
        int left = Math.max(0, room - heroes.length() - marks.length());
        String what = what(t, space, left, heroes.isEmpty());
        String upper = heroes + cut(what, left) + marks;
        return new MapCell(upper, lower);
    }

    /** The middle of a tile that could be explored. */
    static MapCell unknown(int slot, int room) {
        return new MapCell(room >= 7 ? "explore" : "?", " " + Named.at(slot * Wedge.ON_TILE));
    }

    /** The terrain's letter and the coordinates. */
    static String place(Terrain terrain, int space, int room) {
        String at = Named.at(space);
        return MapWords.letter(terrain) + (at.length() + 2 <= room ? " " : "") + at;
    }

    static String cut(String name, int room) {
        return name.length() <= room ? name : name.substring(0, room).stripTrailing();
    }

    private static String heroes(Table t, int space) {
        StringBuilder heroes = new StringBuilder();
        for (int seat = 0; seat < t.seats(); seat++) {
            if (t.players[seat].space == space && !t.gone(seat)) {
                heroes.append(heroes.isEmpty() ? "*" : "").append(MapWords.letter(t, seat));
            }
        }
        return heroes.isEmpty() ? "" : heroes + " ";
    }

    private static String what(Table t, int space, int room, boolean nobody) {
        Site site = t.land.site(space);
        if (Steps.rampaging(t, space)) {
            return Components.enemy(t.land.foes.get(t.land.foes.at(space))).name();
        }
        String name = MapWords.site(site, room);
        return name.isEmpty() && nobody ? MapWords.terrain(t.land.terrain(space), room) : name;
    }

    /** Shields, and enemies within a site: known, or face down in their colour. */
    private static String marks(Table t, int space, int room) {
        int owner = t.land.owner(space);
        if (owner >= 0) {
            return "#" + MapWords.letter(t, owner);
        }
        int foe = t.land.foes.at(space);
        if (foe == Tokens.NONE || Steps.rampaging(t, space)) {
            int ruins = t.land.ruins.at(space);
            return ruins == Tokens.NONE ? "" : t.land.ruins.seen(ruins) ? "!" : "?";
        }
        if (t.land.foes.seen(foe)) {
            return "!";
        }
        String colour = " " + Components.enemy(t.land.foes.get(foe)).pile();
        int site = MapWords.site(t.land.site(space), room).length();
        return site + colour.length() <= room ? colour : "?";
    }
}
