package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.ManaColour;
import org.jspecify.annotations.Nullable;

/**
 * A card that can be in a deck.
 *
 * @param strongName what a spell is called when cast at its strongest; otherwise the name
 * @param colour none for wounds and artifacts
 * @param banner what it does for a unit, if it is a banner
 * @param competitive whether it does harm to other players, so that it stays in the box when one plays alone
 * @param hero whose special card it is, or {@link #NONE}
 * @param replaces the card that it takes the place of in that hero's deck, or {@link #NONE}
 * @param copies how many there are in a deck at the start
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
