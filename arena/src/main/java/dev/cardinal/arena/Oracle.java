package dev.cardinal.arena;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Bots;
import dev.cardinal.players.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Plays the matches for which other engines' win rates are known, and compares the results. */
public final class Oracle {
    private static final Options OPTIONS =
            Options.DEFAULT.with("rules", "official").with("piles", "named").with("turns", "60");

    private final Game game;
    private final int games;
    private final int threads;
    private final long seed;

    public Oracle(int games, int threads, long seed) throws Refused {
        this.game = Games.named("dominion");
        this.games = games;
        this.threads = threads;
        this.seed = seed;
    }

    /**
     * Plays every match.
     *
     * @param finished receives each line of the table as soon as it is ready
     */
    public List<Comparison> run(Consumer<Comparison> finished) throws Refused {
        List<Comparison> all = new ArrayList<>();
        for (String line : lines()) {
            for (Comparison comparison : compare(line.split(",", -1))) {
                all.add(comparison);
                finished.accept(comparison);
            }
        }
        return List.copyOf(all);
    }

    private static List<String> lines() {
        try (InputStream in = Oracle.class.getResourceAsStream("oracle.csv")) {
            if (in == null) {
                throw new IllegalStateException("the table of expected figures is missing");
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#")).toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private List<? extends Comparison> compare(String[] cells) throws Refused {
        return switch (cells[0]) {
            case "player", "seat" -> List.of(duel(cells));
            case "solo" -> solo(cells);
            default -> throw new IllegalStateException("unknown kind of line: " + cells[0]);
        };
    }

    private Comparison.Duel duel(String[] cells) throws Refused {
        boolean bySeat = cells[0].equals("seat");
        List<Bot> players = Bots.named(List.of(cells[1], cells[2]), game);
        Result result = new Simulation(game, OPTIONS, players, seed).run(games, threads);
        long ties = result.players().getFirst().ties();
        Shares measured = bySeat
                ? Shares.counted(
                        result.bySeat().getFirst().wins(),
                        ties,
                        result.bySeat().getLast().wins())
                : Shares.counted(
                        result.players().getFirst().wins(),
                        ties,
                        result.players().getLast().wins());
        Shares expected = new Shares(number(cells[3]), number(cells[4]), number(cells[5]), Long.parseLong(cells[6]));
        String title = cells[1] + " - " + cells[2] + (bySeat ? " by seat" : "");
        return new Comparison.Duel(title, expected, measured, cells[7].equals("A") ? 0.5 : 2.5);
    }

    private static double number(String cell) {
        return Double.parseDouble(cell);
    }

    private List<Comparison.Turns> solo(String[] cells) throws Refused {
        Bot bot = Bots.named(cells[1], game);
        TurnCounts turns = new TurnCounts(new Solitaire(game, OPTIONS, bot, "Province", 4).turns(games, seed));
        double[] measured = {turns.mean(), turns.deviation(), turns.median()};
        double[] chance = {turns.meanError(), turns.deviationError(), turns.medianError()};
        String[] figures = {"mean", "standard deviation", "median"};
        List<Comparison.Turns> comparisons = new ArrayList<>();
        for (int i = 0; i < figures.length; i++) {
            if (!cells[2 + i].isEmpty()) {
                String title = cells[1] + " alone, turns to the 4th Province, " + figures[i];
                comparisons.add(new Comparison.Turns(title, number(cells[2 + i]), measured[i], chance[i]));
            }
        }
        return comparisons;
    }
}
