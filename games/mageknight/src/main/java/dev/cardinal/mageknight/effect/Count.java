package dev.cardinal.mageknight.effect;

/** What an effect counts. */
public enum Count {
    /** Wounds in hand and on one's units. */
    WOUNDS,
    /** Enemies in the combat that are not defeated. */
    ENEMIES,
    /** Ready units without a wound, three at most. */
    READY_UNITS,
    /** Different colours among one's crystals. */
    CRYSTAL_COLOURS
}
