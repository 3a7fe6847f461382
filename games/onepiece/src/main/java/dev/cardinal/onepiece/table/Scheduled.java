package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Moment;
import java.util.List;

/** A delayed action. */
public record Scheduled(Moment moment, int seat, RunningEffect running, List<Action> actions, int made) {
    public Scheduled renamed(int[] names) {
        return new Scheduled(moment, seat, running.renamed(names), actions, made);
    }

    @Override
    public String toString() {
        return moment + " " + running + " " + made;
    }
}
