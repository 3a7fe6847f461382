package dev.cardinal.onepiece.effect;

/** A number that a card has. */
public enum Measure {
    POWER,
    COST,
    BASE_POWER,
    BASE_COST,
    COUNTER,
    /** How many DON!! cards are given to it. */
    GIVEN_DON
}
