package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Piece;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.kernel.scene.Shape;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.pieces.Ground;
import dev.cardinal.mageknight.pieces.Kind;
import dev.cardinal.mageknight.rules.land.Steps;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import java.util.ArrayList;
import java.util.List;

/**
 * The areas of the map, of everything on it, and of the combat.
 *
 * <p>The map has one piece for each revealed space, whose face is its terrain and site. So a client draws only hexes,
 * can point at each, and shows the badges of each (the cost of entering it). A revealed tile leaves its stack for the
 * box, and its seven spaces come to the map. Enemies, ruins, shields and heroes have areas of their own on the spaces.
 * An enemy in a combat is not on the map.
 */
record MapScene(Table t, Viewer viewer, boolean turn) {
    void into(List<Area> areas) {
        areas.add(hexes(Ground.MAP, "Map", spaces()));
        areas.add(hexes(Ground.FOES, "Enemies on the map", foes()));
        areas.add(hexes(Ground.RUINS, "Ruins on the map", ruins()));
        areas.add(hexes(Ground.SHIELDS, "Shields", shields()));
        areas.add(hexes(Ground.HEROES, "Heroes", heroes()));
        combat(areas);
    }

    private static Area hexes(String id, String label, List<Piece> pieces) {
        int size = pieces.stream().mapToInt(Piece::count).sum();
        return Area.ordered(id, label, Area.NOBODY, Shape.HEX, size, pieces);
    }

    private static Piece on(int space, Look look) {
        return new Piece(Ground.hex(space), look, 1, Data.fields());
    }

    private List<Piece> spaces() {
        List<Piece> spaces = new ArrayList<>();
        for (int slot = 0; slot < Wedge.SLOTS; slot++) {
            for (int on = 0; on < Wedge.ON_TILE && !t.land.empty(slot); on++) {
                Tile tile = Components.tile(t.land.tile(slot));
                int space = slot * Wedge.ON_TILE + on;
                Data.Fields badges = on == 0 ? Data.fields().with("tile", tile.name()) : Data.fields();
                boolean walks = turn && t.now.phase == Phase.MOVE;
                int cost = walks ? Steps.cost(t, space) : Steps.CLOSED;
                badges = cost < Steps.CLOSED ? badges.with("cost", cost) : badges;
                spaces.add(on(space, Look.up(Kind.space(tile.spaces().get(on)))).with(badges));
            }
        }
        return spaces;
    }

    /** Merges equal pieces on a space into one with a count. */
    private static void add(List<Piece> pieces, Piece piece) {
        for (int i = 0; i < pieces.size(); i++) {
            Piece same = pieces.get(i);
            if (same.place().equals(piece.place()) && same.look().equals(piece.look())) {
                pieces.set(i, new Piece(same.place(), same.look(), same.count() + 1, same.badges()));
                return;
            }
        }
        pieces.add(piece);
    }

    private Look look(boolean seen, String face) {
        return seen ? Look.up(face) : viewer.seesAll() ? Look.known(face) : Look.BACK;
    }

    private List<Piece> foes() {
        List<Piece> foes = new ArrayList<>();
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (fights(i)) {
                continue;
            }
            boolean seen = t.land.foes.seen(i);
            int enemy = t.land.foes.get(i);
            Piece foe = on(t.land.foes.space(i), look(seen, Kind.ENEMY.face(enemy)));
            Data.Fields back =
                    Data.fields().with("back", Components.enemy(enemy).pile().toString());
            add(foes, seen ? foe : foe.with(back));
        }
        return foes;
    }

    private boolean fights(int foe) {
        Combat combat = t.combat;
        for (int i = 0; combat != null && i < combat.size; i++) {
            if (combat.alive(i)
                    && combat.homes[i] == t.land.foes.space(foe)
                    && combat.enemies[i] == t.land.foes.get(foe)) {
                return true;
            }
        }
        return false;
    }

    private List<Piece> ruins() {
        List<Piece> ruins = new ArrayList<>();
        for (int i = 0; i < t.land.ruins.size(); i++) {
            String face = Kind.RUINS.face(t.land.ruins.get(i));
            add(ruins, on(t.land.ruins.space(i), look(t.land.ruins.seen(i), face)));
        }
        return ruins;
    }

    private List<Piece> shields() {
        List<Piece> shields = new ArrayList<>();
        for (int i = 0; i < t.land.shields.size(); i++) {
            int hero = t.players[t.land.shields.get(i)].hero;
            add(shields, on(t.land.shields.space(i), Look.up(Kind.SHIELD.face(hero))));
        }
        return shields;
    }

    private List<Piece> heroes() {
        List<Piece> heroes = new ArrayList<>();
        for (int seat = 0; seat < t.seats(); seat++) {
            Player player = t.players[seat];
            if (player.space != Wedge.NOWHERE) {
                heroes.add(on(player.space, Look.up(Kind.HERO.face(player.hero)))
                        .with(Data.fields().with("seat", seat)));
            }
        }
        return heroes;
    }

    private void combat(List<Area> areas) {
        Combat combat = t.combat;
        List<Piece> enemies = new ArrayList<>();
        for (int i = 0; combat != null && i < combat.size; i++) {
            if (combat.alive(i)) {
                Look look = Look.up(Kind.ENEMY.face(combat.enemies[i]));
                enemies.add(new Piece(Place.at(i), look, 1, CombatData.badges(t, combat, i)));
            }
        }
        Area area = Area.ordered(Ground.COMBAT, "Combat", Area.NOBODY, Shape.SLOTS, enemies.size(), enemies);
        areas.add(area);
        for (int i = 0; combat != null && i < combat.size; i++) {
            if (combat.alive(i) && combat.called[i] >= 0) {
                areas.add(area.below(i, List.of(Look.up(Kind.ENEMY.face(combat.called[i])))));
            }
        }
    }
}
