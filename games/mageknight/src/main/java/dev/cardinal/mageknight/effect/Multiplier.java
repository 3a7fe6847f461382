package dev.cardinal.mageknight.effect;

/** What an effect counts. */
public enum Multiplier implements Worded {
    /** Wounds in hand and on one's units. */
    WOUNDS("for each wound in hand or on your units"),
    /** Enemies in the combat that are not defeated. */
    ENEMIES("for each enemy you face"),
    /** Ready units without a wound, three at most. */
    READY_UNITS("for each ready unwounded unit up to three"),
    /** Different colours among one's crystals. */
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
