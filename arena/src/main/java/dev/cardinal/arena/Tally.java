package dev.cardinal.arena;

import dev.cardinal.arena.program.Conduct;
import dev.cardinal.arena.program.Usage;
import dev.cardinal.kernel.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts the results of games, in whole numbers only, so that their order does not matter. */
final class Tally {
    private final long[] wins;
    private final long[] ties;
    private final long[] scores;
    private final long[] seatWins;
    private final long[] seatTies;
    private final TreeMap<String, Long> endings = new TreeMap<>();
    /** What programs did, by player and game. */
    private final TreeMap<Integer, Map<Long, Conduct>> conduct = new TreeMap<>();

    private long games;
    private long scored;
    private long turns;
    long decisions;

    Tally(int seats) {
        wins = new long[seats];
        ties = new long[seats];
        scores = new long[seats];
        seatWins = new long[seats];
        seatTies = new long[seats];
    }

    /** Counts a game in which this player had the first seat and the others followed in turn. */
    void add(Outcome outcome, int first) {
        int seats = wins.length;
        List<Integer> places = outcome.places();
        int winners = 0;
        for (int seat = 0; seat < seats; seat++) {
            winners += places.get(seat) == 1 ? 1 : 0;
        }
        boolean won = seats > 1 || outcome.success();
        boolean scoring = !outcome.scores().isEmpty();
        for (int seat = 0; seat < seats; seat++) {
            int player = (seat + first) % seats;
            if (places.get(seat) == 1 && won) {
                (winners == 1 ? wins : ties)[player]++;
                (winners == 1 ? seatWins : seatTies)[seat]++;
            }
            if (scoring) {
                scores[player] += outcome.scores().get(seat);
            }
        }
        games++;
        scored += scoring ? 1 : 0;
        turns += outcome.turns();
        endings.merge(outcome.ending(), 1L, Long::sum);
    }

    /** Notes what a player that is a program did in a game. */
    void add(long game, int player, Conduct done) {
        conduct.computeIfAbsent(player, _ -> new TreeMap<>()).put(game, done);
    }

    void add(Tally other) {
        other.conduct.forEach((player, byGame) -> byGame.forEach((game, done) -> add(game, player, done)));
        add(wins, other.wins);
        add(ties, other.ties);
        add(scores, other.scores);
        add(seatWins, other.seatWins);
        add(seatTies, other.seatTies);
        other.endings.forEach((ending, count) -> endings.merge(ending, count, Long::sum));
        games += other.games;
        scored += other.scored;
        turns += other.turns;
        decisions += other.decisions;
    }

    private static void add(long[] sums, long[] more) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += more[i];
        }
    }

    Result result(Setting setting, List<String> names, double seconds) {
        List<Result.Player> players = new ArrayList<>();
        List<Result.Seat> bySeat = new ArrayList<>();
        for (int i = 0; i < wins.length; i++) {
            long losses = games - wins[i] - ties[i];
            double meanScore = scored == 0 ? Double.NaN : (double) scores[i] / scored;
            players.add(new Result.Player(names.get(i), wins[i], ties[i], losses, meanScore));
            bySeat.add(new Result.Seat(seatWins[i], seatTies[i]));
        }
        return new Result(
                setting,
                games,
                seconds,
                decisions,
                (double) turns / games,
                List.copyOf(players),
                List.copyOf(bySeat),
                new TreeMap<>(Map.copyOf(endings)),
                programs());
    }

    private Map<Integer, Usage> programs() {
        TreeMap<Integer, Usage> programs = new TreeMap<>();
        conduct.forEach((player, byGame) -> programs.put(player, Usage.of(byGame)));
        return programs;
    }
}
