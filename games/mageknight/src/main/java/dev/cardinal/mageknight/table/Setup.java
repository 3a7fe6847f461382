package dev.cardinal.mageknight.table;

import dev.cardinal.mageknight.data.Scenario;

/**
 * The chosen options of a game.
 *
 * @param seats the players, without the dummy
 * @param heroes the hero of each seat, or -1 for a random one
 * @param drawFirst whether Rethink draws before the discard pile is shuffled in
 */
public record Setup(Scenario scenario, int seats, int[] heroes, boolean drawFirst) {
    int dice() {
        return seats + 2;
    }

    public int rounds() {
        return scenario.days() + scenario.nights();
    }

    /** Days and nights alternate. */
    boolean night(int round) {
        return round % 2 == 0;
    }

    public int countryside() {
        return scenario.countryside(seats);
    }
}
