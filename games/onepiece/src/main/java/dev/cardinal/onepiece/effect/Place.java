package dev.cardinal.onepiece.effect;

/**
 * A destination for cards.
 *
 * @param whose whose zone it is
 * @param end which end of a deck or of Life
 * @param inAnyOrder whether the player who moves them chooses their order
 * @param rested whether they arrive rested
 * @param faceUp whether they are face up in Life
 * @param revealed whether they are shown to both players on the way
 */
public record Place(
        Who whose, Zone zone, End end, boolean inAnyOrder, boolean rested, boolean faceUp, boolean revealed) {
    /** Which end of an ordered zone. */
    public enum End {
        /** Any position. */
        ANY,
        TOP,
        BOTTOM,
        /** The player chooses the top or the bottom, once for all cards. */
        TOP_OR_BOTTOM
    }

    public static Place of(Who whose, Zone zone) {
        return new Place(whose, zone, End.ANY, false, false, false, false);
    }

    public static Place hand() {
        return of(Who.OWNER, Zone.HAND);
    }

    public static Place trash() {
        return of(Who.OWNER, Zone.TRASH);
    }

    public static Place deck(End end) {
        return new Place(Who.OWNER, Zone.DECK, end, true, false, false, false);
    }

    public static Place life(Who whose, End end) {
        return new Place(whose, Zone.LIFE, end, false, false, false, false);
    }

    public Place whileRevealed() {
        return new Place(whose, zone, end, inAnyOrder, rested, faceUp, true);
    }

    public Place upright() {
        return new Place(whose, zone, end, inAnyOrder, rested, true, revealed);
    }

    public Place asRested() {
        return new Place(whose, zone, end, inAnyOrder, true, faceUp, revealed);
    }

    public Place at(End other) {
        return new Place(whose, zone, other, inAnyOrder, rested, faceUp, revealed);
    }
}
