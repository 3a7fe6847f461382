package dev.cardinal.arena;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.players.Bots;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;

/**
 * A match that is played before onlookers, one thing after the other and each only when all of them have seen the last.
 *
 * <p>What the players answer does not depend on how long anybody takes. A stage that ends with an exception ends the
 * match with it.
 */
public final class LiveMatch {
    private final Match match;
    private final List<Bot> players;
    private final List<Onlooker> onlookers;
    private final long seed;

    public LiveMatch(Match match, List<Bot> players, List<? extends Onlooker> onlookers) {
        if (players.size() != match.position().seats()) {
            throw new IllegalArgumentException(
                    players.size() + " players for " + match.position().seats() + " seats");
        }
        this.match = match;
        this.players = List.copyOf(players);
        this.onlookers = List.copyOf(onlookers);
        this.seed = match.replay().seed();
    }

    /** Plays to the end, waiting on this thread for whoever needs time. */
    public Outcome play() throws InterruptedException {
        await(onlooker -> onlooker.stands(match.position().view(onlooker.viewer())));
        while (!match.position().over()) {
            for (Event event : answer()) {
                await(onlooker -> onlooker.happened(seen(event, onlooker)));
            }
            await(onlooker -> onlooker.stands(match.position().view(onlooker.viewer())));
        }
        return match.position().outcome();
    }

    private static Data.Fields seen(Event event, Onlooker onlooker) {
        return event.json(onlooker.viewer());
    }

    private List<Event> answer() {
        Position position = match.position();
        int seat = position.asked();
        Pick pick = new Pick();
        Chance chance = Bots.chance(Chance.mix(seed, match.acts()), seat);
        players.get(seat).answer(position.view(Viewer.seat(seat)), chance, pick);
        return match.answer(Answer.of(pick, position.question().limits().ordered()));
    }

    /** Shows it to everybody at once, and goes on when the last of them is done. */
    private void await(Function<Onlooker, CompletionStage<?>> show) throws InterruptedException {
        List<CompletionStage<?>> stages =
                onlookers.stream().<CompletionStage<?>>map(show).toList();
        for (CompletionStage<?> stage : stages) {
            try {
                stage.toCompletableFuture().get();
            } catch (ExecutionException failed) {
                throw new IllegalStateException("an onlooker failed", failed.getCause());
            }
        }
    }
}
