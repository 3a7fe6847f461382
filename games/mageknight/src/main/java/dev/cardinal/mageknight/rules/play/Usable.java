package dev.cardinal.mageknight.rules.play;

import dev.cardinal.mageknight.effect.Condition;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Hue;
import dev.cardinal.mageknight.effect.Multiplier;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether an effect can do anything now. */
final class Usable {
    private Usable() {}

    /** Why an effect would do nothing in this phase. */
    static @Nullable Bar not(Table t, Effect effect, Cause cause, int phase) {
        return (UsefulPhases.of(effect) & phase) == 0 ? Bar.useless(t.now.phase) : not(t, effect, cause);
    }

    /** The same for an effect that is useful in this phase. */
    static @Nullable Bar not(Table t, Effect effect, Cause cause) {
        return now(t, effect, cause)
                ? null
                : effect instanceof Effect.Pay(Hue hue, Effect then) && !payable(t, hue, cause)
                        ? Bar.CANNOT_PAY
                        : Bar.NO_EFFECT;
    }

    private static boolean payable(Table t, Hue hue, Cause cause) {
        return (Mana.payable(t) & Effects.colours(t, hue, cause)) != 0;
    }

    static boolean now(Table t, Effect effect, Cause cause) {
        return switch (effect) {
            case Effect.All(List<Effect> parts) -> all(t, parts, cause);
            case Effect.OneOf(List<Effect> choices) -> any(t, choices, cause);
            case Effect.May may -> true;
            case Effect.Pay(Hue hue, Effect then) -> payable(t, hue, cause) && now(t, then, cause);
            case Effect.Drop drop -> droppable(t, drop, cause) >= Math.max(1, drop.least());
            case Effect.Per(Multiplier count, Effect inner) -> Effects.count(t, count) > 0 && now(t, inner, cause);
            case Effect.If(Condition condition, Effect then, Effect otherwise) ->
                now(t, Effects.holds(t, condition) ? then : otherwise, cause);
            case Effect.Foes foes -> foe(t, foes, cause);
            case Effect.Ready(int level) -> ReadyUnit.possible(t, level, false, ReadyUnit.by(cause));
            case Effect.Do(var special, int number) -> phase(t, effect) && Specials.possible(t, special, number, cause);
            case Effect.Gain gain -> phase(t, effect);
            case Effect.Attack attack -> phase(t, effect);
            case Effect.Block block -> phase(t, effect);
            case Effect.Crystal(var hue) ->
                hue.equals(Hue.OTHERS) || Effects.colours(t, hue, cause) != 0 || hue.equals(Hue.SAME);
            case Effect.Token token -> true;
            case Effect.Rule rule -> phase(t, effect);
        };
    }

    /** The number of cards in hand that can be dropped, not counting the one about to be played. */
    private static int droppable(Table t, Effect.Drop drop, Cause cause) {
        boolean itself = cause.what() == Cause.What.CARD
                && Dropping.is(cause.id(), drop.sort())
                && t.piles.has(Zone.hand(t.seat()), cause.id());
        return Dropping.count(t, drop.sort()) - (itself ? 1 : 0);
    }

    private static boolean phase(Table t, Effect effect) {
        return (UsefulPhases.of(effect) & UsefulPhases.now(t)) != 0;
    }

    private static boolean any(Table t, List<Effect> effects, Cause cause) {
        for (Effect effect : effects) {
            if (now(t, effect, cause)) {
                return true;
            }
        }
        return false;
    }

    /** At least one part other than a mere cost must be useful. */
    private static boolean all(Table t, List<Effect> parts, Cause cause) {
        if (t.combat != null && t.combat.touched && parts.stream().anyMatch(Usable::onlyAtTheStart)) {
            return false;
        }
        for (Effect part : parts) {
            if (UsefulPhases.of(part) != UsefulPhases.ALWAYS
                    ? now(t, part, cause)
                    : !price(part) && now(t, part, cause)) {
                return true;
            }
        }
        return parts.isEmpty();
    }

    /** Sparing units damage only works before anything else in a combat. */
    private static boolean onlyAtTheStart(Effect part) {
        return part instanceof Effect.Rule(TurnRule rule) && rule.kind() == TurnRule.Kind.UNHARMED_UNITS;
    }

    private static boolean price(Effect part) {
        return part instanceof Effect.Gain(var point, int number)
                && switch (point) {
                    case FAME, REPUTATION, WOUNDS -> true;
                    case MOVE, INFLUENCE, HEALING, CARDS -> false;
                };
    }

    private static boolean foe(Table t, Effect.Foes foes, Cause cause) {
        Combat combat = t.combat;
        if (combat == null || !phase(t, foes)) {
            return false;
        }
        for (int i = 0; i < combat.size; i++) {
            if (Foes.reaches(t, i, foes, cause)) {
                return true;
            }
        }
        return false;
    }
}
