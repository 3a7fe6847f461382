package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Zone;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Evaluates the numbers in an effect. */
public final class Counted {
    private static final int NOBODY = -1;

    private Counted() {}

    public static int value(Table t, RunningEffect running, Value value) {
        return value(t, running, value, NOBODY);
    }

    /** A number for a change to this card. */
    private static int value(Table t, RunningEffect running, Value value, int piece) {
        return switch (value) {
            case Value.Exactly(int number) -> number;
            case Value.CountOf(Countable what) -> count(t, running, what);
            case Value.ForEvery(int amount, int every, Value of) -> amount * (value(t, running, of, piece) / every);
            case Value.Of(Measure measure, Target.Itself itself) ->
                piece == NOBODY ? 0 : Described.measure(t, measure, piece);
            case Value.Of(Measure measure, Target target) ->
                Arrays.stream(Meaning.pieces(t, running, target))
                        .map(one -> Described.measure(t, measure, one))
                        .sum();
            case Value.Total(Measure measure, Cards cards) ->
                Arrays.stream(Meaning.all(t, running, cards))
                        .map(one -> Described.measure(t, measure, one))
                        .sum();
            case Value.Plus(Value left, Value right) ->
                value(t, running, left, piece) + value(t, running, right, piece);
            case Value.Minus(Value left, Value right) ->
                value(t, running, left, piece) - value(t, running, right, piece);
            case Value.Least(Value left, Value right) ->
                Math.min(value(t, running, left, piece), value(t, running, right, piece));
            case Value.Chosen(int slot) -> running.memory().number(slot);
            case Value.Done(int slot) ->
                slot == Memory.SUBJECTS ? Meaning.subjects(running).length : running.slot(slot).length;
        };
    }

    /** Whether a base value is taken from a card that was not chosen, so that nothing changes (1-3-2). */
    public static boolean isLikeNothing(Table t, RunningEffect running, Change change) {
        return switch (change) {
            case Change.BasePower(Value.Of(var measure, Target target)) ->
                Meaning.pieces(t, running, target).length == 0;
            case Change.BaseCost(Value.Of(var measure, Target target)) ->
                Meaning.pieces(t, running, target).length == 0;
            default -> false;
        };
    }

    /** The value of a change to this card. */
    public static int value(Table t, RunningEffect running, Change change, int piece) {
        return switch (change) {
            case Change.Power(Value by) -> value(t, running, by, piece);
            case Change.Cost(Value by) -> value(t, running, by, piece);
            case Change.CostBecomes(Value becomes) -> value(t, running, becomes, piece);
            case Change.CounterBecomes(Value becomes) -> value(t, running, becomes, piece);
            case Change.Counter(Value by) -> value(t, running, by, piece);
            case Change.BasePower(Value becomes) -> value(t, running, becomes, piece);
            case Change.BaseCost(Value becomes) -> value(t, running, becomes, piece);
            case Change.PowerToZero zero -> -Math.max(0, t.power(piece));
            default -> 0;
        };
    }

    public static int count(Table t, RunningEffect running, Countable what) {
        return switch (what) {
            case Countable.CardsOf(Cards cards) -> number(t, running, cards);
            case Countable.DonOf(Don don) -> count(t, running, don);
            case Countable.Different(Filter.Trait trait, Cards cards) ->
                different(t, trait, Meaning.all(t, running, cards));
            case Countable.Sum(List<Countable> parts) -> {
                int sum = 0;
                for (Countable part : parts) {
                    sum += count(t, running, part);
                }
                yield sum;
            }
        };
    }

    private static int number(Table t, RunningEffect running, Cards cards) {
        if (cards.filter().equals(Filter.ANY) && !cards.zones().contains(Zone.COST_AREA)) {
            int sum = 0;
            for (Zone zone : cards.zones()) {
                for (int seat = 0; seat < 2; seat++) {
                    sum += Meaning.is(running, cards.whose(), seat) ? t.size(seat, Meaning.zone(zone)) : 0;
                }
            }
            return sum;
        }
        return Meaning.all(t, running, cards).length;
    }

    private static int different(Table t, Filter.Trait trait, int[] pieces) {
        Set<Object> seen = new HashSet<>();
        for (int piece : pieces) {
            IndexedCard print = t.printed(piece);
            switch (trait) {
                case COLOR -> seen.addAll(print.card.colors());
                case NAME -> seen.add(print.card.name());
                case TYPE -> seen.addAll(print.types);
                case ATTRIBUTE -> seen.addAll(print.attributes);
                case COST -> seen.add(t.cost(piece));
                case NUMBER -> seen.add(print.card.id());
            }
        }
        return seen.size();
    }

    public static int count(Table t, RunningEffect running, Don don) {
        int sum = 0;
        for (int seat = 0; seat < 2; seat++) {
            if (Meaning.is(running, don.whose(), seat)) {
                sum += switch (don.state()) {
                    case ANY -> t.donOnField(seat);
                    case ACTIVE -> t.donActive(seat);
                    case RESTED -> t.donRested(seat);
                    case GIVEN -> t.donGiven(seat);
                    case IN_COST_AREA -> t.donActive(seat) + t.donRested(seat);
                };
            }
        }
        return sum;
    }
}
