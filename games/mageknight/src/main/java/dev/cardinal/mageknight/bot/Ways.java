package dev.cardinal.mageknight.bot;

import dev.cardinal.mageknight.view.MageKnightView;
import java.util.Arrays;

/** The cheapest paths over the map that provoke no enemies. */
final class Ways {
    static final int FAR = 1000;
    /** How much less a coast tile is worth than an inland one, in Move points, since fewer tiles fit around it. */
    static final int COAST = 6;

    private final int[] costs = new int[MageKnightView.SPACES];
    private final int[] distances = new int[MageKnightView.SPACES];
    private final int[] before = new int[MageKnightView.SPACES];
    private final int[] queue = new int[MageKnightView.SPACES + 1];
    private final boolean[] queued = new boolean[MageKnightView.SPACES];

    /** Finds the paths from a space; a path ends at walls. */
    void from(MageKnightView view, int start) {
        readCosts(view);
        Arrays.fill(distances, FAR);
        distances[start] = 0;
        before[start] = start;
        int head = 0;
        int size = 1;
        queue[0] = start;
        while (size > 0) {
            int space = queue[head];
            head = (head + 1) % queue.length;
            size--;
            queued[space] = false;
            if (space != start && view.guarded(space)) {
                continue;
            }
            for (int i = 0; i < MageKnightView.DIRECTIONS; i++) {
                int next = MageKnightView.next(space, i);
                if (next == MageKnightView.NOWHERE || costs[next] >= MageKnightView.CLOSED) {
                    continue;
                }
                int distance = distances[space] + costs[next];
                if (distance < distances[next] && !provokes(view, space, next)) {
                    distances[next] = distance;
                    before[next] = space;
                    if (!queued[next]) {
                        queued[next] = true;
                        queue[(head + size++) % queue.length] = next;
                    }
                }
            }
        }
    }

    /** Finds the path from every space to the nearest one from which a tile can be revealed. */
    void toNewLand(MageKnightView view) {
        readCosts(view);
        Arrays.fill(distances, FAR);
        int head = 0;
        int size = 0;
        for (int space = 0; space < costs.length; space++) {
            int detour = costs[space] < MageKnightView.CLOSED && !view.guarded(space) ? newLand(view, space) : FAR;
            if (detour < FAR) {
                distances[space] = detour;
                queued[space] = true;
                queue[size++] = space;
            }
        }
        while (size > 0) {
            int space = queue[head];
            head = (head + 1) % queue.length;
            size--;
            queued[space] = false;
            for (int i = 0; i < MageKnightView.DIRECTIONS; i++) {
                int from = MageKnightView.next(space, i);
                boolean walkable = from != MageKnightView.NOWHERE && costs[from] < MageKnightView.CLOSED;
                int distance = distances[space] + costs[space];
                if (walkable && distance < distances[from] && !provokes(view, from, space)) {
                    distances[from] = distance;
                    if (!queued[from] && !view.guarded(from)) {
                        queued[from] = true;
                        queue[(head + size++) % queue.length] = from;
                    }
                }
            }
        }
    }

    private void readCosts(MageKnightView view) {
        for (int slot = 0; slot < MageKnightView.SLOTS; slot++) {
            boolean empty = view.empty(slot);
            for (int on = 0; on < MageKnightView.ON_TILE; on++) {
                int space = slot * MageKnightView.ON_TILE + on;
                costs[space] = empty ? MageKnightView.CLOSED : view.cost(space);
            }
        }
    }

    /** The cost of revealing a tile from here: 0 for an inland one, {@link #FAR} if there is none. */
    private static int newLand(MageKnightView view, int space) {
        int least = FAR;
        for (int i = 0; i < MageKnightView.DIRECTIONS; i++) {
            int next = MageKnightView.next(space, i);
            if (next != MageKnightView.NOWHERE && !view.revealed(next)) {
                int slot = next / MageKnightView.ON_TILE;
                least = view.fits(slot) ? Math.min(least, MageKnightView.coast(slot) ? COAST : 0) : least;
            }
        }
        return least;
    }

    private static boolean provokes(MageKnightView view, int from, int to) {
        for (int i = 0; i < view.foes(); i++) {
            int foe = view.foeSpace(i);
            if (MageKnightView.distance(foe, from) == 1
                    && MageKnightView.distance(foe, to) == 1
                    && view.rampaging(foe)) {
                return true;
            }
        }
        return false;
    }

    int distance(int space) {
        return distances[space];
    }

    /** The space before this one on the path. */
    int before(int space) {
        return before[space];
    }
}
