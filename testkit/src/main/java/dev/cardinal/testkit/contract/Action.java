package dev.cardinal.testkit.contract;

import dev.cardinal.host.Scribe;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.Step;

/** Something a seat did. */
public sealed interface Action {
    boolean possible(Position position);

    Step on(Position position);

    void on(Scratch scratch);

    /** The seat that does it in this position. */
    int seat(Position position);

    /** Does it and records it. */
    void on(Scratch scratch, Scribe scribe);

    record Answered(Answer answer) implements Action {
        private Pick pick() {
            Pick pick = new Pick();
            pick.set(answer);
            return pick;
        }

        @Override
        public boolean possible(Position position) {
            return !position.over() && position.scratch().accepts(pick());
        }

        @Override
        public Step on(Position position) {
            return position.step(answer);
        }

        @Override
        public void on(Scratch scratch) {
            scratch.answer(pick());
        }

        @Override
        public int seat(Position position) {
            return position.asked();
        }

        @Override
        public void on(Scratch scratch, Scribe scribe) {
            Question question = scratch.question();
            scratch.answer(pick());
            scribe.answered(question, answer, scratch);
        }
    }

    record Conceded(int seat) implements Action {
        @Override
        public boolean possible(Position position) {
            return !position.over();
        }

        @Override
        public Step on(Position position) {
            return position.concede(seat);
        }

        @Override
        public void on(Scratch scratch) {
            scratch.concede(seat);
        }

        @Override
        public int seat(Position position) {
            return seat;
        }

        @Override
        public void on(Scratch scratch, Scribe scribe) {
            scratch.concede(seat);
            scribe.conceded(seat, scratch);
        }
    }
}
