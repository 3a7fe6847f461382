package dev.cardinal.onepiece;

import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.scenario.Arrange;
import dev.cardinal.onepiece.turn.Match;

/** One Piece with its options settled. */
record OnePieceDeal(Match match) implements Deal {
    @Override
    public int seats() {
        return 2;
    }

    @Override
    public Scratch scratch(Seed seed) {
        return new OnePieceScratch(match.begin(seed));
    }

    @Override
    public Position arrange(Data.Fields position) throws Refused {
        return new Position(new OnePieceScratch(new Arrange(match).position(position)));
    }
}
