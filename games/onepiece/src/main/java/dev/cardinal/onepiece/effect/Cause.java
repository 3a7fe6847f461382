package dev.cardinal.onepiece.effect;

/**
 * Why something happens.
 *
 * @param by whose card causes it
 * @param source what the card that causes it is like
 */
public record Cause(Means means, Who by, Filter source) {
    /** Anything at all. */
    public static final Cause ANY = new Cause(Means.ANY, Who.ANY, Filter.ANY);

    public static final Cause BATTLE = new Cause(Means.BATTLE, Who.ANY, Filter.ANY);

    /** An effect of this player. */
    public static Cause effectOf(Who by) {
        return new Cause(Means.EFFECT, by, Filter.ANY);
    }

    /** A battle, an effect, or either. */
    public enum Means {
        ANY,
        BATTLE,
        EFFECT
    }
}
