package dev.cardinal.onepiece.table;

/** What can happen to a card or a player. */
public enum OccurrenceType {
    MOVED,
    PLAYED,
    KNOCKED_OUT,
    RESTED,
    ATTACKS,
    /** Like ATTACKS, but when the Counter Step begins (7-1-3-1). */
    ATTACKED,
    BATTLES,
    DAMAGE,
    /** The first damage of an attack, before the Life card is taken (Q:OP03-043). */
    DEALT,
    LIFE,
    DECK,
    HAND,
    EVENT,
    TRIGGER,
    BLOCKER,
    DON_GIVEN,
    DON_RETURNED,
    DRAWN
}
