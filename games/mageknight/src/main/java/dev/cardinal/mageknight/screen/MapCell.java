package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.table.Tokens;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.view.MageKnightView;

/**
 * A space of the map in two short lines.
 *
 * @param upper what is there, or the terrain
 * @param lower the terrain's letter and the coordinates
 */
record MapCell(String upper, String lower) {
    static MapCell of(MageKnightView view, int space, int room) {
        String lower = place(view.terrain(space), space, room);
        String heroes = heroes(view, space);
        String marks = marks(view, space, room - heroes.length());
        int left = Math.max(0, room - heroes.length() - marks.length());
        String what = what(view, space, left, heroes.isEmpty());
        return new MapCell(heroes + what + marks, lower);
    }

    /** The centre of a tile that could be explored. */
    static MapCell unknown(int slot, int room) {
        return new MapCell(room >= 7 ? "explore" : "?", " " + Labels.at(slot * Wedge.ON_TILE));
    }

    /** The terrain's letter and the coordinates. */
    static String place(Terrain terrain, int space, int room) {
        String at = Labels.at(space);
        return MapWords.letter(terrain) + (at.length() + 2 <= room ? " " : "") + at;
    }

    private static String heroes(MageKnightView view, int space) {
        StringBuilder heroes = new StringBuilder();
        for (int seat = 0; seat < view.seats(); seat++) {
            if (view.space(seat) == space && !view.gone(seat)) {
                heroes.append(heroes.isEmpty() ? "*" : "").append(MapWords.letter(view, seat));
            }
        }
        return heroes.isEmpty() ? "" : heroes + " ";
    }

    private static String what(MageKnightView view, int space, int room, boolean nobody) {
        Site site = view.site(space);
        if (view.rampaging(space)) {
            return MapWords.enemy(view.foe(view.foeAt(space)).name(), room);
        }
        String name = MapWords.site(site, room);
        return name.isEmpty() && nobody ? MapWords.terrain(view.terrain(space), room) : name;
    }

    /** Shields, and enemies at a site: revealed, or face down with their colour. */
    private static String marks(MageKnightView view, int space, int room) {
        int owner = view.owner(space);
        if (owner >= 0) {
            return "#" + MapWords.letter(view, owner);
        }
        int foe = view.foeAt(space);
        if (foe == Tokens.NONE || view.rampaging(space)) {
            int ruins = view.ruinsAt(space);
            return ruins == Tokens.NONE ? "" : view.ruinsSeen(ruins) ? "!" : "?";
        }
        if (view.foeSeen(foe)) {
            return "!";
        }
        String colour = " " + view.foePile(foe);
        int site = MapWords.site(view.site(space), room).length();
        return site + colour.length() <= room ? colour : "?";
    }
}
