package dev.cardinal.testkit;

import dev.cardinal.host.Roster;
import dev.cardinal.host.Scribe;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.testkit.contract.Action;
import dev.cardinal.testkit.contract.Breach;
import dev.cardinal.testkit.contract.Hosting;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Shortens a game that broke a contract until no single action can be left out, or until it is stopped. */
final class Shrinking {
    private final Game game;
    private final Hosting hosting;
    private final Options options;
    private final long seed;
    private final long lookSeed;
    private final int contract;
    private final BooleanSupplier stopped;

    Shrinking(
            Game game,
            Hosting hosting,
            Options options,
            long seed,
            long lookSeed,
            int contract,
            BooleanSupplier stopped) {
        this.hosting = hosting;
        this.game = game;
        this.options = options;
        this.seed = seed;
        this.lookSeed = lookSeed;
        this.contract = contract;
        this.stopped = stopped;
    }

    /** The actions that are needed; all of them if the breach cannot be repeated. */
    List<Action> shrink(List<Action> actions) throws Refused {
        List<Action> needed = new ArrayList<>(actions);
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

    /** Leaves out as many runs of this length as possible, starting from the end. */
    private boolean drop(List<Action> needed, int length) throws Refused {
        boolean dropped = false;
        for (int start = needed.size() - length; start >= 0; start--) {
            List<Action> fewer = new ArrayList<>(needed);
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

    private boolean breaks(List<Action> actions) throws Refused {
        if (stopped.getAsBoolean()) {
            return false;
        }
        Playout playout = new Playout(game, options, seed, hosting, stopped);
        try {
            playout.repeat(actions, lookSeed);
            return false;
        } catch (Breach breach) {
            return breach.contract() == contract && playout.actions().size() == actions.size();
        }
    }

    /** The actions as the text of a replay file, as far as they can be played. */
    String replay(List<Action> actions) throws Refused {
        Scribe scribe = new Scribe(Roster.numbered(game, options, List.of(), seed));
        Scratch scratch = game.deal(options).scratch(seed);
        try {
            actions.forEach(action -> action.on(scratch, scribe));
        } catch (RuntimeException broken) {
            return scribe.file().text() + "# then " + actions.getLast() + "\n";
        }
        return scribe.file().text();
    }
}
