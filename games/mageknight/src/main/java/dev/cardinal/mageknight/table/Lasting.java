package dev.cardinal.mageknight.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a player's skill does beyond the turn in which it was used.
 *
 * @param by the seat of that player
 * @param number the colour that is exploited, or how many more turns of that player a Motivation lasts
 */
public record Lasting(What what, int by, int number) {
    public enum What {
        WEATHER,
        FROZEN_SOURCE,
        EXPLOITED_COLOUR,
        MOTIVATION
    }

    /** Never changed in place, so that copies of a table share it. */
    static final Lasting[] NOTHING = {};

    public static @Nullable Lasting of(Table t, What what) {
        for (Lasting one : t.lasting) {
            if (one.what == what) {
                return one;
            }
        }
        return null;
    }

    /** What another player than this one has done, or null. */
    public static @Nullable Lasting against(Table t, int seat, What what) {
        Lasting one = of(t, what);
        return one == null || one.by == seat ? null : one;
    }

    /** It takes the place of another one of its kind. */
    public static void begin(Table t, What what, int by, int number) {
        end(t, what);
        t.lasting = Arrays.copyOf(t.lasting, t.lasting.length + 1);
        t.lasting[t.lasting.length - 1] = new Lasting(what, by, number);
    }

    private static void end(Table t, What what) {
        t.lasting = Arrays.stream(t.lasting).filter(one -> one.what != what).toArray(Lasting[]::new);
    }

    /** Ends what this player has done; whether there was any. */
    public static boolean end(Table t, What what, int seat) {
        Lasting one = of(t, what);
        boolean own = one != null && one.by == seat;
        if (own) {
            end(t, what);
        }
        return own;
    }
}
