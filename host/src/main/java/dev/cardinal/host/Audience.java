package dev.cardinal.host;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/**
 * Those who watch a game and may hold up what comes next, never the log.
 *
 * <p>Nobody is waited for longer than two seconds an entry. Where several people play, nobody is waited for unless all
 * of them want it.
 */
final class Audience {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(2);
    private final List<Onlooker> onlookers = new ArrayList<>();
    private final Set<Integer> patient = new HashSet<>();

    void add(Onlooker onlooker) {
        onlookers.add(onlooker);
    }

    /** Whether a seat wants to wait for those who watch. */
    void patient(int seat, boolean wants) {
        if (wants) {
            patient.add(seat);
        } else {
            patient.remove(seat);
        }
    }

    /** Whether anybody can hold up the game. */
    boolean holds(Seats seats) {
        return !onlookers.isEmpty() && (!seats.severalPeople() || patient.containsAll(seats.people()));
    }

    void happened(List<Event> events, Seats seats) {
        long deadline = System.nanoTime() + (holds(seats) ? PATIENCE : 0);
        for (Event event : events) {
            show(onlooker -> onlooker.happened(event.json(onlooker.viewer())), deadline);
        }
    }

    void stands(Position position, Seats seats) {
        long deadline = System.nanoTime() + (holds(seats) ? PATIENCE : 0);
        show(onlooker -> onlooker.stands(position.view(onlooker.viewer())), deadline);
    }

    /** Shows it to everybody at once, and goes on when the last of them is done or the time is up. */
    private void show(Function<Onlooker, CompletionStage<?>> shown, long deadline) {
        List<CompletionStage<?>> stages =
                onlookers.stream().<CompletionStage<?>>map(shown).toList();
        for (CompletionStage<?> stage : stages) {
            long left = deadline - System.nanoTime();
            try {
                if (left > 0) {
                    stage.toCompletableFuture().get(left, TimeUnit.NANOSECONDS);
                }
            } catch (TimeoutException slow) {
                // Whoever takes longer sees the rest late.
            } catch (ExecutionException failed) {
                throw new IllegalStateException("an onlooker failed", failed.getCause());
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
