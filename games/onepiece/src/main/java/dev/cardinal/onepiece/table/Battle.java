package dev.cardinal.onepiece.table;

/**
 * A battle that is on.
 *
 * @param attackerLife which card the attacker was when it attacked; if it changed its area the battle ends (7-1-1-4)
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

    /** Whether attacker and target are still the cards that they were. */
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
