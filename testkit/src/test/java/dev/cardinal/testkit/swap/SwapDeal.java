package dev.cardinal.testkit.swap;

import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;

record SwapDeal(Bug bug, int seats) implements Deal {
    @Override
    public Scratch scratch(Seed seed) {
        return new SwapScratch(bug, seats, seed.chance(0));
    }

    @Override
    public Position arrange(Data.Fields position) throws Refused {
        return new Position(SwapTable.arrange(new SwapScratch(bug, seats, new Chance(1)), position));
    }
}
