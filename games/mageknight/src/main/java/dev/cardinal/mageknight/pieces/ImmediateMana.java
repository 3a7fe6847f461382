package dev.cardinal.mageknight.pieces;

import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.table.Table;

/** Mana that must be spent by the player's very next move, or it is lost. */
public final class ImmediateMana {
    private static final int NEXT = 0;
    private static final int NOW = 1;

    private ImmediateMana() {}

    public static TurnRule rule(int colour) {
        return new TurnRule(TurnRule.Kind.SPEND_AT_ONCE, 0, colour, NEXT);
    }

    /** The player makes the next move. */
    public static void act(Table t) {
        int index = index(t);
        if (index >= 0) {
            int colour = t.now.rules.get(index).number();
            t.now.rules.removeAt(index);
            t.now.rules.add(new TurnRule(TurnRule.Kind.SPEND_AT_ONCE, 0, colour, NOW));
        }
    }

    /** After that move: unspent mana is lost. */
    public static void lapse(Table t) {
        int index = index(t);
        if (index >= 0 && t.now.rules.get(index).least() == NOW) {
            t.player().tokens[t.now.rules.get(index).number()]--;
            t.now.rules.removeAt(index);
        }
    }

    /** A token of this colour was spent. */
    static void spent(Table t, int colour) {
        if (waits(t, colour)) {
            t.now.rules.removeAt(index(t));
        }
    }

    /** Whether mana of this colour must be spent now. */
    public static boolean waits(Table t, int colour) {
        int index = index(t);
        return index >= 0 && t.now.rules.get(index).number() == colour;
    }

    private static int index(Table t) {
        return t.now.rules.indexOf(TurnRule.Kind.SPEND_AT_ONCE);
    }
}
