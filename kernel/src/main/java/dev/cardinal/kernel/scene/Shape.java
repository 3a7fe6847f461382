package dev.cardinal.kernel.scene;

/** How the pieces of an area are laid out. */
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

    /** Whether a place stays empty when its piece leaves; otherwise the other pieces close the gap. */
    public boolean stays() {
        return stays;
    }
}
