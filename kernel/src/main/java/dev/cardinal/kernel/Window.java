package dev.cardinal.kernel;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.Objects;
import java.util.Optional;

/**
 * What every game's view has in common: its viewer, the fields that all games share, and that no one reads another
 * seat's question.
 *
 * <p>A view must check every index it is given before it reads anything: beyond the end of one pile there is another.
 */
public abstract class Window implements View {
    private final Scratch scratch;
    private final Viewer viewer;
    private final int seats;

    protected Window(Scratch scratch, Viewer viewer) {
        this.scratch = scratch;
        this.viewer = viewer;
        seats = scratch.seats();
    }

    @Override
    public final Viewer viewer() {
        return viewer;
    }

    /** Whether this viewer may see what belongs to this seat. */
    protected final boolean mine(int seat) {
        return viewer.sees(seat);
    }

    /** The seat, or an exception if it is not at this table. */
    protected final int atTable(int seat) {
        return Objects.checkIndex(seat, seats);
    }

    /** The seat of this viewer, or an exception if it has none. */
    protected final int own() {
        if (viewer.seat() < 0) {
            throw new IllegalStateException(viewer + " has no seat");
        }
        return atTable(viewer.seat());
    }

    /** The seat, or an exception if this viewer may not see what belongs to it. */
    protected final int requireMine(int seat) {
        if (!mine(seat)) {
            throw new IllegalStateException(viewer + " may not see what belongs to seat " + seat);
        }
        return atTable(seat);
    }

    /** Throws an exception unless this viewer is the one asked. */
    protected final void requireAsked() {
        if (scratch.asked() == Scratch.NOBODY) {
            throw new IllegalStateException("there is no question");
        }
        requireMine(scratch.asked());
    }

    @Override
    public final int asked() {
        return scratch.asked();
    }

    /** The name of the game. */
    protected abstract String game();

    /** Whose turn it is, or -1 between turns. */
    protected abstract int turn();

    /** How many turns have begun, all players together. */
    protected abstract int turnNumber();

    /** The phase of the turn, or of the setup, in the game's own words. */
    protected abstract String phaseName();

    /** Adds what only this game has. */
    protected abstract void into(Data.Draft data);

    @Override
    public final Data.Fields data() {
        boolean over = scratch.asked() == Scratch.NOBODY;
        Data.Draft data = new Data.Draft();
        data.put("game", Data.of(game()));
        data.put("viewer", Data.of(viewer.toString()));
        data.put("turn", Data.of(turn()));
        data.put("turnNumber", Data.of(turnNumber()));
        data.put("phase", Data.of(over ? "over" : phaseName()));
        data.put("asks", Data.of(scratch.asked()));
        data.put("over", Data.of(over));
        into(data);
        if (over) {
            data.put("outcome", scratch.outcome().json());
        }
        question().ifPresent(question -> data.put("question", question.toJson()));
        return data.fields();
    }

    @Override
    public final Optional<Question> question() {
        int asked = scratch.asked();
        return asked != Scratch.NOBODY && mine(asked) ? Optional.of(scratch.question()) : Optional.empty();
    }

    @Override
    public final void offer(Offer into) {
        requireAsked();
        scratch.offer(into);
    }

    @Override
    public final Position guess(Chance chance) {
        return new Position(scratch.guess(viewer, chance));
    }
}
