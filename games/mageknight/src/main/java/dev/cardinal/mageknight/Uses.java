package dev.cardinal.mageknight;

import dev.cardinal.mageknight.effect.Deed;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Point;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.effect.Weakness;
import java.util.List;

/** In which phases of a turn an effect is of any use, as bits of {@link Phase}. */
final class Uses {
    static final int ALWAYS = 0x7f & ~Phase.DAMAGE.bit();
    static final int PEACE = Phase.MOVE.bit() | Phase.INTERACT.bit() | Phase.REST.bit();
    static final int COMBAT = Phase.RANGED.bit() | Phase.BLOCK.bit() | Phase.ATTACK.bit();
    static final int STRIKES = Phase.RANGED.bit() | Phase.ATTACK.bit();

    private Uses() {}

    /** Where an effect is of use; always, if it only comes along with others. */
    static int of(Effect effect) {
        int uses = own(effect);
        return uses == 0 ? ALWAYS : uses;
    }

    /** 0 for what is of no use by itself, such as a wound. */
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
            case Effect.Do(Deed deed, int number) -> own(deed);
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
            case MOVE -> Phase.MOVE.bit();
            case INFLUENCE -> Phase.INTERACT.bit();
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
            case LEARN, LEARN_TO_HAND, INFLUENCE_AS_BLOCK, REPUTATION_BY_RECRUITS, FAME_BY_RECRUITS -> 0;
            case MOVE_AS_ATTACK, MOVE_AS_RANGED_ATTACK, FIRST_ATTACK, FIRST_BLOCK -> 0;
            case FAME_IF_INTERACTED, REPUTATION_IF_INTERACTED, CARD_TO_BOTTOM, CARD_TO_TOP -> 0;
            case FAME_BY_KILLS, FAME_BY_HEALING, CARDS_BY_HEALING -> 0;
            case MORE_DICE, DICE_OF_ANY_COLOUR, ENDLESS_MANA, FAME_BY_SPELLS, CRYSTALS_RETURN -> ALWAYS;
            case WOUNDS_UNDONE, DAYLIGHT, DARKNESS, NEXT_DRAW -> ALWAYS;
        };
    }

    private static int own(Deed deed) {
        return switch (deed) {
            case FLY, GLIDE, TUNNEL, TUNNEL_ATTACK, CHANGE_THE_WEATHER -> Phase.MOVE.bit();
            case SCATTER -> Phase.RANGED.bit() | Phase.BLOCK.bit();
            case ROLL_FOR_WOUNDS, WOUND_THE_UNIT -> 0;
            case DARE_DICE -> STRIKES;
            case LEAD -> COMBAT;
            case SIDEWAYS_BY_KIND, SIDEWAYS_WITHOUT_DIE, SIDEWAYS_WITH_MANA, SIDEWAYS_WOUND ->
                Phase.MOVE.bit() | Phase.INTERACT.bit() | Phase.BLOCK.bit() | Phase.ATTACK.bit();
            case ATTACH, READY_ALL, READY_OR_HEAL, PASS_A_WOUND, RECRUIT_FREELY -> PEACE;
            default -> ALWAYS;
        };
    }
}
