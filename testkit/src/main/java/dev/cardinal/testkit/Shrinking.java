package dev.cardinal.testkit;

import dev.cardinal.host.Roster;
import dev.cardinal.host.Scribe;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.testkit.contract.Act;
import dev.cardinal.testkit.contract.Breach;
import dev.cardinal.testkit.contract.Hosting;
import java.util.ArrayList;
import java.util.List;

/** Makes the game that broke a contract as short as it can be: no single act of it can be left out. */
final class Shrinking {
    private final Game game;
    private final Hosting hosting;
    private final Options options;
    private final long seed;
    private final long lookSeed;
    private final int contract;

    Shrinking(Game game, Hosting hosting, Options options, long seed, long lookSeed, int contract) {
        this.hosting = hosting;
        this.game = game;
        this.options = options;
        this.seed = seed;
        this.lookSeed = lookSeed;
        this.contract = contract;
    }

    /** The same acts without those that are not needed; all of them where the breach cannot be repeated. */
    List<Act> shrink(List<Act> acts) throws Refused {
        List<Act> needed = new ArrayList<>(acts);
        if (!breaks(needed)) {
            return needed;
        }
        for (int chunk = Math.max(1, needed.size() / 2); chunk > 1; chunk /= 2) {
            drop(needed, chunk);
        }
        boolean dropped;
        do {
            dropped = drop(needed, 1);
        } while (dropped);
        return needed;
    }

    /** Leaves out as many runs of this length as it can, from the end. */
    private boolean drop(List<Act> needed, int length) throws Refused {
        boolean dropped = false;
        for (int start = needed.size() - length; start >= 0; start--) {
            List<Act> fewer = new ArrayList<>(needed);
            fewer.subList(start, start + length).clear();
            if (breaks(fewer)) {
                needed.clear();
                needed.addAll(fewer);
                start = Math.min(start, needed.size() - length + 1);
                dropped = true;
            }
        }
        return dropped;
    }

    private boolean breaks(List<Act> acts) throws Refused {
        Playout playout = new Playout(game, options, seed, hosting);
        try {
            playout.repeat(acts, lookSeed);
            return false;
        } catch (Breach breach) {
            return breach.contract() == contract && playout.acts().size() == acts.size();
        }
    }

    /** The acts as the text of a replay file, as far as they can be played. */
    String replay(List<Act> acts) throws Refused {
        Scribe scribe = new Scribe(Roster.numbered(game, options, List.of(), seed));
        Scratch scratch = game.deal(options).scratch(seed);
        try {
            acts.forEach(act -> act.on(scratch, scribe));
        } catch (RuntimeException broken) {
            return scribe.file().text() + "# then " + acts.getLast() + "\n";
        }
        return scribe.file().text();
    }
}
