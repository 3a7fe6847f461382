package dev.cardinal.onepiece.effect;

/** Where cards can be (section 3). */
public enum Zone {
    DECK,
    HAND,
    TRASH,
    LIFE,
    DON_DECK,
    COST_AREA,
    LEADER_AREA,
    CHARACTER_AREA,
    STAGE_AREA,
    /** In no area: a card whose Trigger is resolving, or an Event being activated (10-1-5-3). */
    LIMBO
}
