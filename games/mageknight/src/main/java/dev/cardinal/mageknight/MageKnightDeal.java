package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.Seed;

/** Mage Knight with its options settled (2). */
final class MageKnightDeal implements Deal {
    final Setup setup;

    MageKnightDeal(Setup setup) {
        this.setup = setup;
    }

    @Override
    public int seats() {
        return setup.seats();
    }

    @Override
    public Scratch scratch(Seed seed) {
        Table t = new Dealing(setup).table(seed);
        t.push(new Round(Round.Step.TACTICS));
        t.settle();
        return new MageKnightScratch(t);
    }

    @Override
    public Position arrange(Data.Fields position) throws Refused {
        return new Position(new MageKnightScratch(new Arrange(setup).position(position)));
    }
}
