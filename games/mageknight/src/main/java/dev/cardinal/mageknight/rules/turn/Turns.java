package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kit.Frame;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.rules.land.Plundering;
import dev.cardinal.mageknight.rules.tactic.Sparing;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.TurnState;

/**
 * Runs the turns of a round (4.4).
 *
 * @param ended whether one has just ended
 */
public record Turns(boolean ended) implements Frame<Table> {
    /** A round that no one ends is over after this many turns per player. */
    private static final int MOST = 100;

    /** Whether the turns of a round have begun. */
    public static boolean on(Table t) {
        for (int i = 0; i < t.frames.size(); i++) {
            if (t.frames.get(i) instanceof Turns) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean advance(Table t) {
        boolean again = ended && t.seat() != Table.DUMMY && t.player().moreTurns > 0;
        if (ended && !again) {
            count(t);
        }
        if (t.roundEnds == 0 || t.gameEnds == 0 || t.turnsInRound >= MOST * t.order.length) {
            t.pop();
            return false;
        }
        t.become(new Turns(true));
        t.turnsInRound++;
        if (again) {
            t.player().moreTurns--;
        } else {
            t.at = (t.at + 1) % t.order.length;
        }
        if (t.seat() == Table.DUMMY) {
            dummy(t);
        } else if (!t.gone(t.seat())) {
            t.now = new TurnState(false, false); // nothing of the last turn is left when the next player is asked
            t.push(new Turn());
            t.push(new StartTurn());
            t.push(new LastHope());
            t.push(new Plundering());
            if (t.player().tactic == Tactic.SPARING_POWER.ordinal() && !t.player().flipped) {
                t.push(new Sparing());
            }
            Motivating.ask(t);
        }
        return false;
    }

    /** The dummy has no last turn: once the city is found, only the player has one (3.2). */
    private static void dummy(Table t) {
        if (!t.cityFound) {
            Dummy.turn(t);
        }
    }

    private static void count(Table t) {
        if (t.roundEnds > 0) {
            t.roundEnds--;
        }
        if (t.gameEnds > 0 && t.seat() != Table.DUMMY) {
            t.gameEnds--;
        }
    }
}
