package dev.cardinal.mageknight;

import dev.cardinal.mageknight.effect.Colour;
import java.util.function.IntPredicate;

/** Rolling dice, those of the Source or others. */
final class Dice {
    private static final int FACES = Colour.values().length;

    private Dice() {}

    /** Whether a free die of such a colour is in the Source. */
    static boolean any(Table t, IntPredicate wanted) {
        for (int colour = 0; colour < FACES; colour++) {
            if (wanted.test(colour) && t.source.find(colour) >= 0) {
                return true;
            }
        }
        return false;
    }

    static void rerollFree(Table t) {
        for (int die = 0; die < t.source.size(); die++) {
            if (t.source.free(die)) {
                t.source.roll(die, t.chance());
            }
        }
    }

    /** A wound for each die that shows black or red. */
    static void rollForWounds(Table t, int dice) {
        int wounds = 0;
        for (int i = 0; i < dice; i++) {
            int colour = t.chance().below(FACES);
            wounds += colour == Colour.BLACK.ordinal() || colour == Colour.RED.ordinal() ? 1 : 0;
        }
        Cards.wound(t, t.seat(), wounds);
    }
}
