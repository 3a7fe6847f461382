package dev.cardinal.dominion;

/** The numbers of the instructions that stand on no card; a {@link Catalogue} numbers the others after them. */
final class Opcode {
    static final int ACTION_PHASE = 0;
    static final int BUY_PHASE = 1;
    static final int PLAY = 2;
    static final int AGAIN = 3;
    static final int REACTION = 4;
    static final int REACTIONS = 5;
    static final int GAIN_STOLEN = 6;

    private Opcode() {}
}
