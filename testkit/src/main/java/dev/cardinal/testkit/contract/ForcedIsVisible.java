package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;

/** Contract 11: what a game calls openly forced is forced in every guess of every viewer. */
final class ForcedIsVisible implements Check {
    @Override
    public int contract() {
        return 11;
    }

    @Override
    public void position(Snapshot snapshot, Chance chance) {
        if (!snapshot.position().openlyForced()) {
            return;
        }
        Breach.unless(snapshot.position().forced(), 11, () -> "a question with several answers is called forced");
        for (Viewer viewer : snapshot.viewers()) {
            Breach.unless(
                    snapshot.position().guess(viewer, chance).forced(),
                    11,
                    () -> "a question is called openly forced, but " + viewer + " cannot see that it is");
        }
    }
}
