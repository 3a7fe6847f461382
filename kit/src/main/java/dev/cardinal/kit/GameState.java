package dev.cardinal.kit;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What every game's state holds besides its pieces: what is still to be done, the generator, and the listener.
 *
 * <p>It is mutable. A game's own state extends it and can copy itself.
 *
 * @param <S> the game's own state
 */
public abstract class GameState<S extends GameState<S>> {
    /** What is still to be done, with the next frame on top. */
    public final Stack<Frame<S>> frames;

    private Chance chance;
    /** Whether the last answer used the generator or showed a player a hidden piece. */
    public boolean revealed;
    /** Whether it told the player who gave it something they could not foresee. */
    public boolean news;

    private @Nullable Consumer<Event> listener;
    /** What has moved since the last event. */
    private List<Move> moves = List.of();

    protected GameState(Chance chance) {
        frames = new Stack<>();
        this.chance = chance;
    }

    /** A copy that has no listener and has not had an answer yet. */
    protected GameState(GameState<S> other) {
        frames = new Stack<>(other.frames);
        chance = other.chance.copy();
    }

    public abstract S copy();

    public abstract int seats();

    /** Whose turn it is. */
    public abstract int turn();

    public abstract boolean over();

    /** How many pieces have changed areas since a listener was set. */
    public abstract long carried();

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

    /** Replaces the top frame. */
    public final void become(Frame<S> frame) {
        frames.set(frames.size() - 1, frame);
    }

    /** Whether the top frame asks a question. */
    public final boolean asks() {
        return !frames.isEmpty() && frames.top() instanceof Asking<S>;
    }

    /** The top frame, which must be asking. */
    public final Asking<S> asking() {
        return (Asking<S>) frames.top();
    }

    /** The seat that the top frame asks. */
    public final int asked() {
        return asking().asked(self());
    }

    /** Goes on until there is a question or the game is over. */
    public void settle() {
        while (!over() && !frames.top().advance(self())) {
            // each frame goes as far as it can
        }
    }

    // Chance.

    /** The generator; code that draws from it must set {@link #revealed}. */
    public Chance chance() {
        return chance;
    }

    public final Data mark() {
        return chance.mark();
    }

    final void stir(long number) {
        chance.stir(number);
    }

    final void drawFrom(Seed seed) {
        chance = seed.chance(Seed.ARRANGED);
    }

    public final void reseed(long seed) {
        chance = new Chance(seed);
    }

    // Events.

    /** Tells this listener what happens from now on; null for none. */
    public void listen(@Nullable Consumer<Event> newListener) {
        listener = newListener;
        if (newListener != null) {
            moves = new ArrayList<>();
        }
    }

    public final boolean heard() {
        return listener != null;
    }

    /** Reports an event, together with all moves that led to it. */
    public final void tell(Event event) {
        Consumer<Event> to = listener;
        if (to != null) {
            to.accept(event.with(moves));
            moves.clear();
        }
    }

    /** Keeps a move for the next event; does nothing without a listener. */
    public final void note(Move move) {
        moves.add(move);
    }

    /** Whether there are moves that no event has reported yet. */
    public final boolean hasUntold() {
        return !moves.isEmpty();
    }
}
