package dev.cardinal.dominion.table;

import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;

/** The moves of cards, recorded while there are listeners, until the next event reports them. */
public final class Tracks {
    /** Used when there are no listeners; records nothing. */
    static final Tracks NONE = new Tracks(Integer::toString, false);

    private static final Place TOP = Place.at(0);
    private final IntFunction<String> faces;
    private final boolean hidesDiscards;
    private List<Move> moves = new ArrayList<>();

    /**
     * Starts empty.
     *
     * @param faces the names of the cards by slot
     * @param hidesDiscards whether discard piles are not face up for everyone
     */
    Tracks(IntFunction<String> faces, boolean hidesDiscards) {
        this.faces = faces;
        this.hidesDiscards = hidesDiscards;
    }

    /** Returns and clears the moves recorded so far. */
    List<Move> take() {
        List<Move> taken = moves;
        moves = new ArrayList<>();
        return taken;
    }

    boolean isEmpty() {
        return moves.isEmpty();
    }

    private String face(int card) {
        return faces.apply(card);
    }

    /** Cards that go face up to where everyone sees them. */
    public void open(String from, String to, int card, int count) {
        if (count > 0) {
            moves.add(new Move.Moved(
                    from, Place.SOMEWHERE, to, Place.SOMEWHERE, count, Look.up(face(card)), Move.EVERYBODY));
        }
    }

    /** Cards that everyone sees go to a discard pile. */
    public void discarded(int seat, String from, int card, int count) {
        if (count > 0) {
            Look look = hidesDiscards ? Look.known(face(card)) : Look.up(face(card));
            moves.add(new Move.Moved(
                    from, Place.SOMEWHERE, AreaNames.discard(seat), Place.SOMEWHERE, count, look, Move.EVERYBODY));
        }
    }

    /** Cards that go to a discard pile and only their owner sees; told one by one, since equal ones are a secret. */
    void buried(int seat, String from, int card, int count) {
        for (int i = 0; i < count; i++) {
            hidden(from, AreaNames.discard(seat), card, 1 << seat);
        }
    }

    /** A card that goes where only these seats know it. */
    public void hidden(String from, String to, int card, int privy) {
        moves.add(new Move.Moved(from, Place.SOMEWHERE, to, Place.SOMEWHERE, 1, Look.known(face(card)), privy));
    }

    /** The top card of a deck goes to another area, face up or known to these seats. */
    public void offDeck(int seat, String to, int card, int privy, boolean up) {
        Look look = up ? Look.up(face(card)) : Look.known(face(card));
        moves.add(new Move.Moved(AreaNames.deck(seat), TOP, to, Place.SOMEWHERE, 1, look, privy));
    }

    public void ontoDeck(int seat, String from, int card, int privy) {
        moves.add(new Move.Moved(from, Place.SOMEWHERE, AreaNames.deck(seat), TOP, 1, Look.known(face(card)), privy));
    }

    /** Cards in hand are shown to everyone. */
    public void shownInHand(int seat, int card, int count) {
        moves.add(
                new Move.Turned(AreaNames.hand(seat), Place.SOMEWHERE, count, Look.known(face(card)), Move.EVERYBODY));
    }

    /** The discard pile goes under the rest of the deck; its owner knows the cards, but no one knows their order. */
    void underDeck(int seat, int left, int card, int count) {
        Move.Moved one = new Move.Moved(
                AreaNames.discard(seat),
                Place.SOMEWHERE,
                AreaNames.deck(seat),
                Place.at(left),
                1,
                Look.known(face(card)),
                1 << seat);
        moves.addAll(Collections.nCopies(count, one));
    }

    void shuffled(int seat, int left, List<String> faces) {
        moves.add(new Move.Shuffled(AreaNames.deck(seat), left, faces, 1 << seat));
    }
}
