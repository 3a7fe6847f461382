package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Contract 12: the fields that all games share have the same names and correct values in every view. */
final class ViewsShareFields implements Check {
    private final String game;

    ViewsShareFields(String game) {
        this.game = game;
    }

    @Override
    public int contract() {
        return 12;
    }

    @Override
    public void position(Snapshot snapshot, Chance chance) {
        for (Viewer viewer : snapshot.everybody()) {
            Position position = snapshot.position();
            Data.Fields view = snapshot.view(viewer);
            says(view, "game", Data.of(game));
            says(view, "viewer", Data.of(viewer.toString()));
            says(view, "asks", Data.of(position.asked()));
            says(view, "over", Data.of(position.over()));
            says(view, "outcome", position.over() ? position.outcome().json() : null);
            Optional<Question> question = position.view(viewer).question();
            says(view, "question", question.map(Question::toJson).orElse(null));
            boolean over = view.get("phase") instanceof Data.Text(String phase) && phase.equals("over");
            must(view.get("phase") instanceof Data.Text && over == position.over(), view, "phase");
            long turn = number(view, "turn");
            must(turn >= -1 && turn < position.seats(), view, "turn");
            must(number(view, "turnNumber") >= 0, view, "turnNumber");
            status(snapshot.scene(viewer).status(), viewer, turn);
            hands(snapshot, viewer);
        }
    }

    /** A hand is a list of cards to those who see it and a number to others, and the same size as in the scene. */
    private static void hands(Snapshot snapshot, Viewer viewer) {
        Data.Fields view = snapshot.view(viewer);
        for (int seat = 0; seat < snapshot.position().seats(); seat++) {
            Data hand = view.get("seats") instanceof Data.Fields seats
                            && seats.get(Integer.toString(seat)) instanceof Data.Fields own
                    ? own.get("hand")
                    : null;
            int size = snapshot.scene(viewer).area(seat + "/hand").orElseThrow().size();
            boolean seen = viewer.is(seat) || viewer.seesAll();
            boolean right = switch (hand) {
                case Data.Items(List<Data> cards) -> cards.size() == size;
                case Data.Number(long number) -> number == size && !seen;
                case null, default -> false;
            };
            must(right, view, "seats." + seat + ".hand of " + size);
        }
    }

    /** The status says "your" to the player whose turn it is, and names that player to everyone else. */
    private static void status(String status, Viewer viewer, long turn) {
        boolean mine = viewer.seat() >= 0 && viewer.is((int) turn);
        Breach.unless(
                mine ? !status.contains(Viewer.SPECTATOR.whose(viewer.seat())) : !status.contains("your"),
                12,
                () -> "in seat " + turn + "'s turn, " + viewer + " reads the status: " + status);
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        long turns = moment.events().stream()
                .filter(event -> event.type().equals(Event.TURN))
                .count();
        long before = number(moment.before().view(Viewer.SPECTATOR), "turnNumber");
        long after = number(moment.after().view(Viewer.SPECTATOR), "turnNumber");
        Breach.unless(
                after - before == turns,
                12,
                () -> turns + " turns were reported to begin, but turnNumber went from " + before + " to " + after);
    }

    private static long number(Data.Fields view, String key) {
        if (view.get(key) instanceof Data.Number(long number)) {
            return number;
        }
        throw new Breach(12, "a view does not have the right " + key + ": " + view);
    }

    private static void says(Data.Fields view, String key, @Nullable Data expected) {
        Data said = view.get(key);
        must(expected == null ? said == null : expected.equals(said), view, key + " " + expected);
    }

    private static void must(boolean right, Data.Fields view, String what) {
        Breach.unless(right, 12, () -> "a view does not have the right " + what + ": " + view);
    }
}
