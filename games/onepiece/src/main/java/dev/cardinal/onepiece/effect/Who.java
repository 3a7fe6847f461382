package dev.cardinal.onepiece.effect;

/** A player, from the point of view of the player of an effect. */
public enum Who {
    YOU,
    OPPONENT,
    /** Either player; as a subject, both. */
    ANY,
    /** The owner of the card in question. */
    OWNER
}
