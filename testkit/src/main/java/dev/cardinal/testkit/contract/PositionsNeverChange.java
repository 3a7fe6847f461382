package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;

/** Contract 4: a position never changes, whatever happens to its copies, guesses and answers. */
final class PositionsNeverChange implements Check {
    @Override
    public int contract() {
        return 4;
    }

    @Override
    public void position(Snapshot snapshot, Chance chance) {
        snapshot.everything();
        advance(snapshot.position().scratch(), chance);
        advance(snapshot.position().guess(Viewer.SPECTATOR, chance).scratch(), chance);
        unchanged(snapshot);
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        unchanged(moment.before());
    }

    private static void advance(Scratch scratch, Chance chance) {
        if (scratch.asked() >= 0) {
            Offer offer = new Offer();
            Pick pick = new Pick();
            scratch.offer(offer);
            offer.random(chance, pick);
            scratch.answer(pick);
        }
    }

    private static void unchanged(Snapshot snapshot) {
        Breach.unless(
                snapshot.position().everything().equals(snapshot.everything()),
                4,
                () -> "a position was " + snapshot.everything() + " and became "
                        + snapshot.position().everything());
    }
}
