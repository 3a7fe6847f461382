package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import java.util.Collections;

/** Contract 2: a position can be answered until it is over, and then has an outcome. */
final class PlayoutsEnd implements Check {
    @Override
    public int contract() {
        return 2;
    }

    @Override
    public void position(Snapshot snapshot, Chance chance) {
        Position position = snapshot.position();
        if (position.over()) {
            Outcome outcome = position.outcome();
            Breach.unless(
                    outcome.places().size() == position.seats() && Collections.min(outcome.places()) == 1,
                    2,
                    () -> "a game that is over must place every seat, not " + outcome);
            return;
        }
        int asked = position.asked();
        Breach.unless(
                asked >= 0 && asked < position.seats() && position.question().seat() == asked,
                2,
                () -> "seat " + asked + " is asked, but there are " + position.seats() + " seats");
        Scratch scratch = position.scratch();
        Offer offer = new Offer();
        Pick pick = new Pick();
        scratch.offer(offer);
        Breach.unless(
                offer.max() >= offer.min() && (offer.size() > 0 || offer.min() == 0),
                2,
                () -> position.question() + " has no answer");
        offer.random(chance, pick);
        Breach.unless(scratch.accepts(pick), 2, () -> position.question() + " cannot be answered at random");
    }
}
