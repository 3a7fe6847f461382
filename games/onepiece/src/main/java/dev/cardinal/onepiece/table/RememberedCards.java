package dev.cardinal.onepiece.table;

import java.util.Arrays;

/**
 * Cards that an effect remembers.
 *
 * @param lives their lives at the time: a piece that changes areas becomes a new card (3-1-6)
 */
public record RememberedCards(
        @PieceNumber int[] pieces,
        @PieceNumber(PieceNumber.As.LIFE) int[] lives) {
    static final RememberedCards NONE = new RememberedCards(RunningEffect.NONE, RunningEffect.NONE);

    public static RememberedCards of(Table t, int[] pieces) {
        return new RememberedCards(pieces, Arrays.stream(pieces).map(t::life).toArray());
    }

    RememberedCards and(RememberedCards other) {
        int[] all = Arrays.copyOf(pieces, pieces.length + other.pieces.length);
        int[] then = Arrays.copyOf(lives, all.length);
        System.arraycopy(other.pieces, 0, all, pieces.length, other.pieces.length);
        System.arraycopy(other.lives, 0, then, pieces.length, other.pieces.length);
        return new RememberedCards(all, then);
    }

    /** Those that are still the same cards. */
    RememberedCards still(Table t) {
        int[] left = new int[pieces.length];
        int size = 0;
        for (int i = 0; i < pieces.length; i++) {
            if (t.life(pieces[i]) == lives[i]) {
                left[size++] = pieces[i];
            }
        }
        return size == pieces.length ? this : of(t, Arrays.copyOf(left, size));
    }

    RememberedCards renamed(int[] names) {
        return new RememberedCards(
                Arrays.stream(pieces)
                        .map(piece -> Areas.isDon(piece) ? piece : names[piece])
                        .toArray(),
                lives);
    }

    @Override
    public String toString() {
        return Arrays.toString(pieces) + Arrays.toString(lives);
    }
}
