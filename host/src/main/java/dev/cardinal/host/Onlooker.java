package dev.cardinal.host;

import dev.cardinal.kernel.View;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Watches a game and may delay what comes next until what happened has been shown.
 *
 * <p>Return {@link #NOW} if there is nothing to wait for; that is the default.
 */
public interface Onlooker {
    /** The game may go on immediately. */
    CompletionStage<?> NOW = CompletableFuture.completedStage(true);

    /** Who it watches as; it is shown nothing more. */
    default Viewer viewer() {
        return Viewer.SPECTATOR;
    }

    /** Something happened. The next event follows when this stage completes or the host stops waiting. */
    default CompletionStage<?> happened(Data.Fields event) {
        return NOW;
    }

    /** All events of an entry have been shown, and this is the table now. The next answer waits for this stage. */
    default CompletionStage<?> stands(View view) {
        return NOW;
    }

    /** It failed and is shown nothing more; the game continues. */
    default void dropped(Throwable why) {}
}
