package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.view.OnePieceView;
import dev.cardinal.onepiece.view.QuestionType;
import java.util.ArrayList;
import java.util.List;

/** Tries answers on guesses of the hidden cards; both sides then play by instinct until the turn is over. */
final class Foresight {
    private static final int PATIENCE = 400;

    private final Judge judge;
    private final Instinct instinct;
    private final Offer offer = new Offer();
    private final Pick pick = new Pick();
    private final List<Position> guesses = new ArrayList<>();

    Foresight(Style style) {
        judge = style.judge();
        instinct = new Instinct(style);
    }

    void forget() {
        guesses.clear();
    }

    /** Makes more guesses. */
    void guess(OnePieceView view, Chance chance, int number) {
        for (int i = 0; i < number; i++) {
            guesses.add(view.guess(chance));
        }
    }

    /** The value of an answer followed by a plan, for the seat that is asked, if this guess is true. */
    double value(int guess, Pick answer, Plan plan) {
        Scratch scratch = guesses.get(guess).scratch();
        int seat = scratch.asked();
        OnePieceView all = (OnePieceView) scratch.view(Viewer.REFEREE);
        int turn = all.turnNumber();
        scratch.answer(answer);
        goOn(scratch, seat, plan, all, turn);
        return judge.value(all, seat);
    }

    private void goOn(Scratch scratch, int seat, Plan plan, OnePieceView all, int turn) {
        OnePieceView[] views = {(OnePieceView) scratch.view(Viewer.seat(0)), (OnePieceView) scratch.view(Viewer.seat(1))
        };
        Plan own = plan;
        for (int step = 0; step < PATIENCE && !all.over(); step++) {
            int asked = scratch.asked();
            if (all.asks() == QuestionType.MAIN) {
                if (all.turnNumber() > turn) {
                    return;
                }
                own = own == Plan.HOLD ? Plan.DEVELOP : own; // the attack is over
            }
            scratch.offer(offer);
            instinct.answer(views[asked], offer, pick, asked == seat ? own : Plan.DEVELOP);
            scratch.answer(pick);
        }
    }
}
