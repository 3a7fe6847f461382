package dev.cardinal.onepiece.table;

/**
 * Where something comes from: a card, a battle or the rules.
 *
 * @param piece the card that does it, or -1
 * @param seat whose card it is, or -1 for the rules
 * @param battle whether it comes from a battle
 */
public record Origin(@PieceNumber int piece, int seat, boolean battle) {
    public static final Origin RULES = new Origin(-1, -1, false);

    public static Origin effect(RunningEffect running) {
        return new Origin(running.source(), running.seat(), false);
    }

    public static Origin battle(Table t, int attacker) {
        return new Origin(attacker, t.owner(attacker), true);
    }

    public boolean effect() {
        return !battle && seat >= 0;
    }

    public Origin renamed(int[] names) {
        return piece < 0 ? this : new Origin(names[piece], seat, battle);
    }
}
