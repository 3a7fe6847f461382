package dev.cardinal.testkit.swap;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;

record SwapDeal(Bug bug, int seats) implements Deal {
    @Override
    public Scratch scratch(long seed) {
        return new SwapScratch(bug, seats, seed);
    }

    @Override
    public Position arrange(Data.Fields position) throws Refused {
        throw new Refused("no_positions", "Swap is always dealt");
    }
}
