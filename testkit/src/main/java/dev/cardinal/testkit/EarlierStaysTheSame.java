package dev.cardinal.testkit;

import dev.cardinal.kernel.Chance;

/** Contract 4: answering never changes an earlier position. Stands last, after everything was done with the position. */
final class EarlierStaysTheSame implements Check {
    @Override
    public int contract() {
        return 4;
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        Look before = moment.before();
        Breach.unless(
                before.position().everything().equals(before.everything()),
                4,
                () -> "an answer changed the position that it was given to: " + before.everything() + " became "
                        + before.position().everything());
    }
}
