package dev.cardinal.arena;

import dev.cardinal.arena.program.Usage;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * The results of many games.
 *
 * @param decisions the questions with a real choice
 * @param meanTurns how many turns the first player had
 * @param players in the order given
 * @param endings how many games ended in each way
 * @param programs what the programs among the players did, by their place in the list of players
 */
public record Result(
        Setting setting,
        long games,
        double seconds,
        long decisions,
        double meanTurns,
        List<Player> players,
        List<Seat> bySeat,
        SortedMap<String, Long> endings,
        Map<Integer, Usage> programs) {

    /** The results of games between bots. */
    public Result(
            Setting setting,
            long games,
            double seconds,
            long decisions,
            double meanTurns,
            List<Player> players,
            List<Seat> bySeat,
            SortedMap<String, Long> endings) {
        this(setting, games, seconds, decisions, meanTurns, players, bySeat, endings, Map.of());
    }

    /**
     * One player's record, in any seat.
     *
     * @param ties how often it shared first place
     * @param meanScore NaN if the game has no scores
     */
    public record Player(String name, long wins, long ties, long losses, double meanScore) {

        public Rate winning() {
            return new Rate(wins, games());
        }

        public Rate tying() {
            return new Rate(ties, games());
        }

        public double winRate() {
            return winning().share();
        }

        public double standardError() {
            return Math.sqrt(winRate() * (1 - winRate()) / games());
        }

        private long games() {
            return wins + ties + losses;
        }
    }

    /** One seat's record, for any player. */
    public record Seat(long wins, long ties) {}

    public String game() {
        return setting.game();
    }

    /** How often this many of the games are. */
    public Rate rate(long count) {
        return new Rate(count, games);
    }

    public double gamesPerSecond() {
        return games / seconds;
    }

    public double decisionsPerSecond() {
        return decisions / seconds;
    }
}
