package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Kind;
import java.util.List;

/**
 * An effect at work: whose it is, and what it remembers.
 *
 * @param source the card whose effect it is
 * @param life which card that piece then was (3-1-6)
 * @param seat the effect's player
 * @param index the effect's place on its card
 * @param subject the piece that the timing speaks of, or -1
 * @param done whether what was last to be done has really been done
 */
public record RunningEffect(
        @PieceNumber int source,
        @PieceNumber(PieceNumber.As.LIFE) int life,
        int seat,
        Effect effect,
        int index,
        @PieceNumber int subject,
        Memory memory,
        boolean done) {
    public static final int[] NONE = {};
    /** The life of a source that has become another card since. */
    public static final int GONE = -1;

    private static final Effect NO_EFFECT =
            new Effect(Kind.PERMANENT, List.of(), List.of(), false, false, List.of(), List.of());

    /** What a card says of others, such as a prohibition. */
    public static RunningEffect saying(Table t, int source, int seat) {
        return of(source, t.life(source), seat, NO_EFFECT, 0, -1);
    }

    public static RunningEffect of(int source, int life, int seat, Effect effect, int index, int subject) {
        return new RunningEffect(source, life, seat, effect, index, subject, Memory.EMPTY, true);
    }

    int[] slot(int slot) {
        return memory.slot(slot).pieces();
    }

    public int[] don() {
        return memory.don();
    }

    public RunningEffect with(Memory newMemory) {
        return newMemory.equals(memory)
                ? this
                : new RunningEffect(source, life, seat, effect, index, subject, newMemory, done);
    }

    /** For later: all cards are those that they are now. */
    public RunningEffect noted(Table t) {
        Memory now = memory.now(t);
        Memory all = subject < 0 || now.slot(Memory.SUBJECTS).pieces().length > 0
                ? now
                : now.with(Memory.SUBJECTS, RememberedCards.of(t, new int[] {subject}));
        return new RunningEffect(source, t.life(source), seat, effect, index, -1, all, true);
    }

    /** Later: what has become a new card since is not meant any more (3-1-6). */
    public RunningEffect recalled(Table t) {
        int same = t.life(source) == life ? life : GONE;
        return new RunningEffect(source, same, seat, effect, index, subject, memory.still(t), true);
    }

    public RunningEffect done(boolean really) {
        return really == done ? this : new RunningEffect(source, life, seat, effect, index, subject, memory, really);
    }

    /** The same with pieces renamed; what the source was everybody has seen. */
    RunningEffect renamed(int[] names) {
        int about = subject < 0 ? subject : names[subject];
        return new RunningEffect(source, life, seat, effect, index, about, memory.renamed(names), done);
    }

    @Override
    public String toString() {
        return source + "." + life + "#" + index + " by " + seat + " of " + subject + " " + memory + done;
    }
}
