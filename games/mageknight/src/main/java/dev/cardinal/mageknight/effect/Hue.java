package dev.cardinal.mageknight.effect;

/**
 * The colours among which somebody chooses.
 *
 * @param mask a bit for each colour
 */
public record Hue(int mask) {
    public static final Hue BASIC = new Hue(0b1111);
    public static final Hue ANY = new Hue(0b111111);
    /** The colour that the effect remembers. */
    public static final Hue SAME = new Hue(1 << 6);
    /** The basic colours that the effect does not remember, each of them. */
    public static final Hue OTHERS = new Hue(1 << 7);
    /** A colour of which one has a crystal. */
    public static final Hue OWNED = new Hue(1 << 8);

    public static Hue of(ManaColour colour) {
        return new Hue(colour.bit());
    }

    public boolean has(ManaColour colour) {
        return (mask & colour.bit()) != 0;
    }
}
