package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.ManaColour;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What is on a space of the map when its tile is revealed. */
public enum Site {
    NONE,
    PORTAL,
    VILLAGE,
    MONASTERY,
    KEEP,
    MAGE_TOWER,
    DUNGEON,
    TOMB,
    MONSTER_DEN,
    SPAWNING_GROUNDS,
    ANCIENT_RUINS,
    MAGICAL_GLADE,
    RED_MINE(ManaColour.RED),
    BLUE_MINE(ManaColour.BLUE),
    GREEN_MINE(ManaColour.GREEN),
    WHITE_MINE(ManaColour.WHITE),
    RED_CITY(ManaColour.RED),
    BLUE_CITY(ManaColour.BLUE),
    GREEN_CITY(ManaColour.GREEN),
    WHITE_CITY(ManaColour.WHITE),
    RAMPAGING_ORCS,
    RAMPAGING_DRACONUM;

    private final String words = name().toLowerCase(Locale.ROOT).replace('_', ' ');

    private final @Nullable ManaColour colour;

    Site() {
        this(null);
    }

    Site(@Nullable ManaColour colour) {
        this.colour = colour;
    }

    /** The colour of a mine or city. */
    public @Nullable ManaColour colour() {
        return colour;
    }

    public int bit() {
        return 1 << ordinal();
    }

    public boolean isMine() {
        return this.ordinal() >= RED_MINE.ordinal() && this.ordinal() <= WHITE_MINE.ordinal();
    }

    public boolean isCity() {
        return this.ordinal() >= RED_CITY.ordinal() && this.ordinal() <= WHITE_CITY.ordinal();
    }

    public boolean isRampaging() {
        return this == RAMPAGING_ORCS || this == RAMPAGING_DRACONUM;
    }

    /** Whether its walls protect those inside. */
    public boolean isFortified() {
        return this == KEEP || this == MAGE_TOWER || isCity();
    }

    /** Whether heroes enter it for a fight and a reward. */
    public boolean isAdventure() {
        return this == DUNGEON
                || this == TOMB
                || this == MONSTER_DEN
                || this == SPAWNING_GROUNDS
                || this == ANCIENT_RUINS;
    }

    @Override
    public String toString() {
        return words;
    }
}
