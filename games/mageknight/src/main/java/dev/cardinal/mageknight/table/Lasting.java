package dev.cardinal.mageknight.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The effect of a skill that lasts beyond the turn in which it was used.
 *
 * @param by the seat of that player
 * @param number the exploited colour, or how many more of the player's turns a Motivation lasts
 */
public record Lasting(What what, int by, int number) {
    public enum What {
        WEATHER,
        FROZEN_SOURCE,
        EXPLOITED_COLOUR,
        MOTIVATION
    }

    /** Never changed in place, so that copies of a table can share it. */
    static final Lasting[] NOTHING = {};

    public static @Nullable Lasting of(Table t, What what) {
        for (Lasting one : t.lasting) {
            if (one.what == what) {
                return one;
            }
        }
        return null;
    }

    /** The effect by a player other than this one, or null. */
    public static @Nullable Lasting against(Table t, int seat, What what) {
        Lasting one = of(t, what);
        return one == null || one.by == seat ? null : one;
    }

    /** Begins an effect, replacing any other of its kind. */
    public static void begin(Table t, What what, int by, int number) {
        end(t, what);
        t.lasting = Arrays.copyOf(t.lasting, t.lasting.length + 1);
        t.lasting[t.lasting.length - 1] = new Lasting(what, by, number);
    }

    private static void end(Table t, What what) {
        t.lasting = Arrays.stream(t.lasting).filter(one -> one.what != what).toArray(Lasting[]::new);
    }

    /** Ends this player's effect; returns whether there was one. */
    public static boolean end(Table t, What what, int seat) {
        Lasting one = of(t, what);
        boolean own = one != null && one.by == seat;
        if (own) {
            end(t, what);
        }
        return own;
    }
}
