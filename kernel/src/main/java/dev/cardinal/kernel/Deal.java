package dev.cardinal.kernel;

import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;

/** A game with its options settled, ready to be dealt from any seed. */
public interface Deal {
    int seats();

    Scratch scratch(Seed seed);

    default Scratch scratch(long seed) {
        return scratch(Seed.of(seed));
    }

    default Position position(Seed seed) {
        return new Position(scratch(seed));
    }

    default Position position(long seed) {
        return position(Seed.of(seed));
    }

    /** The position that a scenario describes; whatever it leaves out is as at the start of the turn. */
    Position arrange(Data.Fields position) throws Refused;
}
