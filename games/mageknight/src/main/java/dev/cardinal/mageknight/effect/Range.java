package dev.cardinal.mageknight.effect;

/** The range of an attack: only ranged and siege attacks come before the enemies', and only siege ones beat walls. */
public enum Range {
    MELEE,
    RANGED,
    SIEGE
}
