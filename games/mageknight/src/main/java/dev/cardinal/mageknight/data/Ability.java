package dev.cardinal.mageknight.data;

import java.util.Locale;

/** What makes an enemy worse than its numbers. */
public enum Ability {
    /** Only siege attacks reach it before it attacks. */
    FORTIFIED,
    /** It takes twice as much block to stop. */
    SWIFT,
    /** Its unblocked attack does double damage. */
    BRUTAL,
    /** Its wounds come in pairs. */
    POISON,
    /** It destroys wounded units, and wounded heroes lose their cards. */
    PARALYZE,
    /** An enemy from the brown pile attacks in its place. */
    SUMMON;

    public int bit() {
        return 1 << ordinal();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
