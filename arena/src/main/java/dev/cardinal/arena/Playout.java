package dev.cardinal.arena;

import dev.cardinal.host.Scribe;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.IllegalAnswer;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Bots;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plays games from start to end, one after another, in reusable buffers. */
public final class Playout {
    private final Deal deal;
    private final List<Bot> players;
    private final Bot[] bots;
    private final View[] views;
    private final Chance[] chances;
    private final Pick pick = new Pick();
    private final long root;
    private long decisions;

    /**
     * Seats these players.
     *
     * @param root the source of the bots' random numbers, see {@link Bots#chance}
     */
    public Playout(Deal deal, List<Bot> players, long root) {
        this.root = root;
        this.deal = deal;
        this.players = players;
        bots = new Bot[players.size()];
        views = new View[players.size()];
        chances = new Chance[players.size()];
    }

    /** How many questions with a real choice have been answered so far. */
    public long decisions() {
        return decisions;
    }

    /**
     * Plays one game.
     *
     * @param number the number of the game in the run
     * @param first the player who takes the first seat; the others follow in turn
     */
    public Outcome play(long seed, long number, int first) {
        return play(seed, number, first, null);
    }

    /**
     * Plays one game.
     *
     * @param scribe records the game, if it is to be kept
     */
    Outcome play(long seed, long number, int first, @Nullable Scribe scribe) {
        Scratch scratch = deal.scratch(seed);
        for (int seat = 0; seat < bots.length; seat++) {
            bots[seat] = players.get((seat + first) % bots.length);
            views[seat] = scratch.view(Viewer.seat(seat));
            chances[seat] = Bots.chance(root, number, seat);
        }
        int seat;
        while ((seat = scratch.asked()) != Scratch.NOBODY) {
            decisions += scratch.forced() ? 0 : 1;
            bots[seat].answer(views[seat], chances[seat], pick.clear());
            if (!scratch.accepts(pick)) {
                throw new IllegalAnswer(complaint(bots[seat], seed, scratch.question()));
            }
            if (scribe == null) {
                scratch.answer(pick);
            } else {
                Question question = scratch.question();
                Answer answer = Answer.of(pick, question.limits().ordered());
                scratch.answer(pick);
                scribe.answered(question, answer, scratch);
            }
        }
        return scratch.outcome();
    }

    private String complaint(Bot bot, long seed, Question question) {
        return "The bot " + bot.name() + " gave an answer that is not allowed, in the game with seed " + seed
                + " when it was asked: " + question.prompt() + " (it answered " + Answer.of(pick, true) + ")";
    }
}
