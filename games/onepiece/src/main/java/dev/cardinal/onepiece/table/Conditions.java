package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Cause;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.Arrays;
import java.util.List;

/** Checks the conditions of effects. */
public final class Conditions {
    private Conditions() {}

    /**
     * Whether the conditions hold when the timing is met: those of tags, and all of On K.O. (10-2-17-1). The others
     * must hold when the effect is activated (8-4-1-1, Q:OP11-043).
     */
    static boolean ready(Table t, int piece, Effect effect, int index, int subject) {
        if (effect.oncePerTurn() && t.used(piece, index)) {
            return false;
        }
        boolean all = effect.has(Timing.Tag.ON_KO);
        RunningEffect running = RunningEffect.of(piece, t.life(piece), t.owner(piece), effect, index, subject);
        for (Condition condition : effect.conditions()) {
            boolean tag = condition instanceof Condition.DonAttached || condition instanceof Condition.TurnOf;
            if ((all || tag) && !holds(t, running, condition)) {
                return false;
            }
        }
        return true;
    }

    public static boolean holds(Table t, RunningEffect running, List<Condition> conditions) {
        for (Condition condition : conditions) {
            if (!holds(t, running, condition)) {
                return false;
            }
        }
        return true;
    }

    public static boolean holds(Table t, RunningEffect running, Condition condition) {
        return switch (condition) {
            case Condition.All(List<Condition> all) -> holds(t, running, all);
            case Condition.Either(List<Condition> either) -> either.stream().anyMatch(one -> holds(t, running, one));
            case Condition.Not(Condition inner) -> !holds(t, running, inner);
            case Condition.Compare(Value left, var comparison, Value right) ->
                comparison.holds(Counted.value(t, running, left), Counted.value(t, running, right));
            case Condition.Matches(Target target, Filter filter) -> {
                int[] pieces = Meaning.pieces(t, running, target);
                boolean all = pieces.length > 0;
                for (int piece : pieces) {
                    all &= Described.matches(t, running, filter, piece);
                }
                yield all;
            }
            case Condition.Only(Cards cards, Filter filter) -> {
                int[] pieces = Meaning.all(t, running, cards);
                yield pieces.length > 0
                        && Arrays.stream(pieces).allMatch(piece -> Described.matches(t, running, filter, piece));
            }
            case Condition.TurnOf(Who who) -> Meaning.is(running, who, t.turn);
            case Condition.DonAttached(int least) -> t.given(running.source()) >= least;
            case Condition.TurnNumber(Who whose, var comparison, int number) ->
                comparison.holds(t.ownTurn(Meaning.seat(running, whose)), number);
            case Condition.Happened(var happening) -> Happenings.hasHappened(t, running, happening);
        };
    }

    /** Whether this origin matches a cause. */
    public static boolean causes(Table t, RunningEffect running, Cause cause, Origin origin) {
        boolean means = switch (cause.means()) {
            case ANY -> true;
            case BATTLE -> origin.battle();
            case EFFECT -> origin.effect();
        };
        return means
                && (cause.by() == Who.ANY || (origin.seat() >= 0 && Meaning.is(running, cause.by(), origin.seat())))
                && (cause.source().equals(Filter.ANY)
                        || (origin.piece() >= 0
                                && !(isCharacter(cause.source()) && fromTrigger(t, origin))
                                && Described.matches(t, running, cause.source(), origin.piece())));
    }

    /** A card with a [Trigger] is in no area while it resolves, also if it activates another of its effects. */
    private static boolean fromTrigger(Table t, Origin origin) {
        return origin.trigger() || t.zone(origin.piece()) == Areas.LIMBO;
    }

    private static boolean isCharacter(Filter source) {
        return source instanceof Filter.All(List<Filter> parts)
                ? parts.stream().anyMatch(Conditions::isCharacter)
                : source.equals(new Filter.Is(Category.CHARACTER));
    }

    /** Whether a permanent effect works while its card is in hand, because it is about cards there. */
    static boolean worksInHand(Effect effect) {
        return effect.kind() == Kind.PERMANENT
                && effect.body().stream()
                        .anyMatch(action ->
                                action instanceof Action.Apply(Target.Every(Cards cards), var changes, var duration)
                                        && cards.filter() instanceof Filter.This
                                        && cards.zones().contains(Zone.HAND));
    }

    /** Of the players with an empty deck, as bits, those who lose; if one wins by it, the other loses. */
    static int withoutExcuse(Table t, int empty) {
        int losers = 0;
        for (int seat = 0; seat < 2; seat++) {
            if ((empty >> seat & 1) == 1) {
                Values values = t.values();
                if (values.allowedTo(seat, permission -> permission instanceof Permission.LosesLaterWithEmptyDeck)) {
                    t.losesLater |= 1 << seat;
                    continue;
                }
                boolean wins = values.allowedTo(seat, permission -> permission instanceof Permission.WinsWithEmptyDeck);
                losers |= 1 << (wins ? 1 - seat : seat);
            }
        }
        return losers;
    }
}
