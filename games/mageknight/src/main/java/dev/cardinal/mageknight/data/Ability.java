package dev.cardinal.mageknight.data;

import java.util.Locale;

/** What makes an enemy worse than its numbers. */
public enum Ability {
    /** Only siege attacks reach it before it attacks. */
    FORTIFIED,
    /** It takes twice the block to stop it. */
    SWIFT,
    /** Its unblocked attack does double damage. */
    BRUTAL,
    /** Its wounds come in pairs. */
    POISON,
    /** It destroys wounded units, and wounded heroes lose their cards. */
    PARALYZE,
    /** Another enemy, from the brown pile, attacks for it. */
    SUMMON;

    public int bit() {
        return 1 << ordinal();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
