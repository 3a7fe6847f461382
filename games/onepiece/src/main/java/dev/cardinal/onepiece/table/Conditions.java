package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Cause;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.Arrays;
import java.util.List;

/** Whether what an effect asks for is so. */
public final class Conditions {
    private Conditions() {}

    /** Whether conditions hold when a timing is met. */
    static boolean ready(Table t, int piece, Effect effect, int index, int subject) {
        return !(effect.oncePerTurn() && t.used(piece, index))
                && holds(t, Act.of(piece, t.life(piece), t.owner(piece), effect, index, subject), effect.conditions());
    }

    public static boolean holds(Table t, Act act, List<Condition> conditions) {
        for (Condition condition : conditions) {
            if (!holds(t, act, condition)) {
                return false;
            }
        }
        return true;
    }

    public static boolean holds(Table t, Act act, Condition condition) {
        return switch (condition) {
            case Condition.All(List<Condition> all) -> holds(t, act, all);
            case Condition.Either(List<Condition> either) -> either.stream().anyMatch(one -> holds(t, act, one));
            case Condition.Not(Condition inner) -> !holds(t, act, inner);
            case Condition.Compare(Value left, var comparison, Value right) ->
                comparison.holds(Counted.value(t, act, left), Counted.value(t, act, right));
            case Condition.Matches(Target target, Filter filter) -> {
                int[] pieces = Meaning.pieces(t, act, target);
                boolean all = pieces.length > 0;
                for (int piece : pieces) {
                    all &= Described.matches(t, act, filter, piece);
                }
                yield all;
            }
            case Condition.Only(Cards cards, Filter filter) ->
                Arrays.stream(Meaning.all(t, act, cards)).allMatch(piece -> Described.matches(t, act, filter, piece));
            case Condition.TurnOf(Who who) -> Meaning.is(act, who, t.turn);
            case Condition.DonAttached(int least) -> t.given(act.source()) >= least;
            case Condition.TurnNumber(Who whose, var comparison, int number) ->
                comparison.holds(t.ownTurn(Meaning.seat(act, whose)), number);
            case Condition.Happened(var happening) -> Happenings.hasHappened(t, act, happening);
        };
    }

    /** Whether something done by this card of this player (-1 for the rules or a battle) is such a cause. */
    public static boolean causes(Table t, Act act, Cause cause, Deed deed) {
        boolean means = switch (cause.means()) {
            case ANY -> true;
            case BATTLE -> deed.battle();
            case EFFECT -> deed.effect();
        };
        return means
                && (cause.by() == Who.ANY || (deed.seat() >= 0 && Meaning.is(act, cause.by(), deed.seat())))
                && (cause.source().equals(Filter.ANY)
                        || (deed.piece() >= 0 && Described.matches(t, act, cause.source(), deed.piece())));
    }

    /** Whether a permanent effect works while its card is in hand: it then speaks of cards there. */
    static boolean worksInHand(Effect effect) {
        return effect.kind() == Kind.PERMANENT
                && effect.body().stream()
                        .anyMatch(action ->
                                action instanceof Action.Apply(Target.Every(Cards cards), var changes, var duration)
                                        && cards.filter() instanceof Filter.This
                                        && cards.zones().contains(Zone.HAND));
    }

    /** Of players with an empty deck, as bits, those who lose by it; one who wins by it makes the other lose. */
    static int withoutExcuse(Table t, int empty) {
        int losers = 0;
        for (int seat = 0; seat < 2; seat++) {
            if ((empty >> seat & 1) == 1) {
                boolean wins =
                        t.values().allowedTo(seat, permission -> permission instanceof Permission.WinsWithEmptyDeck);
                losers |= 1 << (wins ? 1 - seat : seat);
            }
        }
        return losers;
    }
}
