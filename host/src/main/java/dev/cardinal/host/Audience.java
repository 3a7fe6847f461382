package dev.cardinal.host;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Position;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The onlookers of a game. They may delay what comes next, but never the log.
 *
 * <p>Events are queued while the table is locked and shown once it is not, so that reading the table never waits for an
 * onlooker. Each entry waits at most two seconds. If several people play, it waits only if all of them want it to. An
 * onlooker that fails is dropped.
 */
final class Audience {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(2);
    private final List<Onlooker> onlookers = new CopyOnWriteArrayList<>();
    private final Set<Integer> patient = ConcurrentHashMap.newKeySet();
    private final Queue<Showing> queue = new ConcurrentLinkedQueue<>();
    private final Object stage = new Object();

    /** What an entry led to, and the position if nothing follows immediately. */
    private record Showing(
            List<Onlooker> to, List<Event> events, @Nullable Position stands, boolean held) {}

    /** Adds an onlooker. */
    void add(Onlooker onlooker, Position stands, Seats seats) {
        onlookers.add(onlooker);
        queue.add(new Showing(List.of(onlooker), List.of(), stands, holds(seats)));
    }

    /** Sets whether a seat wants to wait for onlookers. */
    void patient(int seat, boolean wants) {
        if (wants) {
            patient.add(seat);
        } else {
            patient.remove(seat);
        }
    }

    /** Whether anyone can delay the game. */
    boolean holds(Seats seats) {
        return !onlookers.isEmpty() && (!seats.severalPeople() || patient.containsAll(seats.people()));
    }

    /** Queues events to be shown to all onlookers. */
    void queue(List<Event> events, @Nullable Position stands, Seats seats) {
        if (!onlookers.isEmpty()) {
            queue.add(new Showing(List.copyOf(onlookers), events, stands, holds(seats)));
        }
    }

    /** Shows what is queued, in order; returns when all of it has been shown. */
    void show() {
        if (onlookers.isEmpty()) {
            return;
        }
        synchronized (stage) {
            Showing next;
            while ((next = queue.poll()) != null) {
                show(next);
            }
        }
    }

    private void show(Showing showing) {
        long deadline = System.nanoTime() + (showing.held ? PATIENCE : 0);
        for (Event event : showing.events) {
            show(showing.to, onlooker -> onlooker.happened(event.json(onlooker.viewer())), deadline);
        }
        Position stands = showing.stands;
        if (stands != null) {
            show(showing.to, onlooker -> onlooker.stands(stands.view(onlooker.viewer())), deadline);
        }
    }

    /** Shows it to all of them at the same time, and goes on when the last one is done or time is up. */
    private void show(List<Onlooker> to, Function<Onlooker, CompletionStage<?>> shown, long deadline) {
        record Under(Onlooker onlooker, CompletionStage<?> stage) {}
        List<Under> way = to.stream()
                .filter(onlookers::contains)
                .map(onlooker -> new Under(onlooker, begun(onlooker, shown)))
                .toList();
        for (Under under : way) {
            try {
                long left = Math.max(0, deadline - System.nanoTime());
                under.stage.toCompletableFuture().get(left, TimeUnit.NANOSECONDS);
            } catch (TimeoutException slow) {
                // Slow onlookers see the rest late.
            } catch (ExecutionException failed) {
                drop(under.onlooker, Objects.requireNonNullElse(failed.getCause(), failed));
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private CompletionStage<?> begun(Onlooker onlooker, Function<Onlooker, CompletionStage<?>> shown) {
        try {
            return shown.apply(onlooker);
        } catch (RuntimeException failed) {
            drop(onlooker, failed);
            return Onlooker.NOW;
        }
    }

    private void drop(Onlooker onlooker, Throwable why) {
        if (onlookers.remove(onlooker)) {
            onlooker.dropped(why);
        }
    }
}
