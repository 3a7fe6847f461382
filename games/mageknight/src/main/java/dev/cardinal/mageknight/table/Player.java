package dev.cardinal.mageknight.table;

import dev.cardinal.mageknight.effect.ManaColour;

/** What a player has besides cards, units and skills. */
public final class Player {
    public static final int NO_DIE = -1;

    public final int hero;
    /** Where the hero stands; nowhere before the first turn. */
    public int space = Wedge.NOWHERE;

    public int fame;
    public int reputation;
    public int level = 1;
    /** The tactic of this round, by its number among the twelve; -1 before it is taken. */
    public int tactic = -1;

    public boolean flipped;
    /** The die that Mana Steal keeps. */
    public int keptDie = NO_DIE;
    /** The die that a spell has claimed for the round, and whether it brings a token each turn. */
    public int claimedDie = NO_DIE;

    public boolean cursed;
    public boolean claimPays;
    /** The colours, as bits, for whose use the player has paid with a wound. */
    public int punished;

    /** How many more turns follow this one at once. */
    public int moreTurns;

    boolean plundered;
    /** How many cards more the next draw may bring. */
    public int nextDraw;
    /** Command tokens besides those of the level. */
    public int bonds;
    /** The place of the unit that is bound to the hero, or -1. */
    public int bonded = -1;
    /** How many cards on top of the deck, and how many at its bottom, everybody knows. */
    public int knownTop;

    public int knownBottom;
    public final int[] crystals;
    public final int[] tokens;

    public Player(int hero) {
        this.hero = hero;
        crystals = new int[ManaColour.BASICS];
        tokens = new int[ManaColour.values().length];
    }

    public Player(Player other) {
        hero = other.hero;
        space = other.space;
        fame = other.fame;
        reputation = other.reputation;
        level = other.level;
        tactic = other.tactic;
        flipped = other.flipped;
        keptDie = other.keptDie;
        claimedDie = other.claimedDie;
        cursed = other.cursed;
        claimPays = other.claimPays;
        punished = other.punished;
        moreTurns = other.moreTurns;
        plundered = other.plundered;
        nextDraw = other.nextDraw;
        bonds = other.bonds;
        bonded = other.bonded;
        knownTop = other.knownTop;
        knownBottom = other.knownBottom;
        crystals = other.crystals.clone();
        tokens = other.tokens.clone();
    }
}
