package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Timing;

/**
 * Where something comes from: a card, a battle or the rules.
 *
 * @param piece the card that does it, or -1
 * @param seat whose card it is, or -1 for the rules
 * @param battle whether it comes from a battle
 * @param trigger whether it comes from a [Trigger], which is no effect of a Character (Q:OP12-081)
 */
public record Origin(@PieceNumber int piece, int seat, boolean battle, boolean trigger) {
    public static final Origin RULES = new Origin(-1, -1, false, false);

    public static Origin effect(RunningEffect running) {
        return new Origin(
                running.source(), running.seat(), false, running.effect().has(Timing.Tag.TRIGGER));
    }

    public static Origin battle(Table t, int attacker) {
        return new Origin(attacker, t.owner(attacker), true, false);
    }

    public boolean effect() {
        return !battle && seat >= 0;
    }

    public Origin renamed(int[] names) {
        return piece < 0 ? this : new Origin(names[piece], seat, battle, trigger);
    }
}
