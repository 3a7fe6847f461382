package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.chance.Chance;
import java.util.Map;
import java.util.TreeMap;

/** Contract 5: every position of a game has the same number of pieces of each kind as its start. */
public final class NothingIsLost implements Check {
    private final Map<String, Integer> start;

    public NothingIsLost(Map<String, Integer> start) {
        this.start = Map.copyOf(start);
        Breach.unless(!start.isEmpty(), 5, () -> "the game counts no pieces");
    }

    @Override
    public int contract() {
        return 5;
    }

    @Override
    public void position(Snapshot snapshot, Chance chance) {
        check(snapshot.census());
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        check(moment.after().census());
    }

    public void check(Map<String, Integer> census) {
        if (!census.equals(start)) {
            Map<String, Integer> changes = new TreeMap<>(census);
            start.forEach((kind, count) -> changes.merge(kind, -count, Integer::sum));
            changes.values().removeIf(change -> change == 0);
            throw new Breach(5, "pieces were lost or made: " + changes);
        }
    }
}
