package dev.cardinal.mageknight.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.RuinsToken;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.rules.land.Exploring;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Tokens;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.List;
import java.util.Map;

/** Sets up the map of a scenario's position. */
final class ArrangeMap {
    private static final List<String> PARTS = List.of("tiles", "enemies", "shields", "ruins");

    /** In this order in every process, since each draws its enemies when it is laid. */
    private static final Data.Fields FIRST_TILES =
            Data.fields().with("1/-3", "Countryside 1").with("3/-2", "Countryside 2");

    private final Table t;

    private ArrangeMap(Table t) {
        this.t = t;
    }

    static void lay(Table t, Map<String, Data> said) throws Refused {
        FieldReader.onlyThese(said, PARTS, "map");
        ArrangeMap map = new ArrangeMap(t);
        map.tiles(said);
        Map<String, Data> enemies = FieldReader.fields(said, "enemies");
        for (String at : enemies.keySet()) {
            map.sendAway(at);
        }
        for (var entry : enemies.entrySet()) {
            map.enemies(entry.getKey(), FieldReader.names("enemies", entry.getValue()));
        }
        for (var entry : FieldReader.fields(said, "shields").entrySet()) {
            int seat = PositionReader.seat(t, FieldReader.number("shields", entry.getValue()));
            map.sendAway(entry.getKey());
            t.land.shields.add(space(t, entry.getKey()), seat, true);
        }
        for (var entry : FieldReader.fields(said, "ruins").entrySet()) {
            map.ruins(entry.getKey(), FieldReader.text("ruins", entry.getValue()));
        }
    }

    /** Lays the starting tile and the given ones, or else the first two of the countryside. */
    private void tiles(Map<String, Data> said) throws Refused {
        clear();
        Map<String, Data> tiles = said.containsKey("tiles") ? FieldReader.fields(said, "tiles") : FIRST_TILES.values();
        boolean found = t.cityFound;
        int ends = t.gameEnds;
        for (var entry : tiles.entrySet()) {
            Tile tile = FieldReader.named(
                    "tile", FieldReader.text("tiles", entry.getValue()), Components::tile, Components.tiles());
            int space = Wedge.space(entry.getKey());
            if (Wedge.on(space) != 0 || !t.land.empty(Wedge.slotOf(space))) {
                throw FieldReader.wrong("A tile cannot have its centre at " + entry.getKey());
            }
            take(tile);
            Exploring.reveal(t, Wedge.slotOf(space), tile.id());
        }
        t.cityFound = found;
        t.gameEnds = ends;
    }

    /** Takes the dealt tiles off the map, with everything on them. */
    private void clear() {
        for (int slot = 1; slot < Wedge.SLOTS; slot++) {
            if (!t.land.empty(slot)) {
                t.piles.add(Zone.TILES, t.land.tile(slot));
                t.land.remove(slot);
            }
        }
        for (int i = t.land.foes.size() - 1; i >= 0; i--) {
            Enemy enemy = Components.enemy(t.land.foes.get(i));
            t.piles.add(Zone.enemies(enemy.pile().ordinal()), enemy.id());
            t.land.foes.remove(i);
        }
        for (int i = t.land.ruins.size() - 1; i >= 0; i--) {
            t.piles.add(Zone.RUINS, t.land.ruins.get(i));
            t.land.ruins.remove(i);
        }
        t.piles.moveAll(Zone.MONASTERY_OFFER, Zone.ACTIONS);
    }

    private void take(Tile tile) {
        for (int pile : new int[] {Zone.TILES, Zone.BOX, Zone.CITY_BOX}) {
            if (t.piles.has(pile, tile.id())) {
                t.piles.remove(pile, tile.id());
                return;
            }
        }
    }

    static int space(Table t, String at) throws Refused {
        int space = Wedge.space(at);
        if (!t.land.revealed(space)) {
            throw FieldReader.wrong("There is no tile at " + at);
        }
        return space;
    }

    static Enemy enemy(String name) throws Refused {
        return FieldReader.named("enemy", name, Components::enemy, Components.enemies());
    }

    /** Takes back the enemies that were drawn. */
    private void sendAway(String at) throws Refused {
        int space = space(t, at);
        while (t.land.foes.any(space)) {
            int index = t.land.foes.at(space);
            Enemy enemy = Components.enemy(t.land.foes.get(index));
            t.piles.addBelow(Zone.enemies(enemy.pile().ordinal()), enemy.id());
            t.land.foes.remove(index);
        }
    }

    /** Puts down these enemies, face up or down as the drawn ones were. */
    private void enemies(String at, List<String> names) throws Refused {
        int space = space(t, at);
        boolean seen = !t.land.site(space).isFortified();
        for (String name : names) {
            Enemy enemy = enemy(name);
            if (!t.piles.has(Zone.enemies(enemy.pile().ordinal()), enemy.id())) {
                throw FieldReader.wrong("There are no more " + name);
            }
            t.piles.remove(Zone.enemies(enemy.pile().ordinal()), enemy.id());
            t.land.foes.add(space, enemy.id(), seen);
        }
    }

    private void ruins(String at, String words) throws Refused {
        int space = space(t, at);
        int old = t.land.ruins.at(space);
        if (old != Tokens.NONE) {
            t.piles.addBelow(Zone.RUINS, t.land.ruins.get(old));
            t.land.ruins.remove(old);
        }
        RuinsToken token = FieldReader.named("ruins token", words, Labels::ruins, Components.ruins());
        t.piles.remove(Zone.RUINS, token.id());
        t.land.ruins.add(space, token.id(), !t.night());
    }
}
