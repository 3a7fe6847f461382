package dev.cardinal.mageknight.rules.land;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Fame;
import dev.cardinal.mageknight.pieces.Ground;
import dev.cardinal.mageknight.pieces.Sight;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Bars;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Verb;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Revealing new tiles (8.3, 8.4). */
public final class Exploring {
    public static final int EXPLORE = 2000;
    public static final int COST = 2;
    public static final int NOBODY = -1;

    private Exploring() {}

    public static void offer(Table t, Offer into) {
        for (int slot = 0; t.now.move >= COST && slot < Wedge.SLOTS; slot++) {
            if (unexplorable(t, slot) == null) {
                into.add(EXPLORE + slot);
            }
        }
    }

    public static void bar(Table t, Bars into) {
        for (int slot = 0; slot < Wedge.SLOTS; slot++) {
            into.add(EXPLORE + slot, unexplorable(t, slot), t.now.move);
        }
        into.add(Verb.EXPLORE, Bar.NO_SLOT);
    }

    private static @Nullable Bar unexplorable(Table t, int slot) {
        if (!t.land.empty(slot)) {
            return Bar.REVEALED;
        }
        if (t.land.touching(slot) == 0 || !fits(t, slot)) {
            return !possible(t) ? Bar.NO_TILES : barred(t, slot) ? Bar.COAST : Bar.NO_SUPPORT;
        }
        if (!near(t.player().space, slot, t.now.rules.has(TurnRule.Kind.FAR_STEPS) ? 2 : 1)) {
            return Bar.TILE_NOT_NEXT;
        }
        return t.now.move < COST ? Bar.NO_MOVE_TO_EXPLORE : null;
    }

    /** Whether there are tiles left. */
    public static boolean possible(Table t) {
        return t.piles.size(Zone.TILES) > 0 || t.piles.size(Zone.BOX) > 0;
    }

    public static boolean near(int from, int slot, int reach) {
        for (int on = 0; on < Wedge.ON_TILE; on++) {
            if (Wedge.distance(from, slot * Wedge.ON_TILE + on) <= reach) {
                return true;
            }
        }
        return false;
    }

    /** Whether the top tile can be placed there; its back shows everyone its kind. */
    public static boolean fits(Table t, int slot) {
        if (barred(t, slot)) {
            return false;
        }
        int touching = t.land.touching(slot);
        if (t.piles.size(Zone.TILES) == 0) {
            return touching >= 3;
        }
        return touching >= 2 || (!core(t.piles.top(Zone.TILES)) && held(t, slot));
    }

    /** Whether the next tile is a core tile, which the scenario bars from this slot (2.5). */
    private static boolean barred(Table t, int slot) {
        int next = t.piles.size(Zone.TILES) == 0 ? Zone.BOX : Zone.TILES;
        return t.setup.scenario().coastBarsCore()
                && Wedge.coast(slot)
                && t.piles.size(next) > 0
                && core(t.piles.top(next));
    }

    private static boolean core(int tile) {
        return Components.tile(tile).kind() == Tile.Kind.CORE;
    }

    /** Whether a tile next to the slot touches two others. */
    private static boolean held(Table t, int slot) {
        for (int i = 0; i < Wedge.DIRECTIONS; i++) {
            int beside = Wedge.beside(slot, i);
            if (beside != Wedge.NOWHERE && !t.land.empty(beside) && t.land.touching(beside) >= 2) {
                return true;
            }
        }
        return false;
    }

    public static void explore(Table t, int slot) {
        t.now.move -= COST;
        t.now.explored = true;
        t.learn();
        boolean boxed = t.piles.size(Zone.TILES) == 0;
        t.boxed |= boxed ? 1 << t.piles.top(Zone.BOX) : 0;
        Ground.lay(t, slot, boxed);
        furnish(t, slot);
        Fame.gain(t, t.seat(), t.setup.scenario().famePerTile());
        Sight.look(t, t.seat());
    }

    /** Places a tile and the tokens on it. */
    public static void reveal(Table t, int slot, int tile) {
        t.land.place(slot, tile);
        furnish(t, slot);
    }

    private static void furnish(Table t, int slot) {
        if (t.heard()) {
            Events.revealed(t, slot, t.land.tile(slot));
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
            case ANCIENT_RUINS -> Ground.layRuins(t, space);
            case MONASTERY -> CardMoves.refill(t, Zone.MONASTERY_OFFER, Zone.ACTIONS);
            default -> {
                if (site.isCity() && !t.cityFound) {
                    t.cityFound = true;
                    t.gameEnds = turns(t) + 1;
                }
            }
        }
    }

    /** The number of turns in a cycle, including those of players who gave up, since they are skipped one by one. */
    private static int turns(Table t) {
        return (int) Arrays.stream(t.order).filter(seat -> seat != Table.DUMMY).count();
    }

    private static void post(Table t, int space, Pile colour, boolean seen) {
        int enemy = drawEnemy(t, colour);
        if (enemy != NOBODY) {
            Ground.post(t, space, enemy, seen);
        }
    }

    /** Draws an enemy, reshuffling the defeated ones if the pile is empty; {@link #NOBODY} if all are on the map. */
    public static int drawEnemy(Table t, Pile colour) {
        int pile = Zone.enemies(colour.ordinal());
        if (t.piles.size(pile) == 0) {
            Carrying.all(t, Zone.defeated(colour.ordinal()), pile, Move.EVERYBODY);
            Carrying.shuffle(t, pile);
        }
        t.learn();
        return t.piles.size(pile) == 0 ? NOBODY : t.piles.removeTop(pile);
    }
}
