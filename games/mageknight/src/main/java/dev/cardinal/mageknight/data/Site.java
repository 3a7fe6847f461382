package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.Colour;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What there is on a space of the map when its tile is revealed. */
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
    RED_MINE(Colour.RED),
    BLUE_MINE(Colour.BLUE),
    GREEN_MINE(Colour.GREEN),
    WHITE_MINE(Colour.WHITE),
    RED_CITY(Colour.RED),
    BLUE_CITY(Colour.BLUE),
    GREEN_CITY(Colour.GREEN),
    WHITE_CITY(Colour.WHITE),
    RAMPAGING_ORCS,
    RAMPAGING_DRACONUM;

    private final String words = name().toLowerCase(Locale.ROOT).replace('_', ' ');

    private final @Nullable Colour colour;

    Site() {
        this(null);
    }

    Site(@Nullable Colour colour) {
        this.colour = colour;
    }

    /** The colour of a mine or city. */
    public @Nullable Colour colour() {
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
