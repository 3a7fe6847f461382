package dev.cardinal.onepiece.battle;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.move.TurnReports;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Mod;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.work.CardChoice;

/** You choose which of your cards gets a counter's power: your Leader or a Character, attacked or not (7-1-3-2-1). */
public record CounterTarget(int power) implements Asking<Table> {
    @Override
    public int asked(Table t) {
        return 1 - t.turn;
    }

    @Override
    public void offer(Table t, Offer into) {
        int seat = 1 - t.turn;
        into.one().add(t.leader(seat));
        for (int i = 0; i < t.size(seat, Areas.CHARACTERS); i++) {
            into.add(t.at(seat, Areas.CHARACTERS, i));
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int piece = pick.code(0);
        Change change = new Change.Power(Value.of(power));
        t.change(Mod.of(t, change, power, piece, Duration.THIS_BATTLE, 1 - t.turn, piece));
        if (t.heard()) {
            TurnReports.countered(t, piece, power);
        }
    }

    @Override
    public boolean open() {
        return true;
    }

    @Override
    public String prompt(Table t) {
        return "Which card gets +" + power + " power?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return CardChoice.of(t, code, "boost", "counter_target");
    }
}
