package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Effect;

/**
 * An effect whose timing was met and that waits to be activated.
 *
 * @param life the life of its source when the timing was met
 * @param moved whether the source may have moved since; only for On K.O. (10-2-17-2)
 * @param covers the cards that a replacement saves together; none for other effects
 */
public record Pending(
        @PieceNumber int source,
        @PieceNumber(PieceNumber.As.LIFE) int life,
        int seat,
        Effect effect,
        int index,
        @PieceNumber int subject,
        boolean moved,
        RememberedCards covers) {
    /** The index of an effect that its card has gained. */
    public static final int GAINED = 7;

    public Pending(int source, int life, int seat, Effect effect, int index, int subject, boolean moved) {
        this(source, life, seat, effect, index, subject, moved, RememberedCards.NONE);
    }

    public Pending renamed(int[] names) {
        int about = subject < 0 ? subject : names[subject];
        return new Pending(source, life, seat, effect, index, about, moved, covers.renamed(names));
    }

    @Override
    public String toString() {
        return source + "." + life + "#" + index + " of " + subject;
    }
}
