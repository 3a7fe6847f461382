package dev.cardinal.onepiece.bot;

/** What a turn is for. */
enum Plan {
    /** Cards are played first, and what DON!! is left goes into attacks. */
    DEVELOP,
    /** Everything goes into attacks on the Leader, and cards are played with what is left. */
    ATTACK
}
