package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refusal;

/** Why something is not possible now, with the rule's number. */
final class Why {
    private final Table t;
    private final int seat;

    Why(Table t, int seat) {
        this.t = t;
        this.seat = seat;
    }

    Refusal not(String said, String text, String otherwise) {
        return new Refusal(Refusal.NOT_UNDERSTOOD, Refusal.quote(text) + " is not possible here", otherwise);
    }

    Refusal notMove(Data.Fields move, String otherwise) {
        return new Refusal(Refusal.NOT_UNDERSTOOD, move + " is no move that can be made now", otherwise);
    }

    int seat() {
        return seat;
    }

    Table table() {
        return t;
    }
}
