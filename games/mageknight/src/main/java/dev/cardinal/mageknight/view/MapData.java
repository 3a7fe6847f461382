package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Tokens;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.List;

/** The map as data: tiles by the coordinates of their centres, spaces by their own. */
final class MapData {
    private static final Data NOTHING = Data.of(List.of());

    private MapData() {}

    static Data of(Table t, Viewer viewer) {
        Data.Draft tiles = new Data.Draft();
        Data.Draft spaces = new Data.Draft();
        for (int slot = 0; slot < Wedge.SLOTS; slot++) {
            if (t.land.empty(slot)) {
                continue;
            }
            tiles.put(
                    Labels.at(slot * Wedge.ON_TILE),
                    Data.of(Components.tile(t.land.tile(slot)).name()));
            for (int on = 0; on < Wedge.ON_TILE; on++) {
                int space = slot * Wedge.ON_TILE + on;
                spaces.put(Labels.at(space), space(t, space, viewer));
            }
        }
        int country = 0;
        for (int tile : t.piles.toArray(Zone.TILES)) {
            country += Components.tile(tile).kind() == Tile.Kind.COUNTRYSIDE ? 1 : 0;
        }
        return Data.fields()
                .with("tiles", tiles.fields())
                .with("spaces", spaces.fields())
                .with("countrysideLeft", country)
                .with("coreLeft", t.piles.size(Zone.TILES) - country);
    }

    private static Data space(Table t, int space, Viewer viewer) {
        Site site = t.land.site(space);
        Data.Draft data =
                new Data.Draft().put("terrain", Data.of(t.land.terrain(space).toString()));
        if (site == Site.NONE) {
            return data.fields();
        }
        data.put("site", Data.of(site.toString()));
        data.put("enemies", enemies(t, space, viewer));
        data.put("shields", shields(t, space));
        int ruins = t.land.ruins.at(space);
        if (ruins != Tokens.NONE) {
            boolean known = t.land.ruins.seen(ruins) || viewer.seesAll();
            data.put("ruins", Data.of(known ? Labels.ruins(Components.ruins(t.land.ruins.get(ruins))) : "face down"));
        }
        return data.fields();
    }

    private static Data enemies(Table t, int space, Viewer viewer) {
        if (!t.land.foes.any(space)) {
            return NOTHING;
        }
        List<Data> enemies = new ArrayList<>();
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (t.land.foes.space(i) == space) {
                Enemy enemy = Components.enemy(t.land.foes.get(i));
                boolean known = t.land.foes.seen(i) || viewer.seesAll();
                enemies.add(Data.of(known ? enemy.name() : enemy.pile() + " token"));
            }
        }
        return Data.of(enemies);
    }

    private static Data shields(Table t, int space) {
        int owner = t.land.owner(space);
        return owner < 0 ? NOTHING : Data.of(List.of(Data.of(owner)));
    }
}
