package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kit.Asking;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Dice;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.pieces.RoundEvents;
import dev.cardinal.mageknight.rules.fight.Aftermath;
import dev.cardinal.mageknight.rules.tactic.Preparing;
import dev.cardinal.mageknight.rules.tactic.TakeTactic;
import dev.cardinal.mageknight.table.Table;

/** A player gives up: the game goes on without them, and the last player left wins. */
public final class Concession {
    private Concession() {}

    public static void of(Table t, int seat) {
        t.learn();
        t.conceded |= 1 << seat;
        if (t.heard()) {
            RoundEvents.conceded(t, seat);
        }
        if (t.playing() <= (t.seats() == 1 ? 0 : 1)) {
            t.over = true;
            if (t.heard()) {
                RoundEvents.over(t, Score.of(t).json());
            }
            return;
        }
        leave(t, seat);
    }

    /** Drops this player's pending questions and returns their dice to the Source. */
    private static void leave(Table t, int seat) {
        while (t.frames.top() instanceof Asking<Table> asking
                && !(asking instanceof TakeTactic)
                && asking.asked(t) == seat) {
            if (asking instanceof Preparing preparing) {
                preparing.look(t, Carrying.NOBODY);
            }
            t.pop();
        }
        if (Turns.on(t) && t.seat() == seat) {
            while (!(t.frames.top() instanceof Turns)) {
                t.pop();
            }
            if (t.combat != null) {
                Aftermath.enemiesLeave(t);
            }
            Dice.giveBackUsed(t);
        }
        Mana.giveBackKept(t, t.players[seat]);
        t.settle();
    }
}
