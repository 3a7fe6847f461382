package dev.cardinal.onepiece.table;

/** Detects which powers on the field have changed since the last check. */
final class PowerWatch {
    private final int[] last;

    PowerWatch(Table t) {
        last = new int[t.pieces()];
        for (int piece = 0; piece < last.length; piece++) {
            last[piece] =
                    fights(t, piece) ? t.power(piece) : t.printed(piece).card.power();
        }
    }

    private static boolean fights(Table t, int piece) {
        return t.zone(piece) == Areas.LEADER || t.zone(piece) == Areas.CHARACTERS;
    }

    public interface Listener {
        void changed(int piece, int before);
    }

    void look(Table t, Listener told) {
        for (int piece = 0; piece < last.length; piece++) {
            int before = last[piece];
            last[piece] =
                    fights(t, piece) ? t.power(piece) : t.printed(piece).card.power();
            if (fights(t, piece) && last[piece] != before) {
                told.changed(piece, before);
            }
        }
    }
}
