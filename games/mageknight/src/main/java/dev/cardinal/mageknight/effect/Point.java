package dev.cardinal.mageknight.effect;

/** What there is to gain in plain numbers. */
public enum Point implements Worded {
    MOVE("move #"),
    INFLUENCE("influence #"),
    HEALING("heal #"),
    CARDS("draw #"),
    FAME("fame +#"),
    REPUTATION("reputation +#"),
    /** Wounds that one takes to hand. */
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
