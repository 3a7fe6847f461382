package dev.cardinal.kernel;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The rules at work: one game that advances in place. This is what a game implements; a {@link Position} is a scratch
 * that is no longer advanced.
 */
public interface Scratch {
    int NOBODY = -1;

    int seats();

    /** The seat that must answer, or {@link #NOBODY} when the game is over. */
    int asked();

    /** Writes the options of the current question and their limits. */
    void offer(Offer into);

    /** The current question, in full. */
    Question question();

    /** Whether the current question has only one answer. */
    default boolean forced() {
        Offer offer = new Offer();
        offer(offer);
        return offer.forced();
    }

    /** Whether the pick answers the current question. */
    default boolean accepts(Pick pick) {
        Offer offer = new Offer();
        offer(offer);
        return offer.accepts(pick);
    }

    /** Answers the question and goes on to the next one; the pick must be accepted. */
    void answer(Pick pick);

    /** Gives up for this seat; always possible until the game is over. */
    void concede(int seat);

    /**
     * Whether the last answer used the generator or showed any seat a card that was hidden from it. A copy has not had
     * an answer yet.
     */
    boolean revealed();

    /** Whether the last answer told the player who gave it anything they could not foresee. */
    default boolean news() {
        return revealed();
    }

    /** Whether everyone can see that the current question has only one answer. */
    default boolean openlyForced() {
        return false;
    }

    /**
     * How many pieces have changed areas since a listener was set: the engine's own count, kept where pieces are put
     * down and not where moves are reported.
     */
    default long carried() {
        return 0;
    }

    /** Mixes a number into the generator, so that draws differ after a take-back. */
    void stir(long number);

    /** Draws from this source from now on, as in a game that starts from a position that was arranged. */
    void drawFrom(Seed seed);

    /** Computes everything that is otherwise computed lazily, so that many threads may read from now on. */
    default void freeze() {}

    /** Reads a move in JSON. */
    Reply read(Data move);

    /** Reads a move as a player types it. */
    Reply read(String text);

    Outcome outcome();

    /** A live view of this scratch. */
    View view(Viewer viewer);

    Scratch copy();

    /** A copy in which everything the viewer does not know is redrawn at random. */
    Scratch guess(Viewer viewer, Chance chance);

    /**
     * What a scenario has to say to rebuild this position, apart from the generator; it identifies pieces only by
     * place.
     */
    Arrangement arrangement();

    /** Tells this listener what happens from now on; null for none. */
    void listen(Consumer<Event> listener);

    /** Stops telling the listener. */
    void silence();

    /** How many pieces of each kind there are in the whole game; no answer may change it. */
    Map<String, Integer> census();

    /** Everything there is to know, for comparing positions; the generator's state is named "chance". */
    Data.Fields everything();
}
