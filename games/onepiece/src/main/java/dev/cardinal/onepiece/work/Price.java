package dev.cardinal.onepiece.work;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.move.DonMoves;
import dev.cardinal.onepiece.table.Counted;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.Mod;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;

/** The price of a card from hand: its cost, or less if an effect makes the next such card cheaper. */
public final class Price {
    private Price() {}

    static int of(Table t, int piece) {
        int price = t.cost(piece);
        for (int i = 0; i < t.mods.size(); i++) {
            price += difference(t, t.mods.get(i), piece);
        }
        return Math.max(0, price);
    }

    public static boolean affordable(Table t, int piece) {
        return of(t, piece) <= t.donActive(t.owner(piece));
    }

    /** Rests the DON!! cards, and uses up what made this card cheaper. */
    public static void pay(Table t, int piece) {
        DonMoves.rest(t, t.owner(piece), of(t, piece));
        for (int i = t.mods.size() - 1; i >= 0; i--) {
            if (difference(t, t.mods.get(i), piece) != 0) {
                t.mods.remove(i);
                t.stale = true;
            }
        }
    }

    private static int difference(Table t, Mod mod, int piece) {
        if (mod.player() != t.owner(piece) || !(mod.change() instanceof Change.NextPlayed(Cards what, Value by))) {
            return 0;
        }
        RunningEffect running = RunningEffect.saying(t, mod.source(), mod.seat());
        return Meaning.among(t, running, what, piece) ? Counted.value(t, running, by) : 0;
    }
}
