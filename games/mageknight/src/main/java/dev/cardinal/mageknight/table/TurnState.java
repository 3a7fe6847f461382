package dev.cardinal.mageknight.table;

import dev.cardinal.mageknight.effect.Special;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The state of the current turn, which is dropped when it ends. */
public final class TurnState implements Cloneable {
    public Phase phase = Phase.MOVE;
    public int move;
    public int influence;
    public int healing;
    /** The healing points that the last effect gave. */
    public int lastHealing;

    /** The colour of the mana token that the last effect gave. */
    public int lastToken;

    /** How many dice of the Source were used. */
    public int dice;

    public boolean handWasEmpty;
    public boolean deckWasEmpty;
    /** Whether a card was played or discarded. */
    public boolean played;
    /** Whether a skill, a unit or a tactic was used that has changed the game. */
    public boolean acted;

    public boolean moved;
    public boolean rested;
    public boolean interacted;
    public boolean fought;
    public boolean explored;
    public boolean searched;
    public boolean forfeited;
    public boolean timeTurned;
    /** The space that the hero left to reach walls or provoke enemies, until the combat begins. */
    public int metFoesFrom = Wedge.NOWHERE;

    public int recruits;
    public int kills;
    /** Wounds taken to hand this turn, and to the discard pile by poison. */
    public int wounds;

    public int poison;
    /** Spells cast and crystals spent, eight bits per colour. */
    public long spells;

    public long crystals;
    /** What the next sideways card gives, and the effect that may add 1. */
    public int sideways;

    @Nullable
    public Special sidewaysBy;

    public int sidewaysColour;
    public boolean woundSideways;
    /** Whether the next unit gets the bonus of being led. */
    public boolean lead;

    /** The units that another unit has readied, as bits. */
    public int readied;

    public TurnRules rules = new TurnRules();
    public Rewards rewards = new Rewards();
    /** The path of the hero this turn, the current space last. */
    public int[] path = new int[16];

    public int steps;

    /** The state at the start of a turn. */
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
