package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.players.Bots;
import java.util.ArrayList;
import java.util.List;

/** A few moves played ahead, to be carried out as a whole or dropped without a trace. */
final class Ahead {
    private final Seats seats;
    private final int keyboard;
    private final long seed;
    private final int before;
    private final List<Answer> answers = new ArrayList<>();
    private Position position;
    private boolean revealed;

    /**
     * @param keyboard the seat whose person is at the keyboard
     * @param before how many acts the game has seen
     */
    Ahead(Position position, Seats seats, int keyboard, long seed, int before) {
        this.position = position;
        this.seats = seats;
        this.keyboard = keyboard;
        this.seed = seed;
        this.before = before;
    }

    Position position() {
        return position;
    }

    List<Answer> answers() {
        return answers;
    }

    /** Whether anything came to light on the way that was hidden before. */
    boolean revealed() {
        return revealed;
    }

    /** Whether the person at the keyboard is asked. */
    boolean asksKeyboard() {
        return !position.over() && position.asked() == keyboard;
    }

    void answer(Answer answer) {
        Step step = position.step(answer);
        answers.add(answer);
        position = step.position();
        revealed |= step.revealed();
    }

    /** Lets the bots answer until a person is asked or the game is over. */
    void bots() {
        while (!position.over() && !seats.isPerson(position.asked())) {
            int seat = position.asked();
            Pick pick = new Pick();
            Chance chance = Bots.chance(Chance.mix(seed, before + answers.size()), seat);
            seats.players().get(seat).answer(position.view(Viewer.seat(seat)), chance, pick);
            answer(Answer.of(pick, position.question().limits().ordered()));
            revealed = true;
        }
    }

    /** Lets the bots answer, and the person at the keyboard where there is only one answer. */
    void settle() {
        bots();
        while (isForced()) {
            answer(onlyAnswer());
            bots();
        }
    }

    /** Whether the person at the keyboard is asked something that has only one answer. */
    boolean isForced() {
        return asksKeyboard() && position.forced();
    }

    Answer onlyAnswer() {
        Pick pick = new Pick();
        var question = position.question();
        question.offer().random(new Chance(0), pick);
        return Answer.of(pick, question.limits().ordered());
    }
}
