package dev.cardinal.kernel;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** One moment of a game: an immutable value that is either over or asks one seat one question. */
public final class Position {
    private final Scratch state;

    /** Freezes a scratch, which must not be advanced again. */
    public Position(Scratch state) {
        state.freeze();
        this.state = state;
    }

    public int seats() {
        return state.seats();
    }

    public boolean over() {
        return state.asked() == Scratch.NOBODY;
    }

    /** The seat that must answer, or {@link Scratch#NOBODY}. */
    public int asked() {
        return state.asked();
    }

    public Question question() {
        return state.question();
    }

    public boolean forced() {
        return state.forced();
    }

    /** Whether everyone can see that the question has only one answer. */
    public boolean openlyForced() {
        return !over() && state.openlyForced();
    }

    public Reply read(Data move) {
        return over() ? gameOver() : state.read(move);
    }

    public Reply read(String text) {
        return over() ? gameOver() : state.read(text);
    }

    private static Refusal gameOver() {
        return new Refusal("game_over", "The game is over");
    }

    /** The position after this answer. */
    public Position answer(Answer answer) {
        return new Position(advanced(answer, event -> {}, false));
    }

    /** The position after this answer, and what happened on the way. */
    public Step step(Answer answer) {
        List<Event> events = new ArrayList<>();
        Scratch next = advanced(answer, events::add, true);
        boolean news = next.revealed() && next.news();
        return new Step(new Position(next), List.copyOf(events), next.revealed(), news, next.carried());
    }

    private Scratch advanced(Answer answer, Consumer<Event> listener, boolean listen) {
        Pick pick = new Pick();
        pick.set(answer);
        if (over() || !state.accepts(pick)) {
            throw new IllegalAnswer(answer + " is not an answer to " + (over() ? "a game that is over" : question()));
        }
        Scratch next = state.copy();
        if (listen) {
            next.listen(listener);
        }
        next.answer(pick);
        next.silence();
        return next;
    }

    /** The position after a seat has given up. */
    public Step concede(int seat) {
        if (over() || seat < 0 || seat >= seats()) {
            throw new IllegalArgumentException("seat " + seat + " cannot concede here");
        }
        List<Event> events = new ArrayList<>();
        Scratch next = state.copy();
        next.listen(events::add);
        next.concede(seat);
        next.silence();
        return new Step(new Position(next), List.copyOf(events), true, true, next.carried());
    }

    public Outcome outcome() {
        if (!over()) {
            throw new IllegalStateException("the game is not over");
        }
        return state.outcome();
    }

    public View view(Viewer viewer) {
        return state.view(viewer);
    }

    /** A position drawn at random among those that look the same to the viewer. */
    public Position guess(Viewer viewer, Chance chance) {
        return new Position(state.guess(viewer, chance));
    }

    /** What a scenario has to say to get back here. It reveals everything. */
    public Arrangement arrangement() {
        return state.arrangement();
    }

    /** A new scratch that continues from here. */
    public Scratch scratch() {
        return state.copy();
    }

    /** This position with a number mixed into its generator. */
    public Position stirred(long number) {
        Scratch stirred = state.copy();
        stirred.stir(number);
        return new Position(stirred);
    }

    /** This position with another source of random numbers. */
    public Position drawingFrom(Seed seed) {
        Scratch fresh = state.copy();
        fresh.drawFrom(seed);
        return new Position(fresh);
    }

    /** How many pieces of each kind there are in the whole game. */
    public Map<String, Integer> census() {
        return state.census();
    }

    /** Everything there is to know, for comparing positions. */
    public Data.Fields everything() {
        return state.everything();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position position && everything().equals(position.everything());
    }

    @Override
    public int hashCode() {
        return everything().hashCode();
    }

    @Override
    public String toString() {
        return everything().toString();
    }
}
