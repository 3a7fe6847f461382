package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Pick;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Table;

/** Cards that cannot be told apart, which are one option. */
final class Alike {
    private Alike() {}

    /** The first candidate that cannot be told from this one. */
    static int first(Table t, int[] candidates, int index) {
        if (!t.onField(candidates[index])) {
            for (int i = 0; i < index; i++) {
                if (same(t, candidates[i], candidates[index])) {
                    return i;
                }
            }
        }
        return index;
    }

    static boolean same(Table t, int one, int other) {
        if (Areas.isDon(one) || Areas.isDon(other)) {
            return one == other;
        }
        return t.printed(one) == t.printed(other) && t.zone(one) == t.zone(other) && t.owner(one) == t.owner(other);
    }

    static int number(Table t, int[] candidates, int index) {
        int number = 1;
        for (int i = index + 1; i < candidates.length && !t.onField(candidates[index]); i++) {
            number += same(t, candidates[index], candidates[i]) ? 1 : 0;
        }
        return number;
    }

    /**
     * The picked pieces; an option may stand for several equal ones. Their order must reveal
     * nothing: it is that of the places on the field, and that of the card numbers elsewhere.
     */
    static int[] picked(Table t, Pick pick, int[] candidates) {
        int[] chosen = new int[pick.size()];
        boolean[] taken = new boolean[candidates.length];
        for (int i = 0; i < chosen.length; i++) {
            int wanted = pick.code(i);
            for (int j = 0; j < candidates.length; j++) {
                int candidate = candidates[j];
                if (!taken[j] && (candidate == wanted || (!t.onField(wanted) && same(t, candidate, wanted)))) {
                    taken[j] = true;
                    chosen[i] = candidate;
                    break;
                }
            }
        }
        for (int i = 1; i < chosen.length; i++) {
            for (int j = i; j > 0 && before(t, chosen[j], chosen[j - 1]); j--) {
                int swapped = chosen[j];
                chosen[j] = chosen[j - 1];
                chosen[j - 1] = swapped;
            }
        }
        return chosen;
    }

    private static boolean before(Table t, int one, int other) {
        if (t.owner(one) != t.owner(other) || t.zone(one) != t.zone(other)) {
            return t.owner(one) != t.owner(other) ? t.owner(one) < t.owner(other) : t.zone(one) < t.zone(other);
        }
        return t.onField(one)
                ? t.index(one) < t.index(other)
                : t.printed(one).card.id().compareTo(t.printed(other).card.id()) < 0;
    }
}
