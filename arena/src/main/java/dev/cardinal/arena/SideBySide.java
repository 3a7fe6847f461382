package dev.cardinal.arena;

import java.util.function.IntUnaryOperator;

/**
 * The speed of the engine compared with the bare loop.
 *
 * <p>The two alternate in short slices, so that other work on the machine slows both equally.
 *
 * @param bare the bare loop's games per second
 * @param engine the engine's games per second
 */
record SideBySide(double bare, double engine) {
    private static final int SLICES = 50;

    double ratio() {
        return engine / bare;
    }

    /** Plays these numbers of games with the bare loop and with the engine. */
    static SideBySide measure(int bareGames, Playout playout, int engineGames) {
        BareLoop loop = new BareLoop();
        double bare = 0;
        double engine = 0;
        for (int slice = 0; slice < SLICES; slice++) {
            bare += seconds(slice, bareGames / SLICES, loop::play);
            engine += seconds(
                    slice, engineGames / SLICES, i -> playout.play(i, i, i % 2).turns());
        }
        return new SideBySide(bareGames / bare, engineGames / engine);
    }

    private static double seconds(int slice, int games, IntUnaryOperator game) {
        return new Stopwatch(() -> {
                    int sum = 0;
                    for (int i = slice * games; i < (slice + 1) * games; i++) {
                        sum += game.applyAsInt(i);
                    }
                    return sum;
                })
                .seconds();
    }
}
