package dev.cardinal.kernel;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Marks;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Viewer;
import java.util.Optional;

/**
 * What one viewer may know, and nothing else.
 *
 * <p>A view of a {@link Position} never changes. A view of a {@link Scratch} is live: it shows the scratch as it is
 * now, so that a bot can look at millions of positions without copying any.
 */
public interface View {
    Viewer viewer();

    /** The seat that must answer; -1 when the game is over. Everyone may know that. */
    int asked();

    /** The question, if this viewer must answer it or is the referee. */
    Optional<Question> question();

    /** This viewer's own question as bare numbers. */
    void offer(Offer into);

    /**
     * Everything this viewer may know: areas, pieces, counters, its question, and what it remembers. {@code
     * docs/protocol.md} lists the fields that all games share.
     */
    Data.Fields data();

    /** What is where, as far as this viewer may know. */
    Scene scene();

    /** The scene's marks. A view that knows them without building the whole scene saves most of the time. */
    default Marks marks() {
        return Marks.of(scene());
    }

    /** A game drawn at random among those that look the same to this viewer: the only way to search. */
    Position guess(Chance chance);
}
