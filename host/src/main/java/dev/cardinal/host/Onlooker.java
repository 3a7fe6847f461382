package dev.cardinal.host;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Viewer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Somebody who watches a game and may hold up what comes next until what happened has been shown.
 *
 * <p>Whoever has nothing to wait for answers {@link #NOW}, as everything here does unless it is overridden.
 */
public interface Onlooker {
    /** The game may go on at once. */
    CompletionStage<?> NOW = CompletableFuture.completedStage(true);

    /** As whom it watches; it is shown nothing else. */
    default Viewer viewer() {
        return Viewer.SPECTATOR;
    }

    /** Something happened. The next thing is told when this stage has ended, or the host's patience. */
    default CompletionStage<?> happened(Data.Fields event) {
        return NOW;
    }

    /** All that an entry led to has been told, and so the table stands. The next answer waits for this stage. */
    default CompletionStage<?> stands(View view) {
        return NOW;
    }

    /** It failed and is shown nothing more; the game goes on. */
    default void dropped(Throwable why) {}
}
