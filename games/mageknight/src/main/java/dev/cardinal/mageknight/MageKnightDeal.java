package dev.cardinal.mageknight;

import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.mageknight.rules.turn.Dealing;
import dev.cardinal.mageknight.rules.turn.Round;
import dev.cardinal.mageknight.scenario.PositionReader;
import dev.cardinal.mageknight.table.Setup;
import dev.cardinal.mageknight.table.Table;

/** Mage Knight with its options chosen (2). */
public final class MageKnightDeal implements Deal {
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
        return new Position(new MageKnightScratch(new PositionReader(setup).position(position)));
    }
}
