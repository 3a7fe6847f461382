package dev.cardinal.mageknight.effect;

/** How many enemies an effect reaches. */
public enum Reach implements Worded {
    ONE("one enemy"),
    ONE_UNFORTIFIED("one unfortified enemy"),
    UP_TO_THREE("up to three enemies"),
    ALL("all enemies"),
    /** All but the last one reached. */
    THE_OTHERS("the other enemies");

    private final Phrase phrase;

    Reach(String words) {
        phrase = new Phrase(words);
    }

    @Override
    public Phrase phrase() {
        return phrase;
    }
}
