package dev.cardinal.onepiece;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Moment;
import java.util.List;

/**
 * Something that is put off.
 *
 * @param lives which cards the pieces in the act's slots were, so that new cards are left alone
 */
record Scheduled(Moment moment, int seat, Act act, int[][] lives, List<Action> actions, int made) {
    Scheduled renamed(int[] names) {
        return new Scheduled(moment, seat, act.renamed(names), lives, actions, made);
    }

    @Override
    public String toString() {
        return moment + " " + act + " " + made;
    }
}
