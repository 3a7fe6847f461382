package dev.cardinal.kernel;

import java.util.Optional;

/** What every game's view has in common: whose eyes they are, and that nobody reads another seat's question. */
public abstract class Window implements View {
    private final Scratch scratch;
    private final Viewer viewer;

    protected Window(Scratch scratch, Viewer viewer) {
        this.scratch = scratch;
        this.viewer = viewer;
    }

    @Override
    public final Viewer viewer() {
        return viewer;
    }

    /** Whether this viewer may see what is this seat's. */
    protected final boolean mine(int seat) {
        return viewer.is(seat) || viewer.seesAll();
    }

    protected final void requireMine(int seat) {
        if (!mine(seat)) {
            throw new IllegalStateException(viewer + " may not look at what is seat " + seat + "'s");
        }
    }

    @Override
    public final int asked() {
        return scratch.asked();
    }

    @Override
    public final Optional<Question> question() {
        int asked = scratch.asked();
        return asked != Scratch.NOBODY && mine(asked) ? Optional.of(scratch.question()) : Optional.empty();
    }

    @Override
    public final void offer(Offer into) {
        requireMine(scratch.asked());
        scratch.offer(into);
    }

    @Override
    public final Position guess(Chance chance) {
        return new Position(scratch.guess(viewer, chance));
    }
}
