package dev.cardinal.mageknight.effect;

/** What an effect counts. */
public enum Multiplier implements Worded {
    /** Wounds in hand and on the player's units. */
    WOUNDS("for each wound in hand or on your units"),
    /** Undefeated enemies in the combat. */
    ENEMIES("for each enemy you face"),
    /** Ready unwounded units, three at most. */
    READY_UNITS("for each ready unwounded unit up to three"),
    /** Different colours among the player's crystals. */
    CRYSTAL_COLOURS("for each colour of your crystals");

    private final Phrase phrase;

    Multiplier(String words) {
        phrase = new Phrase(words);
    }

    @Override
    public Phrase phrase() {
        return phrase;
    }
}
