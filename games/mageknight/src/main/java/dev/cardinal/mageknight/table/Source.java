package dev.cardinal.mageknight.table;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.mageknight.effect.ManaColour;

/** The dice that everybody shares, and who has taken which. */
public final class Source {
    /** Where a die is: in the Source, used by a player until the turn's end, kept by one, or claimed for the round. */
    public static final int FREE = 0;

    public static final int USED = 1;
    /** Used, and to be returned as it is. */
    public static final int USED_AS_IT_IS = 2;

    public static final int KEPT = 3;
    public static final int CLAIMED = 4;

    private final byte[] colours;
    private final byte[] places;
    private final byte[] holders;
    /** How many dice have changed hands so far. */
    private int arrived;

    Source(int dice) {
        colours = new byte[dice];
        places = new byte[dice];
        holders = new byte[dice];
    }

    Source(Source other) {
        colours = other.colours.clone();
        places = other.places.clone();
        holders = other.holders.clone();
    }

    public int size() {
        return colours.length;
    }

    public int colour(int die) {
        return colours[die];
    }

    public void colour(int die, int colour) {
        colours[die] = (byte) colour;
    }

    public boolean isFree(int die) {
        return places[die] == FREE;
    }

    public int place(int die) {
        return places[die];
    }

    /** Who has taken a die that is not free. */
    public int holder(int die) {
        return holders[die];
    }

    int arrived() {
        return arrived;
    }

    /** A player takes a die, or does something else with one that they have. */
    public void take(int die, int place, int seat) {
        arrived += places[die] == FREE ? 1 : 0;
        places[die] = (byte) place;
        holders[die] = (byte) seat;
    }

    public void free(int die) {
        arrived += places[die] == FREE ? 0 : 1;
        places[die] = FREE;
    }

    /** A free die of a colour, the first of them, or -1. */
    public int find(int colour) {
        for (int die = 0; die < colours.length; die++) {
            if (places[die] == FREE && colours[die] == colour) {
                return die;
            }
        }
        return -1;
    }

    public int count(int colour) {
        int count = 0;
        for (int die = 0; die < colours.length; die++) {
            count += places[die] == FREE && colours[die] == colour ? 1 : 0;
        }
        return count;
    }

    private void roll(int die, Chance chance) {
        colours[die] = (byte) chance.below(ManaColour.values().length);
    }

    /** Rolls all dice; unless at least half of them show basic colours, the others are rolled again (2.2). */
    public void rollAll(Chance chance) {
        for (int die = 0; die < colours.length; die++) {
            roll(die, chance);
        }
        while (basics() * 2 < colours.length) {
            for (int die = 0; die < colours.length; die++) {
                if (colours[die] >= ManaColour.BASICS) {
                    roll(die, chance);
                }
            }
        }
    }

    private int basics() {
        int basics = 0;
        for (byte colour : colours) {
            basics += colour < ManaColour.BASICS ? 1 : 0;
        }
        return basics;
    }

    /** Whether the player whose turn it is has taken a die, to be rolled again or not. */
    public boolean anyTaken() {
        for (byte place : places) {
            if (place == USED || place == USED_AS_IT_IS) {
                return true;
            }
        }
        return false;
    }
}
