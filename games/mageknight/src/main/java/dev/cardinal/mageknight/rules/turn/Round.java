package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kit.Frame;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.RoundEvents;
import dev.cardinal.mageknight.rules.tactic.TakeTactic;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A round, step by step (4). */
public record Round(Step step) implements Frame<Table> {
    public enum Step {
        TACTICS,
        DUMMY,
        ORDER,
        TURNS,
        END
    }

    @Override
    public boolean advance(Table t) {
        switch (step) {
            case TACTICS -> {
                t.become(new Round(Step.DUMMY));
                t.push(new TakeTactic(choosers(t), 0));
            }
            case DUMMY -> {
                t.become(new Round(Step.ORDER));
                if (t.setup.scenario().dummy() && t.dummyTactic < 0) {
                    Dummy.takeTactic(t);
                }
            }
            case ORDER -> {
                t.become(new Round(Step.TURNS));
                order(t);
            }
            case TURNS -> {
                t.become(new Round(Step.END));
                t.push(new Turns(false));
            }
            case END -> end(t);
        }
        return false;
    }

    /** Lays out the tactics of the day or night that are still in the game. */
    public static void layTactics(Table t) {
        while (t.piles.size(Zone.TACTICS) > 0) {
            Carrying.leave(t, Zone.TACTICS, 0);
        }
        for (Tactic tactic : Tactic.of(t.night())) {
            if (!t.piles.has(Zone.USED_TACTICS, tactic.ordinal())) {
                Carrying.enter(t, Zone.TACTICS, tactic.ordinal());
            }
        }
    }

    /** The order of choosing tactics: lowest fame first, and of equals the one who was later in turn order (4.2). */
    private static int[] choosers(Table t) {
        List<Integer> seats = new ArrayList<>();
        for (int i = t.order.length - 1; i >= 0; i--) {
            int seat = t.order[i];
            if (seat != Table.DUMMY && !t.gone(seat) && t.players[seat].tactic < 0) {
                seats.add(seat);
            }
        }
        seats.sort(Comparator.comparingInt(seat -> t.players[seat].fame));
        return seats.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Sets the turn order by the numbers of the tactics. */
    private static void order(Table t) {
        List<Integer> all = new ArrayList<>();
        for (int seat = 0; seat < t.seats(); seat++) {
            if (!t.gone(seat)) {
                all.add(seat);
            }
        }
        if (t.setup.scenario().dummy()) {
            all.add(Table.DUMMY);
        }
        all.sort(Comparator.comparingInt(seat -> number(t, seat)));
        t.order = all.stream().mapToInt(Integer::intValue).toArray();
        t.at = -1;
        if (t.heard()) {
            RoundEvents.order(t);
        }
    }

    private static int number(Table t, int seat) {
        return Tactic.values()[seat == Table.DUMMY ? t.dummyTactic : t.players[seat].tactic].number();
    }

    private static void end(Table t) {
        if (t.heard()) {
            RoundEvents.roundOver(t);
        }
        if (t.round == t.setup.rounds() || t.cityFound || t.over) {
            t.over = true;
            if (t.heard()) {
                RoundEvents.over(t, Score.of(t).json());
            }
            return;
        }
        t.become(new Round(Step.TACTICS));
        NewRound.prepare(t);
    }
}
