package dev.cardinal.mageknight.table;

import dev.cardinal.mageknight.effect.Special;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is so in the turn at hand, and is forgotten when it ends. */
public final class TurnState implements Cloneable {
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
    public Special sidewaysBy;

    public int sidewaysColour;
    public boolean woundSideways;
    /** Whether the next unit is led. */
    public boolean lead;

    /** The units, as bits, that another unit has made ready. */
    public int readied;

    public TurnRules rules = new TurnRules();
    public Rewards rewards = new Rewards();
    /** The spaces that the hero has walked, the last one last. */
    public int[] path = new int[16];

    public int steps;

    /** A new turn begins. */
    public TurnState(boolean emptyHand, boolean emptyDeck) {
        handWasEmpty = emptyHand;
        deckWasEmpty = emptyDeck;
    }

    TurnState copy() {
        try {
            TurnState copy = (TurnState) clone();
            copy.rules = new TurnRules(rules);
            copy.rewards = new Rewards(rewards);
            copy.path = path.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public void walked(int space) {
        if (steps == path.length) {
            path = Arrays.copyOf(path, steps * 2);
        }
        path[steps++] = space;
    }
}
