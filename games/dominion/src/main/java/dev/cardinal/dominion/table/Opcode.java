package dev.cardinal.dominion.table;

/** The numbers of the instructions printed on no card; a {@link Catalogue} numbers the others after them. */
public final class Opcode {
    static final int PLAY = 0;
    public static final int AGAIN = 1;
    public static final int REACTION = 2;
    static final int REACTIONS = 3;
    public static final int ACTION_PHASE = 4;
    public static final int BUY_PHASE = 5;
    public static final int GAIN_STOLEN = 6;

    private Opcode() {}
}
