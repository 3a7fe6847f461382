package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Viewer;

/** Contract 11: what a game calls plainly forced is so in every guess of every viewer. */
final class ForcedIsPlain implements Check {
    @Override
    public int contract() {
        return 11;
    }

    @Override
    public void position(Seen look, Chance chance) {
        if (!look.position().openlyForced()) {
            return;
        }
        Breach.unless(look.position().forced(), 11, () -> "a question with several answers is called forced");
        for (Viewer viewer : look.viewers()) {
            Breach.unless(
                    look.position().guess(viewer, chance).forced(),
                    11,
                    () -> "everybody should see that a question is forced, but " + viewer + " cannot");
        }
    }
}
