package dev.cardinal.mageknight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.effect.TurnRule;
import java.util.Arrays;

/** Revealing new tiles (8.3, 8.4). */
final class Exploring {
    static final int EXPLORE = 2000;
    static final int COST = 2;
    static final int NOBODY = -1;

    private Exploring() {}

    static void offer(Table t, Offer into) {
        if (t.now.move < COST || !possible(t)) {
            return;
        }
        boolean far = t.now.rules.has(TurnRule.Kind.FAR_STEPS);
        int from = t.player().space;
        for (int slot = 0; slot < Wedge.SLOTS; slot++) {
            if (t.land.empty(slot) && t.land.touching(slot) > 0 && near(from, slot, far ? 2 : 1) && fits(t, slot)) {
                into.add(EXPLORE + slot);
            }
        }
    }

    /** Whether there are tiles left. */
    static boolean possible(Table t) {
        return t.piles.size(Place.TILES) > 0 || t.piles.size(Place.BOX) > 0;
    }

    static boolean near(int from, int slot, int reach) {
        for (int on = 0; on < Wedge.ON_TILE; on++) {
            if (Wedge.distance(from, slot * Wedge.ON_TILE + on) <= reach) {
                return true;
            }
        }
        return false;
    }

    /** Whether the tile on top may lie there; everybody sees what kind of tile it is. */
    static boolean fits(Table t, int slot) {
        int touching = t.land.touching(slot);
        if (t.piles.size(Place.TILES) == 0) {
            return touching >= 3 && !(core(t.piles.top(Place.BOX)) && Wedge.coast(slot));
        }
        if (core(t.piles.top(Place.TILES))) {
            return touching >= 2 && !Wedge.coast(slot);
        }
        return touching >= 2 || held(t, slot);
    }

    private static boolean core(int tile) {
        return Components.tile(tile).kind() == Tile.Kind.CORE;
    }

    /** Whether a tile beside the slot touches two others. */
    private static boolean held(Table t, int slot) {
        for (int i = 0; i < Wedge.DIRECTIONS; i++) {
            int beside = Wedge.beside(slot, i);
            if (beside != Wedge.NOWHERE && !t.land.empty(beside) && t.land.touching(beside) >= 2) {
                return true;
            }
        }
        return false;
    }

    static void explore(Table t, int slot) {
        t.now.move -= COST;
        t.now.explored = true;
        t.revealed = true;
        boolean boxed = t.piles.size(Place.TILES) == 0;
        int tile = t.piles.removeTop(boxed ? Place.BOX : Place.TILES);
        t.boxed |= boxed ? 1 << tile : 0;
        reveal(t, slot, tile);
        Fame.gain(t, t.seat(), t.setup.scenario().famePerTile());
        Sight.look(t, t.seat());
    }

    /** Lays a tile and what belongs on it. */
    static void reveal(Table t, int slot, int tile) {
        t.land.place(slot, tile);
        if (t.heard()) {
            Told.revealed(t, slot, tile);
        }
        for (int on = 0; on < Wedge.ON_TILE; on++) {
            furnish(t, slot * Wedge.ON_TILE + on, t.land.site(slot * Wedge.ON_TILE + on));
        }
    }

    private static void furnish(Table t, int space, Site site) {
        switch (site) {
            case KEEP -> post(t, space, Pile.GRAY, false);
            case MAGE_TOWER -> post(t, space, Pile.VIOLET, false);
            case RAMPAGING_ORCS -> post(t, space, Pile.GREEN, true);
            case RAMPAGING_DRACONUM -> post(t, space, Pile.RED, true);
            case ANCIENT_RUINS -> t.land.ruins.add(space, t.piles.removeTop(Place.RUINS), Sight.light(t));
            case MONASTERY -> Cards.refill(t, Place.MONASTERY_OFFER, Place.ACTIONS);
            default -> {
                if (site.isCity() && !t.cityFound) {
                    t.cityFound = true;
                    t.gameEnds = turns(t) + 1;
                }
            }
        }
    }

    /** How many turns a time round has, those of players who have given up included, since they are skipped one by one. */
    private static int turns(Table t) {
        return (int) Arrays.stream(t.order).filter(seat -> seat != Table.DUMMY).count();
    }

    private static void post(Table t, int space, Pile colour, boolean seen) {
        int enemy = drawEnemy(t, colour);
        if (enemy != NOBODY) {
            t.land.foes.add(space, enemy, seen);
        }
    }

    /** The enemy on top of its pile, which is made anew of those that were defeated; nobody if all are on the map. */
    static int drawEnemy(Table t, Pile colour) {
        int pile = Place.enemies(colour.ordinal());
        if (t.piles.size(pile) == 0) {
            t.piles.moveAll(Place.defeated(colour.ordinal()), pile);
            t.piles.shuffle(pile, t.chance());
        }
        t.revealed = true;
        return t.piles.size(pile) == 0 ? NOBODY : t.piles.removeTop(pile);
    }
}
