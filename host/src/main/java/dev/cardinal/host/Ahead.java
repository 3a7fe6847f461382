package dev.cardinal.host;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A few answers thought ahead, each stepped once, to be committed together or dropped without a trace. */
final class Ahead {
    private final int moved;
    private final List<Doing> doings = new ArrayList<>();
    private Position position;
    private @Nullable Question question;
    private final @Nullable Foreseen foreseen;

    /** An answer and what it led to. */
    record Doing(Entry.Answered entry, Step step) {
        /** Whether a turn began with it. */
        boolean endsTurn() {
            return step.events().stream().anyMatch(event -> event.type().equals(Event.TURN));
        }
    }

    /** Thinks on from the position to which the entry of this number has led. */
    Ahead(int moved, Position position, @Nullable Question question, @Nullable Foreseen foreseen) {
        this.moved = moved;
        this.position = position;
        this.question = question;
        this.foreseen = foreseen;
    }

    /** What an answer would lead to that was tried and not given yet, so that it is not stepped twice. */
    record Foreseen(Position at, Answer answer, Step step) {
        @SuppressWarnings("ReferenceEquality") // the very position that stands, not one like it
        boolean isAt(Position position) {
            return at == position;
        }
    }

    Position position() {
        return position;
    }

    int moved() {
        return moved;
    }

    List<Ledger.Made> made() {
        return doings.stream()
                .map(doing -> new Ledger.Made(doing.entry, doing.step.position()))
                .toList();
    }

    List<Doing> doings() {
        return doings;
    }

    boolean isEmpty() {
        return doings.isEmpty();
    }

    /** The question that stands here, built once. */
    Question question() {
        Question standing = question;
        if (standing == null) {
            standing = position.question();
            question = standing;
        }
        return standing;
    }

    /** What an answer leads to; nothing is done yet. */
    Doing tried(Answer answer, boolean auto, String client) {
        Question standing = question();
        Entry.Answered entry =
                new Entry.Answered(standing.seat(), standing.text(answer), standing.numbers(answer), auto, client);
        Foreseen known = foreseen;
        if (known != null && known.isAt(position) && known.answer.equals(answer)) {
            return new Doing(entry, known.step);
        }
        return new Doing(entry, position.step(answer));
    }

    void add(Doing doing) {
        doings.add(doing);
        position = doing.step.position();
        question = null;
    }

    Doing answer(Answer answer, boolean auto, String client) {
        Doing doing = tried(answer, auto, client);
        add(doing);
        return doing;
    }
}
