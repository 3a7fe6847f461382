package dev.cardinal.onepiece.view;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Table;
import java.util.Arrays;

/**
 * Redraws what a viewer does not know by swapping a player's hidden cards. Which cards a deck
 * has is an option of the game and known to all. With the same random numbers, positions that look the same to the viewer
 * give the same guess.
 */
public final class Guess {
    private Guess() {}

    public static Table of(Table real, Viewer viewer, Chance chance) {
        Table t = real.copy();
        if (viewer.seesAll()) {
            return t;
        }
        t.reseed(chance.next());
        int[] names = new int[t.pieces()];
        for (int piece = 0; piece < names.length; piece++) {
            names[piece] = piece;
        }
        for (int seat = 0; seat < 2; seat++) {
            redraw(t, seat, viewer, names, chance);
        }
        t.exchange(names);
        return t;
    }

    private static void redraw(Table t, int seat, Viewer viewer, int[] names, Chance chance) {
        int[] hidden = new int[t.pieces()];
        int size = 0;
        for (int zone = 0; zone < Areas.ZONES; zone++) {
            for (int i = 0; i < t.size(seat, zone); i++) {
                int piece = t.at(seat, zone, i);
                if (!known(t, viewer, piece)) {
                    hidden[size++] = piece;
                }
            }
        }
        int[] drawn = hidden.clone();
        Arrays.sort(drawn, 0, size);
        chance.shuffle(drawn, size);
        for (int i = 0; i < size; i++) {
            names[hidden[i]] = drawn[i];
        }
    }

    /** Everyone knows what both players know. */
    static boolean known(Table t, Viewer viewer, int piece) {
        return viewer.seat() >= 0
                ? t.knows(viewer.seat(), piece)
                : viewer.seesAll() || (t.knows(0, piece) && t.knows(1, piece));
    }
}
