package dev.cardinal.mageknight.effect;

/**
 * The colours that a player chooses from.
 *
 * @param mask a bit for each colour
 */
public record Hue(int mask) {
    public static final Hue BASIC = new Hue(0b1111);
    public static final Hue ANY = new Hue(0b111111);
    /** The colour that the effect remembers. */
    public static final Hue SAME = new Hue(1 << 6);
    /** Each basic colour other than the one that the effect remembers. */
    public static final Hue OTHERS = new Hue(1 << 7);
    /** A colour of which the player has a crystal. */
    public static final Hue OWNED = new Hue(1 << 8);

    public static Hue of(ManaColour colour) {
        return new Hue(colour.bit());
    }

    public boolean has(ManaColour colour) {
        return (mask & colour.bit()) != 0;
    }
}
