package dev.cardinal.host;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A few answers played ahead, to be committed together or dropped without a trace. Each is stepped only once. */
final class Lookahead {
    private final int moved;
    private final List<Doing> doings = new ArrayList<>();
    private Position position;
    private @Nullable Question question;
    private final @Nullable Foreseen foreseen;

    /** An answer and what it led to. */
    record Doing(Entry.Answered entry, Step step) {
        /** Whether it began a turn. */
        boolean endsTurn() {
            return step.events().stream().anyMatch(event -> event.type().equals(Event.TURN));
        }

        /**
         * Whether the host must not give it in a player's place even if it is the only one: it ends the turn or the
         * game, or tells something new while there is a choice that could still be taken back.
         *
         * @param choice whether there is such a choice
         */
        boolean isForThePlayer(boolean choice) {
            return endsTurn() || step.position().over() || (choice && step.news());
        }
    }

    /** Plays ahead from the position after the entry of this number. */
    Lookahead(int moved, Position position, @Nullable Question question, @Nullable Foreseen foreseen) {
        this.moved = moved;
        this.position = position;
        this.question = question;
        this.foreseen = foreseen;
    }

    /** The result of an answer that was tried but not given yet, kept so that it is not stepped twice. */
    record Foreseen(Position at, Answer answer, Step step) {
        @SuppressWarnings("ReferenceEquality") // this very position, not an equal one
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

    /** The same, with the time that the first answer took: the others were not asked for. */
    List<Ledger.Made> made(long millis) {
        List<Ledger.Made> made = new ArrayList<>(made());
        Doing first = doings.getFirst();
        made.set(0, new Ledger.Made(first.entry.after(millis), first.step.position()));
        return made;
    }

    List<Doing> doings() {
        return doings;
    }

    /** Whether none of the answers can keep this seat from taking back what it did before. */
    boolean isHarmlessTo(int seat) {
        return doings.stream().allMatch(doing -> doing.entry.seat() == seat && !doing.step.news());
    }

    boolean isEmpty() {
        return doings.isEmpty();
    }

    /** The current question, built once. */
    Question question() {
        Question standing = question;
        if (standing == null) {
            standing = position.question();
            question = standing;
        }
        return standing;
    }

    /** What an answer would lead to; nothing is done yet. */
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

    /** Keeps why the first answer was given. */
    void explain(String reason) {
        if (!reason.isEmpty() && !doings.isEmpty()) {
            Doing first = doings.getFirst();
            doings.set(0, new Doing(first.entry.because(reason), first.step));
        }
    }

    /** Makes the last answer a part of the one before it. */
    void join() {
        Doing last = doings.removeLast();
        doings.add(new Doing(last.entry.join(), last.step));
    }

    Doing answer(Answer answer, boolean auto, String client) {
        Doing doing = tried(answer, auto, client);
        add(doing);
        return doing;
    }
}
