package dev.cardinal.onepiece.table;

import dev.cardinal.kit.Stack;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Value;
import java.util.Arrays;
import java.util.List;

/** Checks whether cards match the filters of effects. */
public final class Described {
    private Described() {}

    public static boolean matches(Table t, RunningEffect running, Filter filter, int piece) {
        IndexedCard print = t.printed(piece);
        return switch (filter) {
            case Filter.All(List<Filter> filters) -> {
                for (Filter one : filters) {
                    if (!matches(t, running, one, piece)) {
                        yield false;
                    }
                }
                yield true;
            }
            case Filter.Either(List<Filter> filters) -> {
                for (Filter one : filters) {
                    if (matches(t, running, one, piece)) {
                        yield true;
                    }
                }
                yield false;
            }
            case Filter.Not(Filter.SameAs(Filter.Trait trait, int slot))
            when running.slot(slot).length == 0 -> false; // nothing differs from a card that is not there
            case Filter.Not(Filter inner) -> !matches(t, running, inner, piece);
            case Filter.Is(var category) -> print.card.category() == category;
            case Filter.Colored(var color) -> (print.colors >> color.ordinal() & 1) == 1;
            case Filter.Multicolored multi -> Integer.bitCount(print.colors) > 1;
            case Filter.Named(String name) -> print.names.contains(name) || gained(t, piece, filter);
            case Filter.NameIncludes(String part) ->
                print.names.stream().anyMatch(name -> name.contains(part)) || gained(t, piece, filter);
            case Filter.Typed(String type) -> print.types.contains(type) || gained(t, piece, filter);
            case Filter.TypeIncludes(String part) ->
                print.types.stream().anyMatch(type -> type.contains(part)) || gained(t, piece, filter);
            case Filter.Having(var attribute) -> print.attributes.contains(attribute) || gained(t, piece, filter);
            case Filter.Measured(Measure measure, var comparison, Value value) ->
                has(measure, print) && comparison.holds(measure(t, measure, piece), Counted.value(t, running, value));
            case Filter.InState(Filter.State state) -> t.rested(piece) == (state == Filter.State.RESTED);
            case Filter.With(Keyword keyword) ->
                !Areas.isDon(piece) && (t.values().keywords(piece) & IndexedCard.bit(keyword)) != 0;
            case Filter.WithTrigger trigger -> print.trigger;
            case Filter.WithTiming(var tag) -> print.tagged(tag).length > 0;
            case Filter.WithCounter counter -> print.card.counter() > 0;
            case Filter.NoBaseEffect plain -> print.plain;
            case Filter.FaceUp up -> !Areas.isDon(piece) && t.faceUp(piece);
            case Filter.PlayedThisTurn now -> !Areas.isDon(piece) && t.arrived(piece) == t.turnNumber;
            case Filter.This self -> piece == running.source() && running.life() == t.life(piece);
            case Filter.In(int slot) -> Meaning.contains(running.slot(slot), piece);
            case Filter.SameAs(Filter.Trait trait, int slot) ->
                Arrays.stream(running.slot(slot)).anyMatch(other -> share(t, trait, piece, other));
        };
    }

    /** Leaders have no cost (2-7-5), and DON!! cards have no numbers at all. */
    private static boolean has(Measure measure, IndexedCard print) {
        return switch (print.card.category()) {
            case DON -> false;
            case LEADER -> measure != Measure.COST && measure != Measure.BASE_COST;
            case CHARACTER, EVENT, STAGE -> true;
        };
    }

    /** Whether the card matches because of what an effect gives it. */
    private static boolean gained(Table t, int piece, Filter filter) {
        Stack<Standing> standing = t.values().standing();
        for (int i = 0; i < standing.size(); i++) {
            if (standing.get(i).piece() == piece && gives(standing.get(i).change(), filter)) {
                return true;
            }
        }
        return false;
    }

    private static boolean gives(Change change, Filter filter) {
        return switch (change) {
            case Change.AlsoAnything anything -> true;
            case Change.AlsoNamed(String name) ->
                filter instanceof Filter.Named(String wanted)
                        ? name.equals(wanted)
                        : filter instanceof Filter.NameIncludes(String part) && name.contains(part);
            case Change.AlsoTyped(String type) ->
                filter instanceof Filter.Typed(String wanted)
                        ? type.equals(wanted)
                        : filter instanceof Filter.TypeIncludes(String part) && type.contains(part);
            case Change.AlsoHaving(var attribute) -> filter instanceof Filter.Having(var wanted) && attribute == wanted;
            default -> false;
        };
    }

    static boolean share(Table t, Filter.Trait trait, int one, int other) {
        IndexedCard left = t.printed(one);
        IndexedCard right = t.printed(other);
        return switch (trait) {
            case COLOR -> (left.colors & right.colors) != 0;
            case NAME -> left.names.stream().anyMatch(right.names::contains);
            case TYPE -> left.types.stream().anyMatch(right.types::contains);
            case ATTRIBUTE -> left.attributes.stream().anyMatch(right.attributes::contains);
            case COST -> t.cost(one) == t.cost(other);
            case NUMBER -> left.card.id().equals(right.card.id());
        };
    }

    public static int measure(Table t, Measure measure, int piece) {
        return switch (measure) {
            case POWER -> t.power(piece);
            case COST -> t.cost(piece);
            case BASE_POWER -> t.values().basePower(piece);
            case BASE_COST -> t.values().baseCost(piece);
            case COUNTER -> t.values().counter(piece);
            case GIVEN_DON -> t.given(piece);
        };
    }
}
