package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;

/**
 * Contract 7: an answer that told its own seat nothing new is possible in every guess of that seat and looks the same.
 */
final class NewsIsReported implements Check {
    @Override
    public int contract() {
        return 7;
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        if (moment.news() || !moment.revealed()) {
            return;
        }
        Viewer actor = Viewer.seat(moment.action().seat(moment.before().position()));
        Position guess = moment.before().position().guess(actor, chance);
        Breach.unless(
                moment.action().possible(guess),
                7,
                () -> "an answer without news is not possible in a guess of " + actor);
        Step step = moment.action().on(guess);
        Breach.unless(
                step.position().view(actor).data().equals(moment.after().view(actor))
                        && Moment.told(step.events(), actor).equals(Moment.told(moment.events(), actor)),
                7,
                () -> "an answer was reported as bringing no news, but " + actor + " is told "
                        + Moment.told(moment.events(), actor) + ", and in a guess "
                        + Moment.told(step.events(), actor));
    }
}
