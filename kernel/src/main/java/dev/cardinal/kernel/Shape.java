package dev.cardinal.kernel;

/** How the pieces of an area lie. */
public enum Shape {
    ROW(false),
    FAN(false),
    STACK(false),
    GRID(true),
    SLOTS(true),
    HEX(true),
    TRACK(true),
    DICE(true);

    private final boolean stays;

    Shape(boolean stays) {
        this.stays = stays;
    }

    /** Whether a place stays where it is when the piece on it leaves; elsewhere the others close the gap. */
    public boolean stays() {
        return stays;
    }
}
