package dev.cardinal.mageknight.effect;

/**
 * What happens to an enemy for the rest of the combat.
 *
 * @param number how much, where that matters
 */
public record Weakness(Kind kind, int number) {
    public enum Kind {
        NO_ATTACK,
        ARMOR,
        /** So much less armor if it is fortified. */
        FORTIFIED_ARMOR,
        /** One less armor for each resistance. */
        ARMOR_BY_RESISTANCES,
        NO_FIRE_RESISTANCE,
        NO_PHYSICAL_RESISTANCE,
        NO_RESISTANCES,
        NO_FORTIFICATION,
        DESTROYED
    }
}
