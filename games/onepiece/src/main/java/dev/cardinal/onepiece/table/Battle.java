package dev.cardinal.onepiece.table;

/**
 * The current battle.
 *
 * @param attackerLife the life of the attacker when it attacked; if it changes areas, the battle ends (7-1-1-4)
 * @param fought whether the Damage Step was reached
 */
public record Battle(
        @PieceNumber int attacker,
        @PieceNumber(PieceNumber.As.LIFE) int attackerLife,
        @PieceNumber int target,
        @PieceNumber(PieceNumber.As.LIFE) int targetLife,
        boolean blocked,
        boolean fought) {
    public Battle against(Table t, int newTarget, boolean byBlocker) {
        return new Battle(attacker, attackerLife, newTarget, t.life(newTarget), byBlocker, fought);
    }

    public Battle asFought() {
        return new Battle(attacker, attackerLife, target, targetLife, blocked, true);
    }

    /** Whether the attacker and the target are still the same cards. */
    public boolean on(Table t) {
        return attackerStays(t) && targetStays(t);
    }

    public boolean attackerStays(Table t) {
        return t.life(attacker) == attackerLife;
    }

    public boolean targetStays(Table t) {
        return t.life(target) == targetLife;
    }
}
