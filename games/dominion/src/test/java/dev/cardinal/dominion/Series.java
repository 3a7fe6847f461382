package dev.cardinal.dominion;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/** Many games between the same players, who change seats after each game. */
record Series(List<PlayedGame> games) {
    static final int GAMES = 200;

    /** Plays with the basic piles and those that the players' menus name. */
    static Series of(int number, String rules, List<String> players, PlayedGame.Witness witness) throws Refused {
        Options options = Options.DEFAULT.with("rules", rules).with("piles", "named");
        List<Bot> seats = new ArrayList<>();
        for (String player : players) {
            seats.add(new Dominion().bot(player.endsWith(".menu") ? "menu:" + player : player));
        }
        List<PlayedGame> games = new ArrayList<>();
        for (int game = 0; game < number; game++) {
            games.add(PlayedGame.play(options, List.copyOf(seats), game, witness));
            Collections.rotate(seats, 1);
        }
        games.forEach(PlayedGame::endedProperly);
        return new Series(games);
    }

    static Series of(String rules, String... players) throws Refused {
        return of(GAMES, rules, List.of(players), (events, table) -> {});
    }

    /** The percentage of games in which this holds. */
    double percent(Predicate<PlayedGame> holds) {
        return 100.0 * games.stream().filter(holds).count() / games.size();
    }

    double mean(ToLongFunction<PlayedGame> number) {
        return games.stream().mapToLong(number).average().orElseThrow();
    }

    long sum(ToLongFunction<PlayedGame> number) {
        return games.stream().mapToLong(number).sum();
    }
}
