package dev.cardinal.mageknight.data;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The tactics, of which each player takes one for a round. */
public enum Tactic {
    EARLY_BIRD("Early Bird", 1, false),
    RETHINK("Rethink", 2, false),
    MANA_STEAL("Mana Steal", 3, false),
    PLANNING("Planning", 4, false),
    GREAT_START("Great Start", 5, false),
    THE_RIGHT_MOMENT("The Right Moment", 6, false),
    FROM_THE_DUSK("From the Dusk", 1, true),
    LONG_NIGHT("Long Night", 2, true),
    MANA_SEARCH("Mana Search", 3, true),
    MIDNIGHT_MEDITATION("Midnight Meditation", 4, true),
    PREPARATION("Preparation", 5, true),
    SPARING_POWER("Sparing Power", 6, true);

    private static final List<Tactic> DAY = those(false);
    private static final List<Tactic> NIGHT = those(true);

    private final String title;
    private final int number;
    private final boolean night;

    Tactic(String title, int number, boolean night) {
        this.title = title;
        this.number = number;
        this.night = night;
    }

    public static List<Tactic> of(boolean night) {
        return night ? NIGHT : DAY;
    }

    private static List<Tactic> those(boolean night) {
        return Arrays.stream(values()).filter(tactic -> tactic.night == night).toList();
    }

    /** The name for programs, as in "great_start". */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Lower numbers move first. */
    public int number() {
        return number;
    }

    /** Where its rule stands: the number on it, and of which time it is. */
    public String rule() {
        return (night ? "Night " : "Day ") + number;
    }

    public boolean isNight() {
        return night;
    }

    @Override
    public String toString() {
        return title;
    }
}
