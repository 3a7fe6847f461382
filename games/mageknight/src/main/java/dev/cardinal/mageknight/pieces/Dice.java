package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.table.Source;
import dev.cardinal.mageknight.table.Table;
import java.util.function.IntPredicate;

/** Takes, rolls and returns dice, noting moves for listeners. */
public final class Dice {
    public static final String SOURCE = "source";
    private static final int FACES = ManaColour.values().length;

    private Dice() {}

    /** The area of the dice that a player has taken. */
    public static String of(int seat) {
        return seat + "/dice";
    }

    /** Whether the Source has a free die of such a colour. */
    public static boolean any(Table t, IntPredicate wanted) {
        for (int colour = 0; colour < FACES; colour++) {
            if (wanted.test(colour) && t.source.find(colour) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Offers the free dice of such colours, colour by colour. */
    public static void offer(Table t, IntPredicate wanted, Offer into) {
        for (int colour = 0; colour < FACES; colour++) {
            for (int die = 0; die < t.source.size(); die++) {
                if (t.source.isFree(die) && t.source.colour(die) == colour && wanted.test(colour)) {
                    into.add(die);
                }
            }
        }
    }

    public static void take(Table t, int seat, int die, int place) {
        t.source.take(die, place, seat);
        if (t.heard()) {
            move(t, die, SOURCE, of(seat));
        }
    }

    /** Returns a die without rerolling it. */
    static void giveBack(Table t, int die) {
        t.source.free(die);
        if (t.heard()) {
            move(t, die, of(t.source.holder(die)), SOURCE);
        }
    }

    private static void move(Table t, int die, String from, String to) {
        Place place = Place.at(die);
        t.note(new Move.Moved(from, place, to, place, 1, look(t.source.colour(die)), Move.EVERYBODY));
    }

    private static Look look(int colour) {
        return Look.up(Kind.DIE.face(colour));
    }

    public static void roll(Table t, int die) {
        set(t, die, t.chance().below(FACES));
    }

    /** Turns a die to a colour. */
    public static void set(Table t, int die, int colour) {
        t.source.colour(die, colour);
        if (t.heard()) {
            String area = t.source.isFree(die) ? SOURCE : of(t.source.holder(die));
            t.note(new Move.Turned(area, Place.at(die), 1, look(colour), Move.EVERYBODY));
        }
    }

    public static void rerollFree(Table t) {
        for (int die = 0; die < t.source.size(); die++) {
            if (t.source.isFree(die)) {
                roll(t, die);
            }
        }
    }

    /** At the end of a turn, returns the used dice and rerolls them. */
    public static void giveBackUsed(Table t) {
        for (int die = 0; die < t.source.size(); die++) {
            int place = t.source.place(die);
            if (place == Source.USED || place == Source.USED_AS_IT_IS) {
                giveBack(t, die);
            }
            if (place == Source.USED) {
                roll(t, die);
            }
        }
    }

    /** For a new round, returns all dice and rolls until at least half of them show basic colours. */
    public static void newRound(Table t) {
        for (int die = 0; die < t.source.size(); die++) {
            if (!t.source.isFree(die)) {
                giveBack(t, die);
            }
        }
        t.source.rollAll(t.chance());
        for (int die = 0; t.heard() && die < t.source.size(); die++) {
            set(t, die, t.source.colour(die));
        }
    }

    /** Rolls a die that is not part of the Source. */
    public static int roll(Table t) {
        int colour = t.chance().below(FACES);
        if (t.heard()) {
            t.note(new Move.Moved(
                    Move.BOX, Place.SOMEWHERE, Move.BOX, Place.SOMEWHERE, 1, look(colour), Move.EVERYBODY));
            Events.rolled(t, colour);
        }
        return colour;
    }

    /** Rolls dice and takes a wound for each that shows black or red. */
    public static void rollForWounds(Table t, int dice) {
        int wounds = 0;
        for (int i = 0; i < dice; i++) {
            int colour = roll(t);
            wounds += colour == ManaColour.BLACK.ordinal() || colour == ManaColour.RED.ordinal() ? 1 : 0;
        }
        CardMoves.wound(t, t.seat(), wounds);
    }
}
