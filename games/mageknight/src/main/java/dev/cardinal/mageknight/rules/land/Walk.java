package dev.cardinal.mageknight.rules.land;

import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Sight;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The cheapest ways from the hero's space over revealed ground on which nothing comes up before the end: no enemy is
 * provoked, no walls are assaulted and no token is turned face up.
 */
public final class Walk {
    /** The cost of a space to which there is no such way. */
    public static final int NO_WAY = Integer.MAX_VALUE;

    private final Table t;
    private final int[] costs = new int[Wedge.SPACES];
    private final int[] before = new int[Wedge.SPACES];

    private Walk(Table t) {
        this.t = t;
        Arrays.fill(costs, NO_WAY);
        Arrays.fill(before, Wedge.NOWHERE);
    }

    /** The ways of the player whose turn it is. */
    public static Walk of(Table t) {
        Walk walk = new Walk(t);
        int here = t.player().space;
        if (here != Wedge.NOWHERE) {
            walk.costs[here] = 0;
            walk.explore(here);
        }
        return walk;
    }

    /** The cost of the way to a space, or {@link #NO_WAY}. */
    int cost(int space) {
        return costs[space];
    }

    public int[] costs() {
        return costs.clone();
    }

    /** The spaces to enter one after the other; empty if there is no way. */
    public List<Integer> to(int space) {
        List<Integer> spaces = new ArrayList<>();
        for (int at = space; before[at] != Wedge.NOWHERE; at = before[at]) {
            spaces.addFirst(at);
        }
        return spaces;
    }

    private void explore(int here) {
        boolean[] done = new boolean[Wedge.SPACES];
        for (int at = here; at != Wedge.NOWHERE; at = nearest(done)) {
            done[at] = true;
            if (at == here || isQuiet(at)) {
                leave(at);
            }
        }
    }

    private int nearest(boolean[] done) {
        int nearest = Wedge.NOWHERE;
        for (int space = 0; space < Wedge.SPACES; space++) {
            if (!done[space] && costs[space] != NO_WAY && (nearest == Wedge.NOWHERE || costs[space] < costs[nearest])) {
                nearest = space;
            }
        }
        return nearest;
    }

    /** Whether a hero can walk through without a fight or a look at anything new. */
    private boolean isQuiet(int space) {
        return !Steps.guarded(t, space) && !Sight.finds(t, space);
    }

    private void leave(int from) {
        int reach = t.now.rules.has(TurnRule.Kind.FAR_STEPS) ? 2 : 1;
        for (int space = 0; space < Wedge.SPACES; space++) {
            if (t.land.revealed(space)
                    && Wedge.distance(from, space) <= reach
                    && Steps.cost(t, space) < Steps.CLOSED
                    && costs[from] + Steps.cost(t, space) < costs[space]
                    && !Steps.provoked(t, from, space)) {
                costs[space] = costs[from] + Steps.cost(t, space);
                before[space] = from;
            }
        }
    }
}
