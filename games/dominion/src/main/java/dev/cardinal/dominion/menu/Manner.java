package dev.cardinal.dominion.menu;

/** A behaviour that a line before the first rule switches on. */
enum Manner {
    /** Refuses to end the game while behind. */
    CAREFUL("careful"),
    /** Refuses the second-to-last Province where another card would take the lead. */
    PENULTIMATE("penultimate"),
    /** Trashes down to a thin deck. */
    TRASH_AGGRESSIVELY("trash aggressively");

    final String line;

    Manner(String line) {
        this.line = line;
    }
}
