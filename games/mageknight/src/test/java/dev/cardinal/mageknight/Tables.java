package dev.cardinal.mageknight;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.mageknight.rules.turn.Dealing;
import dev.cardinal.mageknight.table.Setup;
import dev.cardinal.mageknight.table.Table;

/** Games for tests. */
final class Tables {
    private Tables() {}

    static MageKnightDeal deal(int players) throws Refused {
        return (MageKnightDeal) new MageKnight().deal(Options.DEFAULT.with("players", Integer.toString(players)));
    }

    static Table dealt(int players, long seed) throws Refused {
        return new Dealing(deal(players).setup).table(Seed.of(seed));
    }

    /** A game with these heroes. */
    static Setup heroes(int... heroes) throws Refused {
        Setup setup = deal(heroes.length).setup;
        return new Setup(setup.scenario(), setup.seats(), heroes, setup.drawFirst());
    }
}
