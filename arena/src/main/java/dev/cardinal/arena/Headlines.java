package dev.cardinal.arena;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Bots;
import dev.cardinal.players.Games;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * The figures that judge the engine: medians of several rounds on one thread, after warm-up.
 *
 * <p>The order matters: Big Money comes before random play, as if it ran alone, since the compiler generates faster
 * code for a few kinds of questions than for many.
 */
public final class Headlines {
    private static final long ROOT = 1;
    private static final int WARM_UP = 4;
    private static final int ROUNDS = 7;
    private static final int BARE_GAMES = 1_000_000;
    private static final int MONEY_GAMES = 1_000_000;
    private static final int RANDOM_GAMES = 100_000;
    /** Rounds of the long runs. */
    private static final int LONG_ROUNDS = 3;

    private static final int STARTER_GAMES = 4_000;
    private static final int SOLO_GAMES = 4_000;
    private static final int POSITIONS = 256;
    private static final int ANSWERS = 30_000;
    private static final int COPIES = 10_000;
    private static final int LARGE_COPIES = 1_000;
    private static final int REPEATS = 50;

    private final Game game;
    private final Consumer<String> news;
    private final Consumer<Figure> figures;

    private Headlines(Game game, Consumer<String> news, Consumer<Figure> figures) {
        this.game = game;
        this.news = news;
        this.figures = figures;
    }

    /**
     * Measures everything, which takes about three minutes.
     *
     * @param news receives what is being measured
     * @param figures receives each figure as soon as it is known
     */
    public static void measure(Consumer<String> news, Consumer<Figure> figures) throws Refused {
        Headlines headlines = new Headlines(Games.named("dominion"), news, figures);
        headlines.bigMoney();
        headlines.random();
        headlines.positions();
        headlines.shelved(List.of("house", "house"));
        Headlines onePiece = new Headlines(Games.named("onepiece"), news, figures);
        onePiece.starterDecks();
        onePiece.shelved(List.of("greedy", "greedy"));
        Headlines mageKnight = new Headlines(Games.named("mageknight"), news, figures);
        mageKnight.alone();
        mageKnight.shelved(List.of("greedy-1"));
    }

    private void bigMoney() throws Refused {
        news.accept("Big Money in a bare loop and in the engine");
        List<SideBySide> runs = runs(playout(Options.DEFAULT.with("rules", "official"), "bigmoney"), MONEY_GAMES);
        figures.accept(Figure.plain(
                "bareLoop", "Big Money, bare hand-written loop", median(runs, SideBySide::bare), "games/s"));
        figures.accept(Figure.atLeast(
                100_000,
                "bigMoney",
                "Big Money mirror, official rules, full engine",
                median(runs, SideBySide::engine),
                "games/s"));
        figures.accept(Figure.atLeast(
                0.28, "ratio", "the engine's speed relative to the bare loop", median(runs, SideBySide::ratio), ""));
    }

    private void random() throws Refused {
        news.accept("random legal play");
        List<SideBySide> runs = runs(playout(Options.DEFAULT.with("kingdom", "first game"), "random"), RANDOM_GAMES);
        figures.accept(Figure.atLeast(
                12_000,
                "random",
                "random legal play, First Game kingdom",
                median(runs, SideBySide::engine),
                "games/s"));
        figures.accept(Figure.atLeast(
                0.03, "randomRatio", "random play relative to the bare loop", median(runs, SideBySide::ratio), ""));
    }

    /** Several runs after a warm-up. */
    private static List<SideBySide> runs(Playout playout, int games) {
        SideBySide.measure(BARE_GAMES, playout, games);
        return Stream.generate(() -> SideBySide.measure(BARE_GAMES, playout, games))
                .limit(LONG_ROUNDS)
                .toList();
    }

    private static double median(List<SideBySide> runs, ToDoubleFunction<SideBySide> figure) {
        return Stopwatch.median(runs.stream().mapToDouble(figure).toArray());
    }

    private void starterDecks() throws Refused {
        news.accept("random legal play of One Piece");
        Playout playout = playout(Options.DEFAULT.with("decks", "ST01"), "random");
        double seconds = medianSeconds(() -> games(playout, STARTER_GAMES));
        figures.accept(Figure.atLeast(
                3_000, "onePiece", "random legal play of One Piece, ST01 mirror", STARTER_GAMES / seconds, "games/s"));
    }

    private void alone() throws Refused {
        news.accept("random legal play of Mage Knight");
        List<Bot> bots = List.of(Bots.named("random", game));
        Deal deal = game.deal(game.seat(Options.DEFAULT, bots));
        Playout playout = new Playout(deal, bots, ROOT);
        games(playout, SOLO_GAMES);
        long decisions = playout.decisions();
        double seconds = medianSeconds(() -> games(playout, SOLO_GAMES));
        figures.accept(Figure.atLeast(
                400_000,
                "mageKnight",
                "random legal play of Mage Knight, one player",
                decisions / seconds,
                "decisions/s"));
        Moments moments = new Moments(deal, POSITIONS, ANSWERS);
        double copying = medianSeconds(() -> repeat(LARGE_COPIES, moments::copyAll)) / LARGE_COPIES / POSITIONS;
        figures.accept(Figure.atMost(
                2_000, "mageKnightScratch", "copying a position of Mage Knight to a scratch", 1e9 * copying, "ns"));
    }

    private void shelved(List<String> players) throws Refused {
        String name = game.name();
        news.accept("finished games of " + name);
        Shelved shelved = new Shelved(game, players);
        double bytes = shelved.bytes();
        figures.accept(
                Figure.atMost(100, name + "Kept", "a finished game of " + name + " in memory", bytes / 1000, "kB"));
        double seconds = medianSeconds(shelved::restoreAll) / shelved.games();
        figures.accept(Figure.atMost(5, name + "Restored", "restoring a game of " + name, 1000 * seconds, "ms"));
    }

    private void positions() throws Refused {
        news.accept("positions");
        Deal deal = game.deal(Options.DEFAULT.with("kingdom", "first game"));
        Moments moments = new Moments(deal, POSITIONS, ANSWERS);
        double copying = medianSeconds(() -> repeat(COPIES, moments::copyAll)) / COPIES / POSITIONS;
        figures.accept(Figure.atMost(130, "scratch", "copying a position to a scratch", 1e9 * copying, "ns"));
        double answering = medianSeconds(() -> repeat(REPEATS, moments::answerAll)) / REPEATS / ANSWERS;
        figures.accept(Figure.atMost(
                300, "answer", "Position.answer, mean over random games, events off", 1e9 * answering, "ns"));
    }

    private Playout playout(Options options, String name) throws Refused {
        List<Bot> bots = List.of(Bots.named(name, game), Bots.named(name, game));
        return new Playout(game.deal(game.seat(options, bots)), bots, ROOT);
    }

    private static int games(Playout playout, int number) {
        int turns = 0;
        for (int i = 0; i < number; i++) {
            turns += playout.play(i, i, i % 2).turns();
        }
        return turns;
    }

    private static int repeat(int times, IntSupplier work) {
        int sum = 0;
        for (int i = 0; i < times; i++) {
            sum += work.getAsInt();
        }
        return sum;
    }

    private static double medianSeconds(IntSupplier work) {
        Stopwatch watch = new Stopwatch(work);
        double[] rounds = new double[ROUNDS];
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            rounds[Math.max(0, round)] = watch.seconds();
        }
        return Stopwatch.median(rounds);
    }
}
