package dev.cardinal.mageknight.table;

/** What a player has won in a turn and receives at its end (12). */
public final class Rewards {
    public int artifacts;
    public int spells;
    public int actions;
    public int units;
    /** Random crystals, and sets of one of each basic colour. */
    public int crystals;

    public int sets;
    /** Dungeons, whose reward is rolled for. */
    public int dungeons;

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

    public boolean any() {
        return artifacts + spells + actions + units + crystals + sets + dungeons > 0;
    }
}
