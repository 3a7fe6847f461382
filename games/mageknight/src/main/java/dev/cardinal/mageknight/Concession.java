package dev.cardinal.mageknight;

/** A player gives up: the game goes on without them, and the last one left has won. */
final class Concession {
    private Concession() {}

    static void of(Table t, int seat) {
        t.revealed = true;
        t.conceded |= 1 << seat;
        if (t.heard()) {
            Told.conceded(t, seat);
        }
        if (t.playing() <= (t.seats() == 1 ? 0 : 1)) {
            t.over = true;
            if (t.heard()) {
                Told.over(t);
            }
            return;
        }
        leave(t, seat);
    }

    /** Whatever waits for this player is dropped. */
    private static void leave(Table t, int seat) {
        boolean choosing = false;
        boolean own = t.at >= 0 && t.at < t.order.length && t.order[t.at] == seat;
        while (t.frames.top() instanceof Asking asking && asking.asked(t) == seat) {
            if (asking instanceof TakeTactic taking) {
                t.become(new TakeTactic(taking.order(), taking.next() + 1));
                choosing = true;
                break;
            }
            t.pop();
        }
        while (!choosing && own && !(t.frames.top() instanceof Turns) && !(t.frames.top() instanceof Round)) {
            t.pop();
            t.combat = null;
        }
        t.settle();
    }
}
