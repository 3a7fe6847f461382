package dev.cardinal.dominion.table;

import dev.cardinal.kernel.chance.Chance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Deals hidden cards to places that are known to lack some kinds, so that every possible deal is equally likely.
 *
 * <p>One place after another draws from the cards that may be there. A draw that leaves a later place few cards to
 * choose from stands for fewer deals than one that leaves it many, so such deals are dropped more often. None is
 * dropped if each place may hold all that the places before it may: the strictest place draws first.
 */
public final class HiddenDeal {
    private static final double FINE = 0x1p-53;

    private final int[] pool;
    private final List<Place> places = new ArrayList<>();

    /**
     * A place that draws.
     *
     * @param start where its cards are in the result
     * @param most of how many cards it may have to choose at most
     */
    private record Place(int start, int count, long lacks, int most) {
        boolean holds(int card) {
            return (lacks >> card & 1) == 0;
        }
    }

    /** Prepares a deal of these cards to these places; what is left over may be any card. */
    public HiddenDeal(int[] pool, List<Buried> groups) {
        this.pool = pool;
        int start = 0;
        List<Place> unordered = new ArrayList<>();
        for (Buried group : groups) {
            unordered.add(new Place(start, group.count(), group.lacks(), 0));
            start += group.count();
        }
        unordered.sort(Comparator.comparingInt(place -> -Long.bitCount(place.lacks)));
        for (Place place : unordered) {
            places.add(new Place(place.start, place.count, place.lacks, most(place)));
        }
    }

    private int most(Place place) {
        int most = (int) Arrays.stream(pool).filter(place::holds).count();
        for (Place earlier : places) {
            long others = Arrays.stream(pool)
                    .filter(card -> earlier.holds(card) && !place.holds(card))
                    .count();
            most -= (int) Math.max(0, earlier.count - others);
        }
        return most;
    }

    /** The cards of each place, one place after another, then the rest. */
    public int[] deal(Chance chance) {
        int[] dealt = new int[pool.length];
        while (!attempt(dealt, chance)) {
            // Such a deal would be too likely.
        }
        return dealt;
    }

    private boolean attempt(int[] dealt, Chance chance) {
        int[] left = pool.clone();
        int size = left.length;
        boolean mixed = false;
        double odds = 1;
        int end = 0;
        for (Place place : places) {
            if (!mixed) {
                chance.shuffle(left, size);
            }
            odds *= share(place, left, size);
            if (odds == 0) {
                return false;
            }
            size = take(place, left, size, dealt);
            mixed = place.lacks == 0;
            end = Math.max(end, place.start + place.count);
        }
        if (!mixed) {
            chance.shuffle(left, size);
        }
        System.arraycopy(left, 0, dealt, end, size);
        return odds >= 1 || (chance.next() >>> 11) * FINE < odds;
    }

    /** How many ways there are to draw here, compared with the most there could be. */
    private static double share(Place place, int[] left, int size) {
        if (place.lacks == 0) {
            return 1;
        }
        int may = 0;
        for (int i = 0; i < size; i++) {
            may += place.holds(left[i]) ? 1 : 0;
        }
        double share = 1;
        for (int i = 0; i < place.count; i++) {
            share *= (double) (may - i) / (place.most - i);
        }
        return Math.max(0, share);
    }

    /** Takes the first cards that may be here, and returns how many are left. */
    private static int take(Place place, int[] left, int size, int[] dealt) {
        int taken = 0;
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (taken < place.count && place.holds(left[i])) {
                dealt[place.start + taken++] = left[i];
            } else {
                left[kept++] = left[i];
            }
        }
        return kept;
    }
}
