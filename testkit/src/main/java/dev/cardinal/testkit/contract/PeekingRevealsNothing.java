package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Counter;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import java.util.stream.Stream;

/** Contract 6: any call on a view, with any numbers, gives the same in a guess or is refused in the same way. */
final class PeekingRevealsNothing implements Check {
    /** One position in this many is checked like this, since that takes thousands of calls. */
    private static final int LOOKED = 60;

    @Override
    public int contract() {
        return 6;
    }

    @Override
    public void position(Snapshot snapshot, Chance chance) {
        if (chance.below(LOOKED) > 0) {
            return;
        }
        List<Viewer> viewers = snapshot.viewers();
        Viewer viewer = viewers.get(chance.below(viewers.size()));
        Position guess = snapshot.position().guess(viewer, chance);
        Scene scene = snapshot.scene(viewer);
        List<String> words = Stream.concat(
                        scene.areas().stream().map(Area::id),
                        scene.counters().stream().map(Counter::id))
                .toList();
        new Peeking(contract(), chance, words)
                .compare("to " + viewer, snapshot.position().view(viewer), guess.view(viewer));
    }
}
