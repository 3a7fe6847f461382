package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Tile;
import java.util.ArrayList;
import java.util.List;

/** The map as data for screens. */
final class MapData {
    private MapData() {}

    static Data of(Table t, Viewer viewer) {
        List<Data> tiles = new ArrayList<>();
        List<Data> spaces = new ArrayList<>();
        for (int slot = 0; slot < Wedge.SLOTS; slot++) {
            if (t.land.empty(slot)) {
                continue;
            }
            tiles.add(Data.fields()
                    .with("tile", Components.tile(t.land.tile(slot)).name())
                    .with("at", Named.at(slot * Wedge.ON_TILE)));
            for (int on = 0; on < Wedge.ON_TILE; on++) {
                spaces.add(space(t, slot * Wedge.ON_TILE + on, viewer));
            }
        }
        int country = 0;
        for (int tile : t.piles.toArray(Place.TILES)) {
            country += Components.tile(tile).kind() == Tile.Kind.COUNTRYSIDE ? 1 : 0;
        }
        return Data.fields()
                .with("tiles", Data.of(tiles))
                .with("spaces", Data.of(spaces))
                .with("countrysideLeft", country)
                .with("coreLeft", t.piles.size(Place.TILES) - country);
    }

    private static Data space(Table t, int space, Viewer viewer) {
        Site site = t.land.site(space);
        Data.Fields data = Data.fields()
                .with("at", Named.at(space))
                .with("terrain", t.land.terrain(space).toString());
        data = site == Site.NONE ? data : data.with("site", site.toString());
        int owner = t.land.owner(space);
        data = owner < 0 ? data : data.with("shield", owner);
        List<Data> foes = new ArrayList<>();
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (t.land.foes.space(i) == space) {
                var enemy = Components.enemy(t.land.foes.get(i));
                boolean known = t.land.foes.seen(i) || viewer.seesAll();
                foes.add(known ? Data.of(enemy.name()) : Data.of(enemy.pile() + " token"));
            }
        }
        data = foes.isEmpty() ? data : data.with("enemies", Data.of(foes));
        int ruins = t.land.ruins.at(space);
        if (ruins != Tokens.NONE) {
            boolean known = t.land.ruins.seen(ruins) || viewer.seesAll();
            data = data.with("ruins", known ? Data.of(t.land.ruins.get(ruins)) : Data.of("face down"));
        }
        return data;
    }
}
