package dev.cardinal.onepiece.table;

import java.util.Arrays;

/**
 * Cards that an effect remembers.
 *
 * @param lives which cards the pieces then were: one that changes its area becomes a new card (3-1-6)
 */
public record Held(
        @Piece int[] pieces, @Piece(Piece.As.LIFE) int[] lives) {
    static final Held NONE = new Held(Act.NONE, Act.NONE);

    public static Held of(Table t, int[] pieces) {
        return new Held(pieces, Arrays.stream(pieces).map(t::life).toArray());
    }

    Held and(Held other) {
        int[] all = Arrays.copyOf(pieces, pieces.length + other.pieces.length);
        int[] then = Arrays.copyOf(lives, all.length);
        System.arraycopy(other.pieces, 0, all, pieces.length, other.pieces.length);
        System.arraycopy(other.lives, 0, then, pieces.length, other.pieces.length);
        return new Held(all, then);
    }

    /** Those that are still the same cards. */
    Held still(Table t) {
        int[] left = new int[pieces.length];
        int size = 0;
        for (int i = 0; i < pieces.length; i++) {
            if (t.life(pieces[i]) == lives[i]) {
                left[size++] = pieces[i];
            }
        }
        return size == pieces.length ? this : of(t, Arrays.copyOf(left, size));
    }

    Held renamed(int[] names) {
        return new Held(
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
