package dev.cardinal.kernel;

/** A game with its options settled, ready to be dealt from any seed. */
public interface Deal {
    int seats();

    Scratch scratch(long seed);

    default Position position(long seed) {
        return new Position(scratch(seed));
    }

    /** The position that a scenario describes; whatever it does not say is as at the start of the turn. */
    Position arrange(Data.Fields position) throws Refused;
}
