package dev.cardinal.dominion.table;

/** The numbers of the instructions that stand on no card; a {@link Catalogue} numbers the others after them. */
public final class Opcode {
    public static final int ACTION_PHASE = 0;
    public static final int BUY_PHASE = 1;
    static final int PLAY = 2;
    public static final int AGAIN = 3;
    public static final int REACTION = 4;
    static final int REACTIONS = 5;
    public static final int GAIN_STOLEN = 6;

    private Opcode() {}
}
