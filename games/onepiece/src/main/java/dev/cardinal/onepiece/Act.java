package dev.cardinal.onepiece;

import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Kind;
import java.util.Arrays;
import java.util.List;

/**
 * An effect at work: whose it is, and what it remembers.
 *
 * @param source the card whose effect it is
 * @param life which card that piece then was (3-1-6)
 * @param seat the effect's player
 * @param index the effect's place on its card
 * @param subject the piece that the timing speaks of, or -1
 * @param slots the pieces under each slot
 * @param numbers the number under each slot
 * @param done whether what was last to be done has really been done
 */
record Act(
        int source,
        int life,
        int seat,
        Effect effect,
        int index,
        int subject,
        int[][] slots,
        int[] numbers,
        int[] don,
        boolean done) {
    static final int[] NONE = {};
    private static final int[][] EMPTY = {};

    private static final Effect NO_EFFECT =
            new Effect(Kind.PERMANENT, List.of(), List.of(), false, false, List.of(), List.of());

    /** What a card says of others, such as a prohibition. */
    static Act saying(Table t, int source, int seat) {
        return of(source, t.life(source), seat, NO_EFFECT, 0, -1);
    }

    static Act of(int source, int life, int seat, Effect effect, int index, int subject) {
        return new Act(source, life, seat, effect, index, subject, EMPTY, NONE, NONE, true);
    }

    int[] slot(int slot) {
        return slot < slots.length && slots[slot] != null ? slots[slot] : NONE;
    }

    int number(int slot) {
        return slot < numbers.length ? numbers[slot] : 0;
    }

    Act with(int slot, int[] pieces) {
        int[][] more = Arrays.copyOf(slots, Math.max(slots.length, slot + 1));
        more[slot] = pieces;
        return new Act(source, life, seat, effect, index, subject, more, numbers, don, done);
    }

    Act with(int slot, int number) {
        int[] more = Arrays.copyOf(numbers, Math.max(numbers.length, slot + 1));
        more[slot] = number;
        return new Act(source, life, seat, effect, index, subject, slots, more, don, done);
    }

    /** Remembers which DON!! cards were chosen, as places of {@link ChooseDon}. */
    Act withDon(int[] chosen) {
        return new Act(source, life, seat, effect, index, subject, slots, numbers, chosen, done);
    }

    Act done(boolean really) {
        return really == done ? this : new Act(source, life, seat, effect, index, subject, slots, numbers, don, really);
    }

    /** The same with pieces renamed. */
    Act renamed(int[] names) {
        int[][] renamed = new int[slots.length][];
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] != null) {
                renamed[i] = Arrays.stream(slots[i]).map(piece -> names[piece]).toArray();
            }
        }
        return new Act(
                names[source],
                life,
                seat,
                effect,
                index,
                subject < 0 ? subject : names[subject],
                renamed,
                numbers,
                don,
                done);
    }

    @Override
    public String toString() {
        return source + "." + life + "#" + index + " by " + seat + " of " + subject + " " + Arrays.deepToString(slots)
                + Arrays.toString(numbers) + Arrays.toString(don) + done;
    }
}
