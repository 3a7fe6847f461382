package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;

/** Contract 3: the same answer leads to the same position and events, whether or not anyone listens. */
final class PlayIsRepeatable implements Check {
    @Override
    public int contract() {
        return 3;
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        Moment again = Moment.of(moment.before(), moment.action());
        Breach.unless(
                again.after().everything().equals(moment.after().everything()),
                3,
                () -> "the same action led to " + moment.after().everything() + " and then to "
                        + again.after().everything());
        Breach.unless(
                again.events().equals(moment.events()) && again.revealed() == moment.revealed(),
                3,
                () -> "the same action was reported as " + moment.events() + " and then as " + again.events());
        Scratch silent = moment.before().position().scratch();
        moment.action().on(silent);
        Breach.unless(
                silent.everything().equals(moment.after().everything()),
                3,
                () -> "the same action led to another position without a listener");
        Viewer viewer = Viewer.seat(chance.below(silent.seats()));
        Breach.unless(
                silent.view(viewer).data().equals(moment.after().view(viewer)),
                3,
                () -> "equal positions look different to " + viewer);
    }
}
