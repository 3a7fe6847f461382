package dev.cardinal.dominion.table;

import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** The moves that cards make, noted while somebody listens until the next event tells them. */
public final class Tracks {
    /** Where nobody listens, nothing is noted. */
    static final Tracks NONE = new Tracks(Integer::toString);

    private static final Place TOP = Place.at(0);
    private final IntFunction<String> faces;
    private List<Move> moves = new ArrayList<>();

    /**
     * Notes nothing yet.
     *
     * @param faces the names of the cards by slot
     */
    Tracks(IntFunction<String> faces) {
        this.faces = faces;
    }

    /** All moves since it was last asked. */
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

    /** Cards that everybody sees go where they lie face up. */
    public void open(String from, String to, int card, int count) {
        if (count > 0) {
            moves.add(new Move.Moved(
                    from, Place.SOMEWHERE, to, Place.SOMEWHERE, count, Look.up(face(card)), Move.EVERYBODY));
        }
    }

    /** Cards that go where only these seats know them. */
    public void hidden(String from, String to, int card, int privy) {
        moves.add(new Move.Moved(from, Place.SOMEWHERE, to, Place.SOMEWHERE, 1, Look.known(face(card)), privy));
    }

    /** The top card of a deck goes where it lies face up, or where these seats know it. */
    public void offDeck(int seat, String to, int card, int privy, boolean up) {
        Look look = up ? Look.up(face(card)) : Look.known(face(card));
        moves.add(new Move.Moved(AreaNames.deck(seat), TOP, to, Place.SOMEWHERE, 1, look, privy));
    }

    public void ontoDeck(int seat, String from, int card, int privy) {
        moves.add(new Move.Moved(from, Place.SOMEWHERE, AreaNames.deck(seat), TOP, 1, Look.known(face(card)), privy));
    }

    /** The top cards of a deck are shown where they lie. */
    public void shownInHand(int seat, int card, int count) {
        moves.add(
                new Move.Turned(AreaNames.hand(seat), Place.SOMEWHERE, count, Look.known(face(card)), Move.EVERYBODY));
    }

    /** The discard pile goes under what is left of the deck; its owner knows what is in it, and nobody where. */
    void underDeck(int seat, int left, int card, int count) {
        moves.add(new Move.Moved(
                AreaNames.discard(seat),
                Place.SOMEWHERE,
                AreaNames.deck(seat),
                Place.at(left),
                count,
                Look.known(face(card)),
                1 << seat));
    }

    void shuffled(int seat, int left, List<String> faces) {
        moves.add(new Move.Shuffled(AreaNames.deck(seat), left, faces, 1 << seat));
    }
}
