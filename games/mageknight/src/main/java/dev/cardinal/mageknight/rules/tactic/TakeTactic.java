package dev.cardinal.mageknight.rules.tactic;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Barred;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.RoundEvents;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Bars;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Verb;
import dev.cardinal.mageknight.table.Zone;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The players take tactics, lowest fame first; immediate effects come before the next player chooses (4.2).
 *
 * @param order the seats in order of choice
 */
public record TakeTactic(int[] order, int next) implements OpenAsking {
    private static final Tactic[] ALL = Tactic.values();

    @Override
    public boolean advance(Table t) {
        if (next == order.length) {
            t.pop();
            return false;
        }
        if (t.gone(order[next])) {
            t.become(new TakeTactic(order, next + 1));
            return false;
        }
        return true;
    }

    @Override
    public int asked(Table t) {
        return order[next];
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < t.piles.size(Zone.TACTICS); i++) {
            into.add(t.piles.get(Zone.TACTICS, i));
        }
    }

    @Override
    public List<Barred> barred(Table t) {
        Bars bars = Bars.of(t, this);
        for (Tactic tactic : ALL) {
            String time = tactic.isNight() ? "night, but it is day" : "day, but it is night";
            bars.add(tactic.ordinal(), gone(t, tactic), tactic, time, Events.player(holder(t, tactic)));
        }
        bars.add(Verb.SELECT, Bar.NO_TACTIC);
        bars.add(Verb.TAKE, Bar.NO_TACTIC);
        return bars.list();
    }

    private static @Nullable Bar gone(Table t, Tactic tactic) {
        if (t.piles.has(Zone.TACTICS, tactic.ordinal())) {
            return null;
        }
        return tactic.isNight() != t.night()
                ? Bar.WRONG_TIME
                : holder(t, tactic) < t.seats() ? Bar.TAKEN : Bar.LEFT_GAME;
    }

    /** The seat that has taken a tactic; the number of seats if no one has. */
    private static int holder(Table t, Tactic tactic) {
        int seat = 0;
        while (seat < t.seats() && t.players[seat].tactic != tactic.ordinal()) {
            seat++;
        }
        return seat;
    }

    @Override
    public void answer(Table t, Pick pick) {
        int seat = order[next];
        t.become(new TakeTactic(order, next + 1));
        take(t, seat, ALL[pick.code(0)]);
    }

    private static void take(Table t, int seat, Tactic tactic) {
        Tactics.take(t, seat, tactic.ordinal());
        if (t.heard()) {
            RoundEvents.tacticTaken(t, seat, tactic);
        }
        switch (tactic) {
            case GREAT_START -> CardMoves.draw(t, seat, 2);
            case RETHINK -> t.push(new Rethinking(seat));
            case MANA_STEAL -> t.push(new StealingMana(seat));
            case PREPARATION -> t.push(new Preparing(seat));
            default -> {}
        }
    }

    @Override
    public String prompt(Table t) {
        return "Which tactic do you take?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.of(
                        "take",
                        ALL[code].toString(),
                        Data.fields().with("type", "select_tactic").with("tacticId", ALL[code].id()),
                        "")
                .on(Spots.in(t, Zone.TACTICS, code))
                .to(Spot.area(Spots.tactics(order[next])));
    }

    @Override
    public String toString() {
        return "TakeTactic" + Arrays.toString(order) + next;
    }
}
