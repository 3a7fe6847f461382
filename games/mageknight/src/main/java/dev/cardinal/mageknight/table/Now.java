package dev.cardinal.mageknight.table;

import dev.cardinal.mageknight.effect.Deed;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is so in the turn at hand, and is forgotten when it ends. */
public final class Now {
    public Phase phase = Phase.MOVE;
    public int move;
    public int influence;
    public int healing;
    /** The healing points that an effect gave last. */
    public int lastHealing;

    /** The colour of the mana token that an effect gave last. */
    public int lastToken;

    /** How many dice of the Source were used. */
    public int dice;

    public boolean handWasEmpty;
    public boolean deckWasEmpty;
    /** Whether a card was played or discarded. */
    public boolean played;
    /** Whether a skill or a unit was used. */
    public boolean acted;

    public boolean moved;
    public boolean rested;
    public boolean interacted;
    public boolean fought;
    public boolean explored;
    public boolean searched;
    public boolean forfeited;
    public boolean timeTurned;
    /** The space from which the hero has just come to walls or provoked enemies, until the fight begins. */
    public int metFoesFrom = Wedge.NOWHERE;

    public int recruits;
    public int kills;
    /** Wounds that came to hand in this turn, and to the discard pile by poison. */
    public int wounds;

    public int poison;
    /** Spells cast by colour, and crystals spent by colour, eight bits each. */
    public long spells;

    public long crystals;
    /** What the next card played sideways gives, and whether more by its kind, by a die or by a mana. */
    public int sideways;

    @Nullable
    public Deed sidewaysBy;

    public int sidewaysColour;
    public boolean woundSideways;
    /** Whether the next unit is led. */
    public boolean lead;

    /** The units, as bits, that another unit has made ready. */
    public int readied;

    public final Rules rules;
    public final Rewards rewards;
    /** The spaces that the hero has walked, the last one last. */
    public int[] path;

    public int steps;

    Now() {
        rules = new Rules();
        rewards = new Rewards();
        path = new int[16];
    }

    Now(Now other) {
        phase = other.phase;
        move = other.move;
        influence = other.influence;
        healing = other.healing;
        lastHealing = other.lastHealing;
        lastToken = other.lastToken;
        dice = other.dice;
        handWasEmpty = other.handWasEmpty;
        deckWasEmpty = other.deckWasEmpty;
        played = other.played;
        acted = other.acted;
        moved = other.moved;
        rested = other.rested;
        interacted = other.interacted;
        fought = other.fought;
        explored = other.explored;
        searched = other.searched;
        forfeited = other.forfeited;
        timeTurned = other.timeTurned;
        metFoesFrom = other.metFoesFrom;
        recruits = other.recruits;
        kills = other.kills;
        wounds = other.wounds;
        poison = other.poison;
        spells = other.spells;
        crystals = other.crystals;
        sideways = other.sideways;
        sidewaysBy = other.sidewaysBy;
        sidewaysColour = other.sidewaysColour;
        woundSideways = other.woundSideways;
        lead = other.lead;
        readied = other.readied;
        rules = new Rules(other.rules);
        rewards = new Rewards(other.rewards);
        path = other.path.clone();
        steps = other.steps;
    }

    /** A new turn begins. */
    public void begin(boolean emptyHand, boolean emptyDeck) {
        phase = Phase.MOVE;
        move = 0;
        influence = 0;
        healing = 0;
        lastHealing = 0;
        lastToken = 0;
        dice = 0;
        handWasEmpty = emptyHand;
        deckWasEmpty = emptyDeck;
        played = false;
        acted = false;
        moved = false;
        rested = false;
        interacted = false;
        fought = false;
        explored = false;
        searched = false;
        forfeited = false;
        timeTurned = false;
        metFoesFrom = Wedge.NOWHERE;
        recruits = 0;
        kills = 0;
        wounds = 0;
        poison = 0;
        spells = 0;
        crystals = 0;
        sideways = 0;
        sidewaysBy = null;
        sidewaysColour = 0;
        woundSideways = false;
        lead = false;
        readied = 0;
        rules.clear();
        rewards.clear();
        steps = 0;
    }

    public void walked(int space) {
        if (steps == path.length) {
            path = Arrays.copyOf(path, steps * 2);
        }
        path[steps++] = space;
    }
}
