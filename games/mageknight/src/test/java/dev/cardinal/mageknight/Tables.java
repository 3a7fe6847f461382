package dev.cardinal.mageknight;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Seed;

/** Games for tests. */
final class Tables {
    private Tables() {}

    static MageKnightDeal deal(int players) throws Refused {
        return (MageKnightDeal) new MageKnight().deal(Options.DEFAULT.with("players", Integer.toString(players)));
    }

    static Table dealt(int players, long seed) throws Refused {
        return deal(players).table(Seed.of(seed));
    }
}
