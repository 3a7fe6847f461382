package dev.cardinal.mageknight.effect;

/** Which cards from hand an effect takes. */
public enum Sort {
    /** Any card but a wound. */
    CARD,
    ACTION,
    /** A card that has a colour. */
    COLOURED,
    WOUND
}
