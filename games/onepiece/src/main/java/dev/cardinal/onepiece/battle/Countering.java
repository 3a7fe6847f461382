package dev.cardinal.onepiece.battle;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Barred;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.work.Activation;
import dev.cardinal.onepiece.work.Bar;
import dev.cardinal.onepiece.work.CardChoice;
import dev.cardinal.onepiece.work.Forbidden;
import dev.cardinal.onepiece.work.HandOptions;
import dev.cardinal.onepiece.work.Price;
import dev.cardinal.onepiece.work.Prompts;
import dev.cardinal.onepiece.work.Waiting;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The Counter Step: the attacked player uses any number of counters from hand (7-1-3-2). A player with cards in hand
 * is always asked, since not asking would reveal that there are no counters.
 */
public record Countering() implements Asking<Table> {
    public static final int DONE = 200;

    @Override
    public boolean advance(Table t) {
        if (Waiting.comesFirst(t)) {
            return false;
        }
        Battle battle = t.battle;
        if (battle == null || t.size(1 - t.turn, Areas.HAND) == 0) {
            t.pop();
            return false;
        }
        return true;
    }

    @Override
    public int asked(Table t) {
        return 1 - t.turn;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        HandOptions.offer(t, 1 - t.turn, 0, Countering::may, into);
        into.add(DONE);
    }

    private static boolean may(Table t, int piece) {
        return noCounter(t, piece) == null;
    }

    private static @Nullable Bar noCounter(Table t, int piece) {
        if (t.printed(piece).card.category() != Category.EVENT) {
            return t.printed(piece).isCharacter && t.values().counter(piece) > 0 ? null : Bar.NO_COUNTER;
        }
        if (t.printed(piece).tagged(Timing.Tag.COUNTER).length == 0) {
            return Bar.NO_COUNTER_EFFECT;
        }
        if (!Price.affordable(t, piece)) {
            return Bar.TOO_EXPENSIVE;
        }
        return Forbidden.mayPlay(t, piece) ? null : Bar.PLAY_FORBIDDEN;
    }

    @Override
    public List<Barred> barred(Table t) {
        List<Barred> barred = new ArrayList<>();
        for (int i = 0; i < t.size(1 - t.turn, Areas.HAND); i++) {
            int piece = t.at(1 - t.turn, Areas.HAND, i);
            Bar bar = noCounter(t, piece);
            if (bar != null) {
                barred.add(new Barred(choice(t, piece), bar.refusal(t, piece)));
            }
        }
        return barred;
    }

    @Override
    public void answer(Table t, Pick pick) {
        int piece = pick.code(0);
        t.unstoppable = 0;
        if (piece == DONE) {
            t.pop();
        } else if (t.printed(piece).card.category() == Category.EVENT) {
            Moves.reveal(t, piece);
            Price.pay(t, piece);
            Activation.event(t, piece, Timing.Tag.COUNTER);
        } else {
            t.push(new CounterTarget(t.values().counter(piece)));
            Moves.reveal(t, piece);
            Moves.move(t, piece, Areas.TRASH, false, false, Origin.RULES);
        }
    }

    @Override
    public String prompt(Table t) {
        return Prompts.battle(t) + ". Do you counter?";
    }

    @Override
    public Choice choice(Table t, int code) {
        if (code == DONE) {
            return Choice.plain("no counter", "no_counter").plainly();
        }
        Battle battle = t.battle;
        Choice counter = CardChoice.of(t, code, "counter with", "counter");
        return battle == null ? counter : counter.to(Where.spot(t, battle.target()));
    }
}
