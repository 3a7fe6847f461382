package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.view.OnePieceView;
import dev.cardinal.onepiece.view.QuestionType;

/** Tries answers on guesses of the hidden cards; both sides then play by instinct until the turn is over. */
final class Foresight {
    private static final int PATIENCE = 400;

    private final Instinct instinct = new Instinct();
    private final Offer offer = new Offer();
    private final Pick pick = new Pick();
    private final Position[] guesses;

    Foresight(int number) {
        guesses = new Position[number];
    }

    /** Makes new guesses. */
    void look(OnePieceView view, Chance chance) {
        for (int i = 0; i < guesses.length; i++) {
            guesses[i] = view.guess(chance);
        }
    }

    /** The average value of an answer followed by a plan, for the seat that is asked. */
    double value(Pick answer, Plan plan) {
        double sum = 0;
        for (Position guess : guesses) {
            Scratch scratch = guess.scratch();
            int seat = scratch.asked();
            OnePieceView all = (OnePieceView) scratch.view(Viewer.REFEREE);
            int turn = all.turnNumber();
            scratch.answer(answer);
            goOn(scratch, seat, plan, all, turn);
            sum += Worth.position(all, seat);
        }
        return sum / guesses.length;
    }

    private void goOn(Scratch scratch, int seat, Plan plan, OnePieceView all, int turn) {
        OnePieceView[] views = {(OnePieceView) scratch.view(Viewer.seat(0)), (OnePieceView) scratch.view(Viewer.seat(1))
        };
        for (int step = 0; step < PATIENCE && !all.over(); step++) {
            int asked = scratch.asked();
            if (all.turnNumber() > turn && all.asks() == QuestionType.MAIN) {
                return;
            }
            scratch.offer(offer);
            instinct.answer(views[asked], offer, pick, asked == seat ? plan : Plan.DEVELOP);
            scratch.answer(pick);
        }
    }
}
