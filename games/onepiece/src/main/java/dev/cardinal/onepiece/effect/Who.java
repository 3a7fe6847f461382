package dev.cardinal.onepiece.effect;

/** A player, as seen from the player of an effect. */
public enum Who {
    YOU,
    OPPONENT,
    /** Either player, whichever it is; as a subject, both. */
    ANY,
    /** The owner of the card that is spoken of. */
    OWNER
}
