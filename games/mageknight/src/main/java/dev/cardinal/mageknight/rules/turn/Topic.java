package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kit.Asking;
import dev.cardinal.mageknight.rules.fight.Challenge;
import dev.cardinal.mageknight.rules.fight.Fight;
import dev.cardinal.mageknight.rules.fight.Joining;
import dev.cardinal.mageknight.rules.land.Glade;
import dev.cardinal.mageknight.rules.land.Plundering;
import dev.cardinal.mageknight.rules.reward.Disband;
import dev.cardinal.mageknight.rules.reward.Rewarding;
import dev.cardinal.mageknight.rules.reward.TakeAction;
import dev.cardinal.mageknight.rules.reward.TakeArtifacts;
import dev.cardinal.mageknight.rules.reward.TakeSpell;
import dev.cardinal.mageknight.rules.reward.TakeUnit;
import dev.cardinal.mageknight.rules.tactic.Meditating;
import dev.cardinal.mageknight.rules.tactic.Preparing;
import dev.cardinal.mageknight.rules.tactic.Rethinking;
import dev.cardinal.mageknight.rules.tactic.Sparing;
import dev.cardinal.mageknight.rules.tactic.StealingMana;
import dev.cardinal.mageknight.rules.tactic.TakeTactic;
import dev.cardinal.mageknight.table.Table;

/** What a question is about. */
public enum Topic {
    TACTIC,
    /** What to do next in a turn. */
    TURN,
    /** What to do next in a combat. */
    FIGHT,
    /** Which rampaging enemies to challenge. */
    CHALLENGE,
    /** Which other rampaging enemies to challenge. */
    JOIN,
    /** Whether to plunder the village. */
    PLUNDER,
    /** A card to discard. */
    DISCARD,
    /** A card to discard for a rest. */
    REST,
    /** Wounds to discard in a rest. */
    REST_WOUNDS,
    /** Cards to discard before drawing. */
    THROW,
    SKILL,
    ADVANCED_ACTION,
    SPELL,
    /** The artifact to put back, by its index among those drawn. */
    ARTIFACT,
    UNIT,
    /** Which unit to disband for another. */
    DISBAND,
    /** Which reward to take next. */
    REWARD,
    /** The units that keep their banners. */
    BANNERS,
    /** Where to remove a wound. */
    GLADE,
    /** Cards to exchange for others. */
    EXCHANGE,
    /** A card from the deck. */
    PREPARATION,
    /** Which die to keep. */
    STEAL,
    /** Whether to stash a card or take all stashed cards. */
    SPARE,
    /** A choice within an effect. */
    EFFECT;

    public static Topic of(Asking<Table> asking) {
        return switch (asking) {
            case TakeTactic tactic -> TACTIC;
            case Turn turn -> TURN;
            case Fight fight -> FIGHT;
            case Challenge challenge -> CHALLENGE;
            case Joining joining -> JOIN;
            case Plundering plundering -> PLUNDER;
            case MustDiscard discard -> DISCARD;
            case Resting resting -> REST;
            case RestWounds wounds -> REST_WOUNDS;
            case DiscardBeforeDraw throwing -> THROW;
            case LearnSkill skill -> SKILL;
            case TakeAction action -> ADVANCED_ACTION;
            case TakeSpell spell -> SPELL;
            case TakeArtifacts artifacts -> ARTIFACT;
            case TakeUnit unit -> UNIT;
            case Disband disband -> DISBAND;
            case Rewarding rewarding -> REWARD;
            case Refresh refresh -> BANNERS;
            case Glade glade -> GLADE;
            case Rethinking rethinking -> EXCHANGE;
            case Meditating meditating -> EXCHANGE;
            case Preparing preparing -> PREPARATION;
            case StealingMana stealing -> STEAL;
            case Sparing sparing -> SPARE;
            default -> EFFECT;
        };
    }
}
