package dev.cardinal.mageknight;

import dev.cardinal.kernel.Chance;
import dev.cardinal.mageknight.effect.Colour;

/** The dice that everybody shares, and who has taken which. */
final class Source {
    /** Where a die is: in the Source, used by a player until the turn's end, kept by one, or claimed for the round. */
    static final int FREE = 0;

    static final int USED = 1;
    /** Used, and to be returned as it is. */
    static final int USED_AS_IT_IS = 2;

    static final int KEPT = 3;
    static final int CLAIMED = 4;

    private final byte[] colours;
    private final byte[] places;

    Source(int dice) {
        colours = new byte[dice];
        places = new byte[dice];
    }

    Source(Source other) {
        colours = other.colours.clone();
        places = other.places.clone();
    }

    int size() {
        return colours.length;
    }

    int colour(int die) {
        return colours[die];
    }

    void colour(int die, int colour) {
        colours[die] = (byte) colour;
    }

    boolean free(int die) {
        return places[die] == FREE;
    }

    int place(int die) {
        return places[die];
    }

    void place(int die, int place) {
        places[die] = (byte) place;
    }

    /** A free die of a colour, the first of them, or -1. */
    int find(int colour) {
        for (int die = 0; die < colours.length; die++) {
            if (places[die] == FREE && colours[die] == colour) {
                return die;
            }
        }
        return -1;
    }

    int count(int colour) {
        int count = 0;
        for (int die = 0; die < colours.length; die++) {
            count += places[die] == FREE && colours[die] == colour ? 1 : 0;
        }
        return count;
    }

    void roll(int die, Chance chance) {
        colours[die] = (byte) chance.below(Colour.values().length);
    }

    /** Rolls all dice; unless at least half of them show basic colours, the others are rolled again (2.2). */
    void rollAll(Chance chance) {
        for (int die = 0; die < colours.length; die++) {
            places[die] = FREE;
            roll(die, chance);
        }
        while (basics() * 2 < colours.length) {
            for (int die = 0; die < colours.length; die++) {
                if (colours[die] >= Colour.BASICS) {
                    roll(die, chance);
                }
            }
        }
    }

    private int basics() {
        int basics = 0;
        for (byte colour : colours) {
            basics += colour < Colour.BASICS ? 1 : 0;
        }
        return basics;
    }

    /** At the end of a turn: dice that were used come back, rolled again. */
    void giveBack(Table t) {
        if (anyUsed()) {
            giveBack(t.chance());
        } else {
            giveBack();
        }
    }

    private void giveBack(Chance chance) {
        for (int die = 0; die < colours.length; die++) {
            if (places[die] == USED) {
                roll(die, chance);
            }
            if (places[die] == USED || places[die] == USED_AS_IT_IS) {
                places[die] = FREE;
            }
        }
    }

    /** The same where none has to be rolled. */
    private void giveBack() {
        for (int die = 0; die < colours.length; die++) {
            if (places[die] == USED_AS_IT_IS) {
                places[die] = FREE;
            }
        }
    }

    /** Whether the player whose turn it is has taken a die, to be rolled again or not. */
    boolean anyTaken() {
        for (byte place : places) {
            if (place == USED || place == USED_AS_IT_IS) {
                return true;
            }
        }
        return false;
    }

    private boolean anyUsed() {
        for (byte place : places) {
            if (place == USED) {
                return true;
            }
        }
        return false;
    }
}
