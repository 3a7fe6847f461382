package dev.cardinal.arena;

import java.util.function.IntUnaryOperator;

/**
 * How fast the engine plays beside the bare loop.
 *
 * <p>The two take turns in short slices, so that whatever else the machine has to do slows both alike.
 *
 * @param bare games a second of the bare loop
 * @param engine games a second of the engine
 */
record SideBySide(double bare, double engine) {
    private static final int SLICES = 50;

    double ratio() {
        return engine / bare;
    }

    /** Plays so many games with the bare loop and so many with the engine. */
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
