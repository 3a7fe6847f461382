package dev.cardinal.dominion;

import dev.cardinal.dominion.card.Kingdom;
import dev.cardinal.dominion.scenario.PositionReader;
import dev.cardinal.dominion.table.Preset;
import dev.cardinal.dominion.table.Setup;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.turn.Turn;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;

/** Dominion with its options settled. */
record DominionDeal(int seats, Preset preset, boolean firstEdition, int turnLimit, Kingdom kingdom) implements Deal {

    @Override
    public Scratch scratch(Seed seed) {
        Table t = Turn.deal(setup(seed), seed);
        Turn.begin(t, 0);
        return new DominionScratch(t);
    }

    private Setup setup(Seed seed) {
        return kingdom.draw(seats, preset, firstEdition, turnLimit, seed.chance(1));
    }

    @Override
    public Position arrange(Data.Fields position) throws Refused {
        return new Position(new DominionScratch(PositionReader.table(position, setup(Seed.of(0)))));
    }
}
