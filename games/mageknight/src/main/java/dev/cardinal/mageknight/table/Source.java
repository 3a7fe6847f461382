package dev.cardinal.mageknight.table;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.mageknight.effect.ManaColour;

/** The dice that everyone shares, and who has taken which. */
public final class Source {
    /** The places of a die: in the Source, used until the turn ends, kept by a tactic, or claimed for the round. */
    public static final int FREE = 0;

    public static final int USED = 1;
    /** Used, and to be returned without rerolling. */
    public static final int USED_AS_IT_IS = 2;

    public static final int KEPT = 3;
    public static final int CLAIMED = 4;

    private final byte[] colours;
    private final byte[] places;
    private final byte[] holders;
    /** How many times a die has changed hands. */
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

    /** Takes a die, or changes the place of one already taken. */
    public void take(int die, int place, int seat) {
        arrived += places[die] == FREE ? 1 : 0;
        places[die] = (byte) place;
        holders[die] = (byte) seat;
    }

    public void free(int die) {
        arrived += places[die] == FREE ? 0 : 1;
        places[die] = FREE;
    }

    /** The first free die of a colour, or -1. */
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

    /** Rolls all dice, rerolling the others until at least half of them show basic colours (2.2). */
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

    /** Whether a die has been used this turn, to be rerolled or not. */
    public boolean anyTaken() {
        for (byte place : places) {
            if (place == USED || place == USED_AS_IT_IS) {
                return true;
            }
        }
        return false;
    }
}
