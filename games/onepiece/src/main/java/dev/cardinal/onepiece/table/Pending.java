package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Timing;
import org.jspecify.annotations.Nullable;

/**
 * An effect whose timing was met and that waits to be activated.
 *
 * @param life the life of its source when the timing was met
 * @param moved whether the source may have moved since; only for On K.O. (10-2-17-2)
 * @param met the tag that was met, if it was one: an effect can have several, and only one may be negated
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
        Timing.@Nullable Tag met,
        RememberedCards covers) {
    /** The index of an effect that its card has gained. */
    public static final int GAINED = 7;

    public Pending(
            int source,
            int life,
            int seat,
            Effect effect,
            int index,
            int subject,
            boolean moved,
            Timing.@Nullable Tag met) {
        this(source, life, seat, effect, index, subject, moved, met, RememberedCards.NONE);
    }

    /** The life of its source by now: a card that was K.O.'d is the one in the trash, until it leaves that (10-2-17-1). */
    public int now(Table t) {
        int now = t.life(source);
        return now == life || (moved && now == life + 1) ? now : RunningEffect.GONE;
    }

    /** Whether its timing is this one. */
    public boolean meets(Timing.Tag timing) {
        return met == null ? effect.has(timing) : met == timing;
    }

    public Pending renamed(int[] names) {
        int about = subject < 0 ? subject : names[subject];
        return new Pending(source, life, seat, effect, index, about, moved, met, covers.renamed(names));
    }

    @Override
    public String toString() {
        return source + "." + life + "#" + index + " of " + subject;
    }
}
