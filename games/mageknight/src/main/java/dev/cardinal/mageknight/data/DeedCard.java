package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.ManaColour;
import org.jspecify.annotations.Nullable;

/**
 * A card that can be in a deck.
 *
 * @param strongName the name of a spell's strong effect; for other cards, the name
 * @param colour none for wounds and artifacts
 * @param banner its effect on a unit, if it is a banner
 * @param competitive whether it harms other players and so stays in the box in solo games
 * @param hero the hero it belongs to, or {@link #NONE}
 * @param replaces the card it replaces in that hero's deck, or {@link #NONE}
 * @param copies how many a starting deck has
 */
public record DeedCard(
        int id,
        String name,
        String strongName,
        Type type,
        @Nullable ManaColour colour,
        Effect basic,
        Effect strong,
        @Nullable Banner banner,
        boolean competitive,
        int hero,
        int replaces,
        int copies) {
    public static final int NONE = -1;

    /** The id of the Wound. */
    public static final int WOUND = 0;

    public enum Type {
        WOUND,
        BASIC_ACTION,
        ADVANCED_ACTION,
        SPELL,
        ARTIFACT
    }

    public boolean isAction() {
        return type == Type.BASIC_ACTION || type == Type.ADVANCED_ACTION;
    }

    @Override
    public String toString() {
        return name;
    }
}
