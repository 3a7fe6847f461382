package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import org.jspecify.annotations.Nullable;

/** Reads power, cost and other numbers that cards must have. */
public final class Measures {
    private final Phrases phrases;

    Measures(Phrases phrases) {
        this.phrases = phrases;
    }

    /** "a cost of 3 or less", "4000 base power or more", "a cost equal to or less than ...". */
    @Nullable
    Filter measured() {
        Cursor in = phrases.in;
        in.takeAny("a", "an", "the");
        if (in.takeAny("original cost")) return compared(Measure.BASE_COST);
        if (in.takeAny("base cost")) return compared(Measure.BASE_COST);
        if (in.takeAny("base power", "original power")) return compared(Measure.BASE_POWER);
        if (in.take("cost")) return compared(Measure.COST);
        if (in.take("power")) return compared(Measure.POWER);
        if (in.takeAny("don card given", "don cards given", "given don card", "any don cards given"))
            return given(Comparison.AT_LEAST, 1);
        if (in.takeAny("no don cards given", "no given don cards")) return given(Comparison.EQUAL, 0);
        int number = in.number();
        if (number < 0) {
            Integer counter = in.signed();
            if (counter == null || !in.take("counter")) return null;
            return new Filter.Measured(Measure.COUNTER, Comparison.EQUAL, Value.of(counter));
        }
        Comparison before = comparison();
        if (in.takeAny("don cards given", "don card given")) return given(before, number);
        if (before == Comparison.EQUAL && in.take("to")) return range(number);
        Measure measure = measure();
        if (measure == null) return null;
        Comparison comparison = before == Comparison.EQUAL ? comparison() : before;
        return new Filter.Measured(measure, comparison, Value.of(number));
    }

    private @Nullable Filter range(int least) {
        int most = phrases.in.number();
        Measure measure = most < 0 ? null : measure();
        return measure == null ? null : between(measure, least, most);
    }

    private static Filter between(Measure measure, int least, int most) {
        return Filters.all(
                new Filter.Measured(measure, Comparison.AT_LEAST, Value.of(least)),
                new Filter.Measured(measure, Comparison.AT_MOST, Value.of(most)));
    }

    private Filter given(Comparison comparison, int number) {
        phrases.in.takeAny("to it", "to them");
        return new Filter.Measured(Measure.GIVEN_DON, comparison, Value.of(number));
    }

    private @Nullable Measure measure() {
        Cursor in = phrases.in;
        if (in.takeAny("base power", "original power")) return Measure.BASE_POWER;
        if (in.takeAny("base cost")) return Measure.BASE_COST;
        if (in.take("power")) return Measure.POWER;
        if (in.take("cost")) return Measure.COST;
        if (in.take("counter")) return Measure.COUNTER;
        return null;
    }

    private Comparison comparison() {
        Cursor in = phrases.in;
        if (in.takeAny("or less", "or lower", "or below", "or fewer")) return Comparison.AT_MOST;
        if (in.takeAny("or more", "or higher", "or above", "or greater")) return Comparison.AT_LEAST;
        return Comparison.EQUAL;
    }

    /** After "a cost": "of 3 or less", "equal to or less than ...". */
    private @Nullable Filter compared(Measure measure) {
        Cursor in = phrases.in;
        Comparison relation = relation();
        if (relation != null) {
            Value value = phrases.numbers.value();
            if (value == null) value = sameOf(measure);
            return value == null ? null : new Filter.Measured(measure, relation, value);
        }
        in.take("of");
        Value value = phrases.numbers.value();
        if (value == null) return null;
        Cursor.Mark number = in.mark();
        if (value instanceof Value.Exactly(int least) && in.take("to")) {
            int most = in.number();
            if (most >= 0) return between(measure, least, most);
            in.back(number);
        }
        Filter first = new Filter.Measured(measure, comparison(), value);
        Cursor.Mark before = in.mark();
        Comparison second = in.takeAny("that is", "and is") ? relation() : null;
        Value limit = second == null ? null : phrases.numbers.value();
        if (second != null && limit != null) return Filters.all(first, new Filter.Measured(measure, second, limit));
        in.back(before);
        Filter other = orValue(measure, first);
        return other == null ? first : other;
    }

    /** "the returned Character", "that of your Leader": the same number of other cards. */
    private @Nullable Value sameOf(Measure measure) {
        phrases.in.take("that of");
        Target other = phrases.targets.single();
        return other == null ? null : new Value.Of(measure, other);
    }

    /** "a cost of 0 or 8". */
    private @Nullable Filter orValue(Measure measure, Filter first) {
        Cursor in = phrases.in;
        Cursor.Mark before = in.mark();
        if (in.take("or")) {
            in.take("with");
            in.take("a");
            if (measure == measure()) in.take("of");
            int number = in.number();
            if (number >= 0 && !in.seesAny("of", "power", "card", "cards"))
                return Filters.either(first, new Filter.Measured(measure, comparison(), Value.of(number)));
        }
        in.back(before);
        return null;
    }

    /** "equal to or less than" and the like. */
    @Nullable
    public Comparison relation() {
        Cursor in = phrases.in;
        if (in.takeAny(
                "equal to or less than", "less than or equal to", "equal to or lower than", "equal to or fewer than"))
            return Comparison.AT_MOST;
        if (in.takeAny(
                "equal to or more than",
                "equal to or greater than",
                "more than or equal to",
                "greater than or equal to")) return Comparison.AT_LEAST;
        if (in.takeAny("less than", "lower than", "fewer than")) return Comparison.LESS;
        if (in.takeAny("more than", "greater than", "higher than")) return Comparison.MORE;
        if (in.takeAny("equal to", "the same as")) return Comparison.EQUAL;
        return null;
    }
}
