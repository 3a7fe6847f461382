package dev.cardinal.mageknight.effect;

/** How far an attack reaches: only ranged and siege attacks come before the enemies', and siege ones beat walls. */
public enum Range {
    MELEE,
    RANGED,
    SIEGE
}
