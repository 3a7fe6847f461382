package dev.cardinal.mageknight.table;

import dev.cardinal.mageknight.effect.ManaColour;

/** What a player has besides cards, units and skills. */
public final class Player {
    public static final int NO_DIE = -1;

    public final int hero;
    /** The hero's space; nowhere before the first turn. */
    public int space = Wedge.NOWHERE;

    public int fame;
    public int reputation;
    public int level = 1;
    /** The tactic of this round, by its ordinal; -1 before it is taken. */
    public int tactic = -1;

    public boolean flipped;
    /** The die that Mana Steal keeps. */
    public int keptDie = NO_DIE;
    /** The die that a spell has claimed for the round, and whether it gives a token each turn. */
    public int claimedDie = NO_DIE;

    public boolean cursed;
    public boolean claimPays;
    /** The colours, as bits, for whose use the player has taken a wound. */
    public int punished;

    /** How many extra turns follow this one immediately. */
    public int moreTurns;

    boolean plundered;
    /** The bonus to the next draw. */
    public int nextDraw;
    /** Command tokens in addition to those of the level. */
    public int bonds;
    /** The index of the unit that is bonded with the hero, or -1. */
    public int bonded = -1;
    /** How many cards at the top and the bottom of the deck everyone knows. */
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
