package dev.cardinal.onepiece.table;

/** A hash of everything that matters on the table, to recognize a situation that occurs again (11-1). */
public final class Situation {
    private Situation() {}

    /** The situation in which an effect is about to be used. */
    public static long of(Table t, int piece, int effect) {
        long hash = piece * 8L + effect;
        for (int seat = 0; seat < 2; seat++) {
            hash = mix(hash, t.donActive(seat) * 400L + t.donRested(seat) * 20L + t.donDeck(seat));
            for (int zone = 0; zone < Areas.ZONES; zone++) {
                for (int i = 0; i < t.size(seat, zone); i++) {
                    int one = t.at(seat, zone, i);
                    hash = mix(hash, one * 64L + t.given(one) * 4L + (t.rested(one) ? 2 : 0) + (t.faceUp(one) ? 1 : 0));
                }
                hash = mix(hash, zone);
            }
        }
        return hash;
    }

    private static long mix(long hash, long next) {
        long mixed = (hash ^ next) * 0x9E3779B97F4A7C15L;
        return mixed ^ (mixed >>> 29);
    }
}
