package dev.cardinal.arena;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.IllegalAnswer;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.players.Bots;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Plays games out from start to end, one after the other, in buffers that are used again. */
public final class Playout {
    private final Deal deal;
    private final List<Bot> players;
    private final Bot[] bots;
    private final View[] views;
    private final Chance[] chances;
    private final Pick pick = new Pick();
    private long decisions;

    public Playout(Deal deal, List<Bot> players) {
        this.deal = deal;
        this.players = players;
        bots = new Bot[players.size()];
        views = new View[players.size()];
        chances = new Chance[players.size()];
    }

    /** How many questions with at least two answers have been answered so far. */
    public long decisions() {
        return decisions;
    }

    /**
     * Plays one game.
     *
     * @param first the player who takes the first seat; the others follow in turn
     */
    public Outcome play(long seed, int first) {
        return play(seed, first, null);
    }

    /**
     * Plays one game.
     *
     * @param acts hears every answer's text form, if anybody wants to know
     */
    Outcome play(long seed, int first, @Nullable Consumer<String> acts) {
        Scratch scratch = deal.scratch(seed);
        for (int seat = 0; seat < bots.length; seat++) {
            bots[seat] = players.get((seat + first) % bots.length);
            views[seat] = scratch.view(Viewer.seat(seat));
            chances[seat] = Bots.chance(seed, seat);
        }
        int seat;
        while ((seat = scratch.asked()) != Scratch.NOBODY) {
            decisions += scratch.forced() ? 0 : 1;
            bots[seat].answer(views[seat], chances[seat], pick);
            if (!scratch.accepts(pick)) {
                throw new IllegalAnswer(complaint(bots[seat], seed, scratch.question()));
            }
            if (acts != null) {
                Question question = scratch.question();
                acts.accept(question.text(Answer.of(pick, question.limits().ordered())));
            }
            scratch.answer(pick);
        }
        return scratch.outcome();
    }

    private String complaint(Bot bot, long seed, Question question) {
        return "The bot " + bot.name() + " gave an answer that is not allowed, in the game with seed " + seed
                + " when it was asked: " + question.prompt() + " (it answered " + Answer.of(pick, true) + ")";
    }
}
