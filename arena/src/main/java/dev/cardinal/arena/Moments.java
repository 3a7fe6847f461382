package dev.cardinal.arena;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Scratch;
import java.util.ArrayList;
import java.util.List;

/** Random games taken apart, for measuring what a position can do without the cost of choosing answers. */
public final class Moments {
    private final Deal deal;
    private final List<List<Answer>> games = new ArrayList<>();
    private final List<Position> sample = new ArrayList<>();
    private int steps;

    /**
     * Plays random games and keeps their answers, and some of their positions.
     *
     * @param every how many questions lie between two positions that are kept
     */
    public Moments(Deal deal, int number, int every) {
        this.deal = deal;
        Chance chance = new Chance(number);
        Offer offer = new Offer();
        Pick pick = new Pick();
        for (int game = 0; game < number; game++) {
            List<Answer> answers = new ArrayList<>();
            Scratch scratch = deal.scratch(game);
            while (scratch.asked() != Scratch.NOBODY) {
                if (steps++ % every == 0) {
                    sample.add(new Position(scratch.copy()));
                }
                scratch.offer(offer);
                offer.random(chance, pick);
                answers.add(Answer.of(pick, offer.ordered()));
                scratch.answer(pick);
            }
            games.add(answers);
        }
    }

    /** How many answers were given in all the games. */
    public int steps() {
        return steps;
    }

    public int sampleSize() {
        return sample.size();
    }

    /** Plays every game again from position to position. */
    public int answerAll() {
        int seen = 0;
        for (int game = 0; game < games.size(); game++) {
            Position position = deal.position(game);
            for (Answer answer : games.get(game)) {
                position = position.answer(answer);
            }
            seen += position.asked();
        }
        return seen;
    }

    /** Makes a scratch of every position that was kept. */
    public int copyAll() {
        int seen = 0;
        for (Position position : sample) {
            seen += position.scratch().asked();
        }
        return seen;
    }
}
