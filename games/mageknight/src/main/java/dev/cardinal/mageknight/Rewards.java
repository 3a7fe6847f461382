package dev.cardinal.mageknight;

/** What a player has won in a turn and gets at its end (12). */
final class Rewards {
    int artifacts;
    int spells;
    int actions;
    int units;
    /** Random crystals, and sets of one of each basic colour. */
    int crystals;

    int sets;
    /** Dungeons, whose reward a die decides. */
    int dungeons;

    Rewards() {}

    Rewards(Rewards other) {
        artifacts = other.artifacts;
        spells = other.spells;
        actions = other.actions;
        units = other.units;
        crystals = other.crystals;
        sets = other.sets;
        dungeons = other.dungeons;
    }

    boolean any() {
        return artifacts + spells + actions + units + crystals + sets + dungeons > 0;
    }
}
