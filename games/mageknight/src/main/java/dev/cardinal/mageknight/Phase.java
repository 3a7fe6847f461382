package dev.cardinal.mageknight;

/** Where in a turn a player is: what can be played depends on it. */
enum Phase {
    MOVE,
    INTERACT,
    /** In combat: ranged and siege attacks, before the enemies attack. */
    RANGED,
    BLOCK,
    DAMAGE,
    ATTACK,
    /** After the action, or in a rest. */
    REST;

    int bit() {
        return 1 << ordinal();
    }

    boolean combat() {
        return this == RANGED || this == BLOCK || this == DAMAGE || this == ATTACK;
    }
}
