package dev.cardinal.mageknight.effect;

/** What an effect gives in plain numbers. */
public enum Point implements Worded {
    MOVE("move #"),
    INFLUENCE("influence #"),
    HEALING("heal #"),
    CARDS("draw #"),
    FAME("fame +#"),
    REPUTATION("reputation +#"),
    /** Wounds taken to hand. */
    WOUNDS("take # wound|wounds");

    private final Phrase phrase;

    Point(String words) {
        phrase = new Phrase(words);
    }

    @Override
    public Phrase phrase() {
        return phrase;
    }
}
