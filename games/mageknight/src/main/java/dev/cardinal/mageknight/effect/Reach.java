package dev.cardinal.mageknight.effect;

/** How many enemies an effect reaches. */
public enum Reach {
    ONE,
    /** One that is not fortified. */
    ONE_UNFORTIFIED,
    UP_TO_THREE,
    ALL,
    /** One, and every other in another way: what follows is for the others. */
    THE_OTHERS
}
