package dev.cardinal.mageknight.effect;

/**
 * What happens to an enemy for the rest of the combat.
 *
 * @param number how much, if that matters; never negative
 */
public record Weakness(Kind kind, int number) {
    public enum Kind implements Worded {
        NO_ATTACK("no attack"),
        /** This much less armor, down to 1. */
        ARMOR("armor -#"),
        /** This much less armor on top of that if the enemy is fortified. */
        FORTIFIED_ARMOR("another -# if fortified"),
        /** This much less armor for each resistance. */
        ARMOR_BY_RESISTANCES("armor -# for each resistance"),
        NO_FIRE_RESISTANCE("no fire resistance"),
        NO_PHYSICAL_RESISTANCE("no physical resistance"),
        NO_RESISTANCES("no resistances"),
        NO_FORTIFICATION("no fortification"),
        DESTROYED("destroyed in the attack phase");

        private final Phrase phrase;

        Kind(String words) {
            phrase = new Phrase(words);
        }

        @Override
        public Phrase phrase() {
            return phrase;
        }
    }
}
