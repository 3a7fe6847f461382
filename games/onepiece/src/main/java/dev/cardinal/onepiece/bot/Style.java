package dev.cardinal.onepiece.bot;

/**
 * How a bot thinks.
 *
 * @param guesses how many guesses of the hidden cards every answer is tried on
 * @param finalists how many answers are then tried on further guesses
 * @param further how many further guesses; none if the first ones decide
 * @param judge what it makes of a position
 * @param clearly how much better than instinct's another answer must be
 * @param thorough whether it tries every move with every plan, thinks about blocks and counters too, and leaves no
 *     DON!! card unused that could make an attack stronger
 */
record Style(int guesses, int finalists, int further, Judge judge, double clearly, boolean thorough) {
    static final Style FIRST = new Style(2, 1, 0, Worth::position, 0.01, false);
    static final Style NOW = new Style(2, 3, 4, Prospects::chance, 1e-6, true);
}
