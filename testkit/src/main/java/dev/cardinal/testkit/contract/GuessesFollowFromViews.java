package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;

/** Contract 9: positions that look the same to a viewer give the same guess for the same generator. */
final class GuessesFollowFromViews implements Check {
    @Override
    public int contract() {
        return 9;
    }

    @Override
    public void position(Snapshot snapshot, Chance chance) {
        List<Viewer> viewers = snapshot.viewers();
        Viewer viewer = viewers.get(chance.below(viewers.size()));
        long seed = chance.next();
        Position other = snapshot.position().guess(viewer, chance);
        Position one = snapshot.position().guess(viewer, new Chance(seed));
        Position same = other.guess(viewer, new Chance(seed));
        Breach.unless(
                !one.scratch().revealed(),
                9,
                () -> "a guess of " + viewer + " depends on what the last answer showed others");
        Breach.unless(
                one.equals(same),
                9,
                () -> "two positions look the same to " + viewer + ", but one guess of them is " + one
                        + " and the other " + same);
    }
}
