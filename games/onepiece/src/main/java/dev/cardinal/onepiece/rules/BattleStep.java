package dev.cardinal.onepiece.rules;

/** The steps of a battle (section 7). */
public enum BattleStep {
    ATTACK,
    BLOCK,
    COUNTER,
    DAMAGE,
    END
}
