package dev.cardinal.mageknight.rules.play;

import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Point;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.effect.Special;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.effect.Weakness;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.TurnRules;
import java.util.List;

/** The phases of a turn in which an effect is useful, as bits of {@link Phase}. */
final class UsefulPhases {
    static final int ALWAYS = 0x7f & ~Phase.DAMAGE.bit();
    static final int PEACE = Phase.MOVE.bit() | Phase.INTERACT.bit() | Phase.REST.bit();
    static final int COMBAT = Phase.RANGED.bit() | Phase.BLOCK.bit() | Phase.ATTACK.bit();
    static final int STRIKES = Phase.RANGED.bit() | Phase.ATTACK.bit();

    /** Combat in which Move or Influence points count as something else; no phase has these bits. */
    private static final int MOVE_POINTS = 1 << Phase.values().length;

    private static final int INFLUENCE_POINTS = MOVE_POINTS << 1;
    /** Learning for Influence, which is possible at any time. */
    private static final int LEARNING = INFLUENCE_POINTS << 1;

    private UsefulPhases() {}

    /**
     * What can be played now. Influence can be played at any time (5.2); in a combat, only if it counts for something.
     */
    static int now(Table t) {
        boolean influence = t.combat == null || learns(t);
        return fitting(t) | LEARNING | (influence ? INFLUENCE_POINTS : 0);
    }

    /** Whether a card lets the player learn for Influence, wherever they are. */
    static boolean learns(Table t) {
        return t.now.rules.has(TurnRule.Kind.LEARN) || t.now.rules.has(TurnRule.Kind.LEARN_TO_HAND);
    }

    /** Whether Move counts for something in this part of a combat. */
    static boolean countsMove(Table t) {
        return (fitting(t) & MOVE_POINTS) != 0;
    }

    /** Whether Influence counts for something outside an interaction. */
    static boolean countsInfluence(Table t) {
        return (fitting(t) & INFLUENCE_POINTS) != 0 || learns(t);
    }

    /** Whether something with these uses gives only Influence that nothing needs now. */
    static boolean idle(Table t, int uses) {
        return (uses & fitting(t)) == 0 && !learns(t);
    }

    /** What is useful now: the phase, and in combat the points that a card has made useful there. */
    private static int fitting(Table t) {
        int uses = t.now.phase.bit();
        Combat combat = t.combat;
        if (combat == null) {
            return uses;
        }
        TurnRules rules = t.now.rules;
        boolean move = switch (t.now.phase) {
            case RANGED -> combat.nextScared > 0 || rules.has(TurnRule.Kind.MOVE_AS_RANGED_ATTACK);
            case BLOCK -> combat.nextScared > 0;
            case ATTACK -> rules.has(TurnRule.Kind.MOVE_AS_ATTACK);
            default -> false;
        };
        boolean influence = t.now.phase == Phase.BLOCK && rules.has(TurnRule.Kind.INFLUENCE_AS_BLOCK);
        return uses | (move ? MOVE_POINTS : 0) | (influence ? INFLUENCE_POINTS : 0);
    }

    /** When an effect is useful; always, if it only accompanies others. */
    static int of(Effect effect) {
        int uses = own(effect);
        return uses == 0 ? ALWAYS : uses;
    }

    /** 0 for what is useless by itself, such as a wound. */
    private static int own(Effect effect) {
        return switch (effect) {
            case Effect.All(List<Effect> parts) -> together(parts);
            case Effect.OneOf(List<Effect> choices) -> together(choices);
            case Effect.May(Effect inner) -> own(inner);
            case Effect.Gain(Point point, int number) -> own(point);
            case Effect.Attack(Range range, var element, int number) ->
                range == Range.MELEE ? Phase.ATTACK.bit() : STRIKES;
            case Effect.Block block -> Phase.BLOCK.bit();
            case Effect.Token token -> ALWAYS;
            case Effect.Crystal crystal -> ALWAYS;
            case Effect.Pay(var hue, Effect then) -> own(then);
            case Effect.Drop drop -> own(drop.then());
            case Effect.Per(var count, Effect inner) -> own(inner);
            case Effect.If(var condition, Effect then, Effect otherwise) -> own(then) | own(otherwise);
            case Effect.Foes foes -> foes(foes.weaknesses());
            case Effect.Ready ready -> ALWAYS;
            case Effect.Rule(TurnRule rule) -> own(rule);
            case Effect.Do(Special special, int number) -> own(special);
        };
    }

    private static int together(List<Effect> effects) {
        int uses = 0;
        for (Effect effect : effects) {
            uses |= own(effect);
        }
        return uses;
    }

    private static int own(Point point) {
        return switch (point) {
            case MOVE -> Phase.MOVE.bit() | MOVE_POINTS;
            case INFLUENCE -> Phase.INTERACT.bit() | INFLUENCE_POINTS;
            case HEALING -> PEACE;
            case CARDS -> ALWAYS;
            case FAME, REPUTATION, WOUNDS -> 0;
        };
    }

    private static int foes(List<Weakness> weaknesses) {
        int uses = COMBAT;
        for (Weakness weakness : weaknesses) {
            uses &= switch (weakness.kind()) {
                case NO_ATTACK -> Phase.RANGED.bit() | Phase.BLOCK.bit();
                case DESTROYED -> Phase.ATTACK.bit();
                default -> COMBAT;
            };
        }
        return uses == 0 ? Phase.RANGED.bit() | Phase.BLOCK.bit() : uses;
    }

    private static int own(TurnRule rule) {
        return switch (rule.kind()) {
            case COST_IS, COST_LESS, NO_PROVOKING, FAR_STEPS -> Phase.MOVE.bit();
            case STRONGER_UNITS, UNHARMED_UNITS -> Phase.RANGED.bit();
            case ARMORED_UNITS, FAME_BY_UNITS, WALLS_DOWN -> COMBAT;
            case DOUBLE_PHYSICAL -> Phase.ATTACK.bit();
            case INFLUENCE_AS_BLOCK -> Phase.BLOCK.bit();
            case MOVE_AS_ATTACK -> Phase.ATTACK.bit();
            case MOVE_AS_RANGED_ATTACK -> STRIKES;
            case LEARN, LEARN_TO_HAND -> LEARNING;
            case REPUTATION_BY_RECRUITS, FAME_BY_RECRUITS -> 0;
            case FIRST_ATTACK, FIRST_BLOCK -> 0;
            case FAME_IF_INTERACTED, REPUTATION_IF_INTERACTED, CARD_TO_BOTTOM, CARD_TO_TOP -> 0;
            case FAME_BY_KILLS, FAME_BY_HEALING, CARDS_BY_HEALING, SPEND_AT_ONCE -> 0;
            case MORE_DICE, NO_DICE, DIE_TAKEN, DICE_OF_ANY_COLOUR, ENDLESS_MANA, FAME_BY_SPELLS, CRYSTALS_RETURN ->
                ALWAYS;
            case WOUNDS_UNDONE, DAYLIGHT, DARKNESS, NEXT_DRAW -> ALWAYS;
        };
    }

    private static int own(Special special) {
        return switch (special) {
            case FLY, GLIDE, TUNNEL, TUNNEL_ATTACK, CHANGE_THE_WEATHER -> Phase.MOVE.bit();
            case SCATTER -> Phase.RANGED.bit() | Phase.BLOCK.bit();
            case ROLL_FOR_WOUNDS, WOUND_THE_UNIT -> 0;
            case DARE_DICE -> STRIKES;
            case LEAD -> COMBAT;
            case SIDEWAYS_BY_KIND, SIDEWAYS_WITHOUT_DIE, SIDEWAYS_WITH_MANA, SIDEWAYS_WOUND ->
                Phase.MOVE.bit() | Phase.INTERACT.bit() | Phase.BLOCK.bit() | Phase.ATTACK.bit();
            case READY_ALL, READY_OR_HEAL, PASS_A_WOUND, RECRUIT_FREELY -> PEACE;
            default -> ALWAYS;
        };
    }
}
