package dev.cardinal.kit;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What the state of every game holds besides its pieces: what is still to be done, the generator, and who listens.
 *
 * <p>It changes in place. A game's own state extends it and copies itself.
 *
 * @param <S> the game's own state
 */
public abstract class GameState<S extends GameState<S>> {
    /** What is still to be done, the next on top. */
    public final Stack<Frame<S>> frames;

    private Chance chance;
    /** Whether the last answer drew on the generator or showed somebody a hidden piece. */
    public boolean revealed;
    /** Whether it told the one who gave it something that could not be foreseen. */
    public boolean news;

    private @Nullable Consumer<Event> listener;
    /** What has moved since something was last told. */
    private List<Move> moves = List.of();

    protected GameState(Chance chance) {
        frames = new Stack<>();
        this.chance = chance;
    }

    /** A copy to which nobody listens and which has had no answer yet. */
    protected GameState(GameState<S> other) {
        frames = new Stack<>(other.frames);
        chance = other.chance.copy();
    }

    public abstract S copy();

    public abstract int seats();

    /** Whose turn it is. */
    public abstract int turn();

    public abstract boolean over();

    /** How many pieces have come to another area since somebody listens. */
    public abstract long carried();

    /** This very state, as what it is. */
    @SuppressWarnings("unchecked") // S is the class that extends this one
    private S self() {
        return (S) this;
    }

    // What is still to be done.

    public final void push(Frame<S> frame) {
        frames.push(frame);
    }

    public final void pop() {
        frames.pop();
    }

    /** Puts another frame in the place of the one on top. */
    public final void become(Frame<S> frame) {
        frames.set(frames.size() - 1, frame);
    }

    /** Whether the frame on top asks. */
    public final boolean asks() {
        return !frames.isEmpty() && frames.top() instanceof Asking<S>;
    }

    /** The frame on top, which asks. */
    public final Asking<S> asking() {
        return (Asking<S>) frames.top();
    }

    /** Whom the frame on top asks. */
    public final int asked() {
        return asking().asked(self());
    }

    /** Goes on until a question stands or the game is over. */
    public void settle() {
        while (!over() && !frames.top().advance(self())) {
            // the frame has gone as far as it can
        }
    }

    // Chance.

    /** The generator; whoever draws from it says so in {@link #revealed}. */
    public Chance chance() {
        return chance;
    }

    public final Data mark() {
        return chance.mark();
    }

    final void stir(long number) {
        chance.stir(number);
    }

    public final void reseed(long seed) {
        chance = new Chance(seed);
    }

    // What is told.

    /** From now on tells this listener what happens; null for nobody. */
    public void listen(@Nullable Consumer<Event> newListener) {
        listener = newListener;
        if (newListener != null) {
            moves = new ArrayList<>();
        }
    }

    public final boolean heard() {
        return listener != null;
    }

    /** Tells of something and of all moves that led to it. */
    public final void tell(Event event) {
        Consumer<Event> to = listener;
        if (to != null) {
            to.accept(event.with(moves));
            moves.clear();
        }
    }

    /** A move that the next event tells of; only while somebody listens. */
    public final void note(Move move) {
        moves.add(move);
    }

    /** Whether there are moves that no event has told of. */
    public final boolean hasUntold() {
        return !moves.isEmpty();
    }
}
