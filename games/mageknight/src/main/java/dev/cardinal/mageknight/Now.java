package dev.cardinal.mageknight;

import dev.cardinal.mageknight.effect.Deed;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is so in the turn at hand, and is forgotten when it ends. */
final class Now implements Cloneable {
    Phase phase = Phase.MOVE;
    int move;
    int influence;
    int healing;
    /** The healing points that an effect gave last. */
    int lastHealing;

    /** The colour of the mana token that an effect gave last. */
    int lastToken;

    /** How many dice of the Source were used. */
    int dice;

    boolean handWasEmpty;
    boolean deckWasEmpty;
    /** Whether a card was played or discarded. */
    boolean played;
    /** Whether a skill or a unit was used. */
    boolean acted;

    boolean moved;
    boolean rested;
    boolean interacted;
    boolean fought;
    boolean explored;
    boolean searched;
    boolean forfeited;
    boolean timeTurned;
    int recruits;
    int kills;
    /** Wounds that came to hand in this turn, and to the discard pile by poison. */
    int wounds;

    int poison;
    /** Spells cast by colour, and crystals spent by colour, eight bits each. */
    long spells;

    long crystals;
    /** What the next card played sideways gives, and whether more by its kind, by a die or by a mana. */
    int sideways;

    @Nullable
    Deed sidewaysBy;

    int sidewaysColour;
    boolean woundSideways;
    /** Whether the next unit is led. */
    boolean lead;

    /** The units, as bits, that another unit has made ready. */
    int readied;

    Rules rules = new Rules();
    Rewards rewards = new Rewards();
    /** The spaces that the hero has walked, the last one last. */
    int[] path = new int[16];

    int steps;

    /** A new turn begins. */
    Now(boolean emptyHand, boolean emptyDeck) {
        handWasEmpty = emptyHand;
        deckWasEmpty = emptyDeck;
    }

    Now copy() {
        try {
            Now copy = (Now) clone();
            copy.rules = new Rules(rules);
            copy.rewards = new Rewards(rewards);
            copy.path = path.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    void walked(int space) {
        if (steps == path.length) {
            path = Arrays.copyOf(path, steps * 2);
        }
        path[steps++] = space;
    }
}
