package dev.cardinal.mageknight.bot;

import dev.cardinal.mageknight.view.MageKnightView;
import java.util.Arrays;

/** The cheapest ways over the map, past enemies that would be provoked. */
final class Ways {
    static final int FAR = 1000;
    /** What a tile on the coast is worth less than one inland, in Move points, since no core tile follows there. */
    static final int COAST = 6;

    private final int[] costs = new int[MageKnightView.SPACES];
    private final int[] distances = new int[MageKnightView.SPACES];
    private final int[] before = new int[MageKnightView.SPACES];
    private final int[] queue = new int[MageKnightView.SPACES + 1];
    private final boolean[] queued = new boolean[MageKnightView.SPACES];

    /** Finds the ways from a space; walls are an end of the way. */
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

    /** Finds from everywhere the way to the nearest space from which a tile can be revealed. */
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

    /** How well a tile can be revealed from here: 0 for one inland, {@link #FAR} if none can. */
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

    /** The space before this one on the way to it. */
    int before(int space) {
        return before[space];
    }
}
