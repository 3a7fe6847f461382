package dev.cardinal.kernel.scene;

/** Who looks at a game: a seat, a spectator who sees what is public, or the referee who sees everything. */
public record Viewer(int seat) {
    public static final Viewer SPECTATOR = new Viewer(-1);
    public static final Viewer REFEREE = new Viewer(-2);

    public static Viewer seat(int seat) {
        if (seat < 0) {
            throw new IllegalArgumentException("seats are numbered from 0: " + seat);
        }
        return new Viewer(seat);
    }

    /** Whether this viewer has this seat. A spectator does not, even when the seat is -1 because no seat is asked. */
    public boolean is(int otherSeat) {
        return seat >= 0 && seat == otherSeat;
    }

    public boolean seesAll() {
        return seat == REFEREE.seat;
    }

    /** Whether this viewer may see what belongs to this seat. */
    public boolean sees(int owner) {
        return is(owner) || seesAll();
    }

    /** Whose something is, as this viewer reads it: "your" or "Player 1's". */
    public String whose(int owner) {
        return is(owner) ? "your" : "Player " + owner + "'s";
    }

    @Override
    public String toString() {
        return seat >= 0 ? "seat " + seat : seesAll() ? "referee" : "spectator";
    }
}
