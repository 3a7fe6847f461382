package dev.cardinal.onepiece;

/**
 * Who does something, and how.
 *
 * @param piece the card that does it, or -1
 * @param seat whose card it is, or -1 for the rules
 * @param battle whether it comes of a battle
 */
record Deed(@Piece int piece, int seat, boolean battle) {
    static final Deed RULES = new Deed(-1, -1, false);

    static Deed effect(Act act) {
        return new Deed(act.source(), act.seat(), false);
    }

    static Deed battle(Table t, int attacker) {
        return new Deed(attacker, t.owner(attacker), true);
    }

    boolean effect() {
        return !battle && seat >= 0;
    }

    Deed renamed(int[] names) {
        return piece < 0 ? this : new Deed(names[piece], seat, battle);
    }
}
