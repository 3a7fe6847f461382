package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Marks;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;

/**
 * Contract 9: for every viewer, the old scene, the reported moves and the changes of marks give the new scene, and the
 * number of pieces reported as moved matches the engine's own count.
 */
final class MovesExplainScenes implements Check {
    @Override
    public int contract() {
        return 9;
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        for (Viewer viewer : moment.before().everybody()) {
            List<Data.Fields> told = Moment.told(moment.events(), viewer);
            Scene old = moment.before().scene(viewer);
            Scene now = moment.after().scene(viewer);
            Breach.unless(
                    moment.after().position().view(viewer).marks().equals(Marks.of(now)),
                    9,
                    () -> "the view of " + viewer + " knows other marks than its scene has");
            Follower follower = new Follower(old.json());
            hear(follower, told, viewer);
            follower.change(Marks.of(now).changesSince(Marks.of(old)));
            List<String> wrong = follower.differences(now.json());
            Breach.unless(
                    wrong.isEmpty(),
                    9,
                    () -> "the moves and changes that " + viewer + " is told do not lead to the new scene: " + wrong
                            + "; moves: " + told);
        }
        long told = Moment.moves(moment.events(), Viewer.REFEREE).stream()
                .mapToLong(MovesExplainScenes::carried)
                .sum();
        Breach.unless(
                told == moment.carried(),
                9,
                () -> told + " pieces were reported as moved, but the engine moved " + moment.carried() + ": "
                        + Moment.told(moment.events(), Viewer.REFEREE));
    }

    private static void hear(Follower follower, List<Data.Fields> told, Viewer viewer) {
        try {
            follower.hear(told);
        } catch (IllegalStateException wrong) {
            throw new Breach(
                    9,
                    "a move that " + viewer + " is told does not fit the scene: " + wrong.getMessage() + "; moves: "
                            + told);
        }
    }

    private static long carried(Move move) {
        return move instanceof Move.Moved moved && !moved.from().equals(moved.to()) ? moved.count() : 0;
    }
}
