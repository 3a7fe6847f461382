package dev.cardinal.testkit;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Move;
import dev.cardinal.kernel.Scene;
import dev.cardinal.kernel.Viewer;
import java.util.List;

/**
 * Contract 9: for every viewer the old scene and the moves that were told give the new scene, and as many pieces were
 * told to have moved as the engine has carried.
 */
final class MovesTellAll implements Check {
    @Override
    public int contract() {
        return 9;
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        for (Viewer viewer : moment.before().everybody()) {
            List<Move> moves = Moment.moves(moment.events(), viewer);
            Scene expected = moment.after().scene(viewer).bare();
            Scene moved = after(moment.before().scene(viewer), moves, viewer);
            Breach.unless(moved.equals(expected), 9, () -> difference(moved, expected, moves, viewer));
        }
        long told = Moment.moves(moment.events(), Viewer.REFEREE).stream()
                .mapToLong(MovesTellAll::carried)
                .sum();
        Breach.unless(
                told == moment.carried(),
                9,
                () -> told + " pieces were told to have moved, but the engine carried " + moment.carried() + ": "
                        + Moment.told(moment.events(), Viewer.REFEREE));
    }

    private static Scene after(Scene before, List<Move> moves, Viewer viewer) {
        try {
            return before.after(moves).bare();
        } catch (IllegalStateException wrong) {
            throw new Breach(
                    9,
                    "to " + viewer + " a move does not fit the scene: " + wrong.getMessage() + " among "
                            + moves.stream().map(Move::json).toList());
        }
    }

    private static String difference(Scene moved, Scene expected, List<Move> moves, Viewer viewer) {
        StringBuilder text = new StringBuilder("to " + viewer + " the moves do not lead to the new scene:");
        for (var area : expected.areas()) {
            moved.area(area.id())
                    .filter(other -> !other.equals(area))
                    .ifPresent(other -> text.append(" by the moves ")
                            .append(other.json())
                            .append(", in truth ")
                            .append(area.json())
                            .append(';'));
            if (moved.area(area.id()).isEmpty()) {
                text.append(" no area ").append(area.id()).append(';');
            }
        }
        for (var area : moved.areas()) {
            if (expected.area(area.id()).isEmpty()) {
                text.append(" an area too many: ").append(area.id()).append(';');
            }
        }
        return text.append(" moves ")
                .append(moves.stream().map(Move::json).toList())
                .toString();
    }

    private static long carried(Move move) {
        return move instanceof Move.Moved moved && !moved.from().equals(moved.to()) ? moved.count() : 0;
    }
}
