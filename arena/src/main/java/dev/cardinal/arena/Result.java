package dev.cardinal.arena;

import java.util.List;
import java.util.SortedMap;

/**
 * What came of many games.
 *
 * @param decisions the questions that had at least two answers
 * @param meanTurns the turns of the seat that moved first
 * @param players in the order in which they were given
 * @param endings how many games ended in which way
 */
public record Result(
        String game,
        long games,
        double seconds,
        long decisions,
        double meanTurns,
        List<Player> players,
        List<Seat> bySeat,
        SortedMap<String, Long> endings) {

    /**
     * One player's record, wherever it sat.
     *
     * @param ties how often it shared the first place
     * @param meanScore NaN where the game has no scores
     */
    public record Player(String name, long wins, long ties, long losses, double meanScore) {

        public double winRate() {
            return (double) wins / games();
        }

        public double standardError() {
            return Math.sqrt(winRate() * (1 - winRate()) / games());
        }

        private long games() {
            return wins + ties + losses;
        }
    }

    /** What one seat won, whoever sat there. */
    public record Seat(long wins, long ties) {}

    public double gamesPerSecond() {
        return games / seconds;
    }

    public double decisionsPerSecond() {
        return decisions / seconds;
    }
}
