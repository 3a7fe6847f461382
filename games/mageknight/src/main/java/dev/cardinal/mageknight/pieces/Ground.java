package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;

/** Puts tiles, tokens, shields and heroes on the map and removes them, noting moves for listeners. */
public final class Ground {
    public static final String MAP = "map";
    public static final String FOES = "foes";
    public static final String RUINS = "ruins";
    public static final String SHIELDS = "shields";
    public static final String HEROES = "heroes";
    public static final String COMBAT = "combat";

    private Ground() {}

    public static Place hex(int space) {
        return Place.hex(Wedge.q(space), Wedge.r(space));
    }

    /** Turns over the top tile of the stack, or one from the box, and puts its spaces on the map. */
    public static void lay(Table t, int slot, boolean boxed) {
        int tile = t.piles.removeTop(boxed ? Zone.BOX : Zone.TILES);
        t.land.place(slot, tile);
        t.arrived += boxed ? 0 : 1;
        if (!t.heard()) {
            return;
        }
        if (!boxed) {
            move(t, Carrying.area(Zone.TILES).id(), Place.at(0), Move.BOX, Place.SOMEWHERE, Kind.TILE.face(tile));
        }
        for (int on = 0; on < Wedge.ON_TILE; on++) {
            String face = Kind.space(Components.tile(tile).spaces().get(on));
            move(t, Move.BOX, Place.SOMEWHERE, MAP, hex(slot * Wedge.ON_TILE + on), face);
        }
    }

    private static void move(Table t, String from, Place at, String to, Place into, String face) {
        t.note(new Move.Moved(from, at, to, into, 1, Look.up(face), Move.EVERYBODY));
    }

    private static void fromPile(Table t, String pile, int space, String area, String face, boolean seen) {
        t.note(new Move.Moved(
                pile,
                Place.at(0),
                area,
                hex(space),
                1,
                seen ? Look.up(face) : Look.known(face),
                seen ? Move.EVERYBODY : Carrying.NOBODY));
    }

    /** Puts a drawn enemy on a space. */
    public static void post(Table t, int space, int enemy, boolean seen) {
        t.land.foes.add(space, enemy, seen);
        if (t.heard()) {
            fromPile(t, pile(enemy), space, FOES, Kind.ENEMY.face(enemy), seen);
        }
    }

    private static String pile(int enemy) {
        return Carrying.area(Zone.enemies(Components.enemy(enemy).pile().ordinal()))
                .id();
    }

    static void show(Table t, int foe) {
        t.learn();
        t.land.foes.show(foe);
        if (t.heard()) {
            turn(t, FOES, t.land.foes.space(foe), Kind.ENEMY.face(t.land.foes.get(foe)));
            Events.shown(t, foe);
        }
    }

    private static void turn(Table t, String area, int space, String face) {
        t.note(new Move.Turned(area, hex(space), 1, Look.up(face), Move.EVERYBODY));
    }

    public static void layRuins(Table t, int space) {
        boolean seen = Sight.light(t);
        int token = t.piles.removeTop(Zone.RUINS);
        t.land.ruins.add(space, token, seen);
        if (t.heard()) {
            fromPile(t, Carrying.area(Zone.RUINS).id(), space, RUINS, Kind.RUINS.face(token), seen);
        }
    }

    public static void showRuins(Table t, int index) {
        if (!t.land.ruins.seen(index)) {
            t.learn();
            t.land.ruins.show(index);
            if (t.heard()) {
                turn(t, RUINS, t.land.ruins.space(index), Kind.RUINS.face(t.land.ruins.get(index)));
            }
        }
    }

    public static void removeRuins(Table t, int space) {
        int index = t.land.ruins.at(space);
        String face = t.heard() ? Kind.RUINS.face(t.land.ruins.get(index)) : "";
        t.land.ruins.remove(index);
        t.arrived++;
        if (t.heard()) {
            move(t, RUINS, hex(space), Move.BOX, Place.SOMEWHERE, face);
        }
    }

    /** Puts the current player's shield on a space, replacing any other. */
    public static void shield(Table t, int space) {
        while (t.land.shields.any(space)) {
            int old = t.land.shields.at(space);
            int seat = t.land.shields.get(old);
            t.land.shields.remove(old);
            t.arrived++;
            if (t.heard()) {
                move(t, SHIELDS, hex(space), Move.BOX, Place.SOMEWHERE, Kind.SHIELD.face(t.players[seat].hero));
            }
        }
        t.land.shields.add(space, t.seat(), true);
        if (t.heard()) {
            move(t, Move.BOX, Place.SOMEWHERE, SHIELDS, hex(space), Kind.SHIELD.face(t.player().hero));
        }
    }

    /** Moves the current player's hero to a space. */
    public static void stand(Table t, int space) {
        Player player = t.player();
        int from = player.space;
        player.space = space;
        t.arrived += from == Wedge.NOWHERE ? 1 : 0;
        if (t.heard()) {
            boolean first = from == Wedge.NOWHERE;
            String face = Kind.HERO.face(player.hero);
            move(t, first ? Move.BOX : HEROES, first ? Place.SOMEWHERE : hex(from), HEROES, hex(space), face);
        }
    }

    /** Moves an enemy into the combat from its space on the map, or from its pile if it has none. */
    public static void join(Table t, int enemy, int home, int flags) {
        Combat combat = t.fight();
        combat.add(enemy, home, flags);
        t.arrived++;
        if (t.heard()) {
            boolean drawn = home == Wedge.NOWHERE;
            Place from = drawn ? Place.at(0) : hex(home);
            move(t, drawn ? pile(enemy) : FOES, from, COMBAT, Place.at(combat.size - 1), Kind.ENEMY.face(enemy));
        }
    }

    /** Lets a drawn enemy attack in its summoner's place. */
    public static void summon(Table t, int index, int enemy) {
        t.fight().called[index] = enemy;
        t.arrived++;
        if (t.heard()) {
            move(t, pile(enemy), Place.at(0), Area.under(COMBAT, index), Place.at(0), Kind.ENEMY.face(enemy));
        }
    }

    /** Discards a summoned enemy. */
    public static void dismiss(Table t, int index) {
        Combat combat = t.fight();
        putAway(t, combat.attacker(index), index, true);
        combat.called[index] = -1;
    }

    /** Moves an enemy from the combat to the defeated ones. */
    public static void discard(Table t, int index) {
        putAway(t, t.fight().enemy(index), index, false);
    }

    private static void putAway(Table t, Enemy enemy, int index, boolean summoned) {
        int zone = Zone.defeated(enemy.pile().ordinal());
        t.piles.add(zone, enemy.id());
        if (t.heard()) {
            String from = summoned ? Area.under(COMBAT, index) : COMBAT;
            Place at = Place.at(summoned ? 0 : index);
            move(t, from, at, Carrying.area(zone).id(), Place.SOMEWHERE, Kind.ENEMY.face(enemy.id()));
        }
    }

    /** Returns an undefeated enemy to its space on the map. */
    public static void goHome(Table t, int index) {
        Combat combat = t.fight();
        t.arrived++;
        if (t.heard()) {
            String face = Kind.ENEMY.face(combat.enemies[index]);
            move(t, COMBAT, Place.at(index), FOES, hex(combat.homes[index]), face);
        }
    }
}
