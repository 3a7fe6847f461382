package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Area;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Counter;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Scene;
import dev.cardinal.kernel.Viewer;
import java.util.List;
import java.util.stream.Stream;

/** Contract 6: whatever is called on a view, with whatever numbers, gives the same in a guess or is refused alike. */
final class PeekingTellsNothing implements Check {
    /** One position in so many is looked at so, since that takes thousands of calls. */
    private static final int LOOKED = 60;

    @Override
    public int contract() {
        return 6;
    }

    @Override
    public void position(Seen look, Chance chance) {
        if (chance.below(LOOKED) > 0) {
            return;
        }
        List<Viewer> viewers = look.viewers();
        Viewer viewer = viewers.get(chance.below(viewers.size()));
        Position guess = look.position().guess(viewer, chance);
        Scene scene = look.scene(viewer);
        List<String> words = Stream.concat(
                        scene.areas().stream().map(Area::id),
                        scene.counters().stream().map(Counter::id))
                .toList();
        new Peeking(contract(), chance, words)
                .compare("to " + viewer, look.position().view(viewer), guess.view(viewer));
    }
}
