package dev.cardinal.mageknight.table;

/** The phase of a turn, which decides what can be played. */
public enum Phase {
    MOVE,
    INTERACT,
    /** In combat: ranged and siege attacks, before the enemies attack. */
    RANGED,
    BLOCK,
    DAMAGE,
    ATTACK,
    /** After the action, or in a rest. */
    REST;

    public int bit() {
        return 1 << ordinal();
    }

    public boolean combat() {
        return this == RANGED || this == BLOCK || this == DAMAGE || this == ATTACK;
    }
}
