package dev.cardinal.dominion.menu;

/** A behaviour switched on by a line before the first rule. */
enum Manner {
    /** Refuses to end the game while behind. */
    CAREFUL("careful"),
    /** Refuses the second-to-last Province if another card would take the lead. */
    PENULTIMATE("penultimate"),
    /** Trashes down to a thin deck. */
    TRASH_AGGRESSIVELY("trash aggressively");

    final String line;

    Manner(String line) {
        this.line = line;
    }
}
