package dev.cardinal.arena;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import java.util.ArrayList;
import java.util.List;

/** Positions and answers of random games, for measuring positions without the cost of choosing answers. */
public final class Moments {
    private final Deal deal;
    private final List<List<Answer>> games = new ArrayList<>();
    private final List<Position> positions = new ArrayList<>();

    /**
     * Plays random games until there are this many answers.
     *
     * @param sample how many positions to keep, spread over these games
     */
    public Moments(Deal deal, int sample, int answers) {
        this.deal = deal;
        Chance chance = new Chance(answers);
        Offer offer = new Offer();
        Pick pick = new Pick();
        Scratch scratch = deal.scratch(0);
        games.add(new ArrayList<>());
        for (int i = 0; i < answers; i++) {
            if (scratch.asked() == Scratch.NOBODY) {
                scratch = deal.scratch(games.size());
                games.add(new ArrayList<>());
            }
            if ((long) i * sample / answers == positions.size()) {
                positions.add(new Position(scratch.copy()));
            }
            scratch.offer(offer);
            offer.random(chance, pick);
            games.getLast().add(Answer.of(pick, offer.ordered()));
            scratch.answer(pick);
        }
    }

    /** Makes a scratch from each kept position. */
    public int copyAll() {
        int seen = 0;
        for (Position position : positions) {
            seen += position.scratch().asked();
        }
        return seen;
    }

    /** Replays every answer, from position to position. */
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
}
