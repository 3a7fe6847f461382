package dev.cardinal.onepiece.table;

/**
 * Who does something, and how.
 *
 * @param piece the card that does it, or -1
 * @param seat whose card it is, or -1 for the rules
 * @param battle whether it comes of a battle
 */
public record Deed(@Piece int piece, int seat, boolean battle) {
    public static final Deed RULES = new Deed(-1, -1, false);

    public static Deed effect(Act act) {
        return new Deed(act.source(), act.seat(), false);
    }

    public static Deed battle(Table t, int attacker) {
        return new Deed(attacker, t.owner(attacker), true);
    }

    public boolean effect() {
        return !battle && seat >= 0;
    }

    public Deed renamed(int[] names) {
        return piece < 0 ? this : new Deed(names[piece], seat, battle);
    }
}
