package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Kind;
import java.util.List;

/**
 * A running effect: its card, its player, and what it remembers.
 *
 * @param source the card whose effect it is
 * @param life the life of that card when the effect started (3-1-6)
 * @param seat the effect's player
 * @param index the effect's place on its card
 * @param subject the piece that the timing is about, or -1
 * @param done whether the last action was really done
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
    /** The life of a source that has since become a new card. */
    public static final int GONE = -1;

    private static final Effect NO_EFFECT =
            new Effect(Kind.PERMANENT, List.of(), List.of(), false, false, List.of(), List.of());

    /** The context of what a card says about others, such as a prohibition. */
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

    /** To be continued later, with the cards as they are now. */
    public RunningEffect noted(Table t) {
        Memory now = memory.now(t);
        Memory all = subject < 0 || now.slot(Memory.SUBJECTS).pieces().length > 0
                ? now
                : now.with(Memory.SUBJECTS, RememberedCards.of(t, new int[] {subject}));
        return new RunningEffect(source, t.life(source), seat, effect, index, -1, all, true);
    }

    /** Continued later, without the cards that have since become new cards (3-1-6). */
    public RunningEffect recalled(Table t) {
        int same = t.life(source) == life ? life : GONE;
        return new RunningEffect(source, same, seat, effect, index, subject, memory.still(t), true);
    }

    public RunningEffect done(boolean really) {
        return really == done ? this : new RunningEffect(source, life, seat, effect, index, subject, memory, really);
    }

    /** With pieces renamed, except for the source, which everyone has seen. */
    RunningEffect renamed(int[] names) {
        int about = subject < 0 ? subject : names[subject];
        return new RunningEffect(source, life, seat, effect, index, about, memory.renamed(names), done);
    }

    @Override
    public String toString() {
        return source + "." + life + "#" + index + " by " + seat + " of " + subject + " " + memory + done;
    }
}
