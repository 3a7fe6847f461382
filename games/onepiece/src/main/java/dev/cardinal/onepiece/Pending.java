package dev.cardinal.onepiece;

import dev.cardinal.onepiece.effect.Effect;

/**
 * An effect whose timing was met and which waits to be activated.
 *
 * @param life which card its source was when the timing was met
 * @param moved whether the source may have moved since: only with On K.O. (10-2-17-2)
 */
record Pending(int source, int life, int seat, Effect effect, int index, int subject, boolean moved) {
    Pending renamed(int[] names) {
        return new Pending(names[source], life, seat, effect, index, subject < 0 ? subject : names[subject], moved);
    }

    @Override
    public String toString() {
        return source + "." + life + "#" + index + " of " + subject;
    }
}
