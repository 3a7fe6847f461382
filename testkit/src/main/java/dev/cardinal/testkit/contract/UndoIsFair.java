package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;

/**
 * Contract 7: an answer that may be taken back did not use the generator and told no seat anything.
 *
 * <p>So in every guess the same answer must be possible and look the same or, if the others do not see what was picked,
 * an answer that looks the same to them.
 */
final class UndoIsFair implements Check {
    private static final int OTHERS = 20;

    @Override
    public int contract() {
        return 7;
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        if (moment.revealed()) {
            return;
        }
        Data generator = moment.before().chance();
        Breach.unless(
                generator == null || generator.equals(moment.after().chance()),
                7,
                () -> "the answer used the generator but could be taken back");
        int actor = moment.action().seat(moment.before().position());
        for (Viewer viewer : moment.before().seats()) {
            Position guess = moment.before().position().guess(viewer, chance);
            if (moment.action().possible(guess)) {
                looksTheSame(moment, moment.action().on(guess), viewer);
            } else {
                Breach.unless(
                        !viewer.is(actor) && couldBeAnother(moment, guess, viewer, chance),
                        7,
                        () -> "the answer could be taken back, but " + viewer
                                + " learns something from it: it is not possible in " + guess);
            }
        }
    }

    private static void looksTheSame(Moment moment, Step step, Viewer viewer) {
        Data.Fields seen = step.position().view(viewer).data();
        Breach.unless(
                seen.equals(moment.after().view(viewer)),
                7,
                () -> "the answer could be taken back, but " + viewer + " learns something from it: it sees "
                        + moment.after().view(viewer) + " and not " + seen);
        Breach.unless(
                Moment.told(step.events(), viewer).equals(Moment.told(moment.events(), viewer)),
                7,
                () -> "the answer could be taken back, but " + viewer + " is told "
                        + Moment.told(moment.events(), viewer) + " and not " + Moment.told(step.events(), viewer));
    }

    /** Whether the guess allows another answer that the viewer cannot tell from this one. */
    private static boolean couldBeAnother(Moment moment, Position guess, Viewer viewer, Chance chance) {
        if (guess.over()) {
            return false;
        }
        Offer offer = guess.question().offer();
        Pick pick = new Pick();
        for (int i = 0; i < OTHERS; i++) {
            offer.random(chance, pick);
            Step step = guess.step(Answer.of(pick, offer.ordered()));
            if (step.position().view(viewer).data().equals(moment.after().view(viewer))
                    && Moment.told(step.events(), viewer).equals(Moment.told(moment.events(), viewer))) {
                return true;
            }
        }
        return false;
    }
}
