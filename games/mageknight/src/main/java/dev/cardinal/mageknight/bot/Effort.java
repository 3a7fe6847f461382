package dev.cardinal.mageknight.bot;

/**
 * How much a bot thinks about one answer.
 *
 * @param preparations how many plays before a walk are tried
 * @param looks how many aims of a walk are looked at closely
 * @param patience how many answers are tried for each of them
 * @param fight how many answers are tried in a fight or a trade
 * @param guesses how many guesses of what is hidden vote on the answer
 */
record Effort(int preparations, int looks, int patience, int fight, int guesses) {
    static final Effort FIRST = new Effort(220, 8, 300, 1200, 1);
    static final Effort FULL = new Effort(1100, 40, 1500, 6000, 3);
}
