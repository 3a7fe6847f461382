package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.Viewer;

/** Contract 4: whatever becomes of a copy or a guess of a position, and of its answers, the position stays the same. */
final class EarlierStaysTheSame implements Check {
    @Override
    public int contract() {
        return 4;
    }

    @Override
    public void position(Seen look, Chance chance) {
        look.everything();
        advance(look.position().scratch(), chance);
        advance(look.position().guess(Viewer.SPECTATOR, chance).scratch(), chance);
        unchanged(look);
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

    private static void unchanged(Seen look) {
        Breach.unless(
                look.position().everything().equals(look.everything()),
                4,
                () -> "a position was " + look.everything() + " and became "
                        + look.position().everything());
    }
}
