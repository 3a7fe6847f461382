package dev.cardinal.mageknight.effect;

/** Which cards from hand an effect takes. */
public enum Sort {
    /** Any card but a wound. */
    CARD("a card", "cards"),
    ACTION("an action card", "action cards"),
    /** A card that has a colour. */
    COLOURED("a coloured card", "coloured cards"),
    WOUND("a wound", "wounds");

    private final Phrase one;
    private final Phrase many;

    Sort(String one, String many) {
        this.one = new Phrase(one);
        this.many = new Phrase(many);
    }

    Phrase one() {
        return one;
    }

    Phrase many() {
        return many;
    }
}
