package dev.cardinal.kernel;

import java.util.Map;
import java.util.function.Consumer;

/**
 * The rules at work: one game that advances in place. A game implements this once; a {@link Position} is a scratch that
 * nobody advances any more.
 */
public interface Scratch {
    int NOBODY = -1;

    int seats();

    /** The seat that is asked, or {@link #NOBODY} when the game is over. */
    int asked();

    /** Writes the options of the question that stands and their limits. */
    void offer(Offer into);

    /** The question that stands, in full. */
    Question question();

    /** Whether the question that stands has only one answer. */
    default boolean forced() {
        Offer offer = new Offer();
        offer(offer);
        return offer.forced();
    }

    /** Whether the pick answers the question that stands. */
    default boolean accepts(Pick pick) {
        Offer offer = new Offer();
        offer(offer);
        return offer.accepts(pick);
    }

    /** Answers the question and goes on to the next one; the pick must be one that is accepted. */
    void answer(Pick pick);

    /** Ends this seat's part in the game; always possible while the game is not over. */
    void concede(int seat);

    /**
     * Whether the last answer drew on the generator or showed any seat a card that was hidden from it. A copy has had no
     * answer yet.
     */
    boolean revealed();

    /** Whether the last answer told the one who gave it anything that could not be foreseen. */
    default boolean news() {
        return revealed();
    }

    /** Whether every viewer can see that the question that stands has only one answer. */
    default boolean openlyForced() {
        return false;
    }

    /**
     * How many pieces have come to another area since somebody listens: the engine's own record, kept where pieces are
     * put down and not where moves are told.
     */
    default long carried() {
        return 0;
    }

    /** Mixes a number into the generator, so that what is drawn again after a take-back is drawn anew. */
    void stir(long number);

    /** Works out all that is otherwise worked out when somebody asks, so that many threads may look from now on. */
    default void freeze() {}

    /** Understands a move in JSON. */
    Reply read(Data move);

    /** Understands a move as a player types it. */
    Reply read(String text);

    Outcome outcome();

    /** A window on this scratch. */
    View view(Viewer viewer);

    Scratch copy();

    /** A copy in which everything the viewer does not know is drawn anew. */
    Scratch guess(Viewer viewer, Chance chance);

    /** What a scenario says to come to such a position again, the generator apart; it names no piece but by its place. */
    Arrangement arrangement();

    /** From now on tells this listener what happens; null for nobody. */
    void listen(Consumer<Event> listener);

    /** From now on tells nobody. */
    void silence();

    /** How many pieces of each kind there are anywhere; no answer may change it. */
    Map<String, Integer> census();

    /** All there is to know, the generator's state included under the name "chance", for comparing positions. */
    Data.Fields everything();
}
