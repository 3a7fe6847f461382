package dev.cardinal.onepiece.bot;

/** The aim of a turn, or of the defence against an attack. */
enum Plan {
    /** Play cards first, and use the remaining DON!! for attacks. */
    DEVELOP,
    /** Use everything for attacks on the Leader, and play cards with what is left. */
    ATTACK,
    /** Stop the other player's attack, whatever the counters cost. */
    HOLD
}
