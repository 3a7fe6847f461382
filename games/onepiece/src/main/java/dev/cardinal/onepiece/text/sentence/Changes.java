package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.spelling.Tags;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what is gained or given: "+1000 power", "[Rush]". */
final class Changes {
    private final Grammar grammar;

    /** Whether the last change adds to the one before. */
    private boolean additional;

    Changes(Grammar grammar) {
        this.grammar = grammar;
    }

    boolean isAdditional() {
        return additional;
    }

    /** "[Blocker] and +1000 power"; empty if there is nothing like that. */
    List<Change> list() {
        Cursor in = grammar.in;
        List<Change> all = new ArrayList<>();
        Change one = one();
        while (one != null) {
            all.add(one);
            Cursor.Mark before = in.mark();
            if (!in.takeAny(", and", "and", ",")) break;
            one = one();
            if (one == null) in.back(before);
        }
        return all;
    }

    /** "[Banish] or [Blocker]": the keywords to choose from, or none. */
    List<Keyword> choice() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        List<Keyword> keywords = new ArrayList<>();
        boolean choice = false;
        Keyword next = keyword();
        while (next != null) {
            keywords.add(next);
            boolean or = in.takeAny(", or", "or");
            choice |= or;
            next = or || in.take(",") ? keyword() : null;
        }
        if (choice) return keywords;
        in.back(start);
        return List.of();
    }

    private @Nullable Keyword keyword() {
        Cursor.Mark start = grammar.in.mark();
        String tag = grammar.in.tag();
        Keyword keyword = tag == null ? null : Tags.keyword(tag);
        if (keyword == null) grammar.in.back(start);
        return keyword;
    }

    @Nullable
    Change one() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Keyword keyword = keyword();
        if (keyword != null) return new Change.Gain(keyword);
        if (in.take("the")) {
            var attribute = grammar.adjectives.attribute();
            if (attribute != null && in.take("attribute")) return new Change.AlsoHaving(attribute);
            String type = attribute == null ? in.type() : null;
            if (type != null && in.take("type")) return new Change.AlsoTyped(type);
            in.back(start);
            return null;
        }
        additional = in.take("an additional");
        if (!additional) in.takeAny("a", "an");
        Integer by = in.signed();
        Measure measure = by == null ? null : grammar.numbers.measure();
        if (by != null && measure != null) {
            Value value = forEvery(by);
            if (measure == Measure.POWER) return new Change.Power(value);
            if (measure == Measure.COST) return new Change.Cost(value);
            if (measure == Measure.COUNTER) return new Change.Counter(value);
        }
        in.back(start);
        return null;
    }

    /** "for every 2 cards in your trash" after a number; the number itself if nothing like that follows. */
    Value forEvery(int amount) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("for every", "for each", "multiplied by", "per")) {
            int every = in.number();
            Measure measure = grammar.numbers.measure();
            Target whose = measure != null && in.takeAny("on", "of") ? grammar.targets.single() : null;
            if (measure != null && whose != null)
                return new Value.ForEvery(amount, Math.max(every, 1), new Value.Of(measure, whose));
            if (measure != null) {
                in.back(start);
                return Value.of(amount);
            }
            if (in.takeAny(
                    "don cards given to that character",
                    "don card given to that character",
                    "don cards given to that card",
                    "don card given to that card"))
                return new Value.ForEvery(
                        amount, Math.max(every, 1), new Value.Of(Measure.GIVEN_DON, new Target.Itself()));
            Target given = grammar.numbers.givenTo();
            if (given != null)
                return new Value.ForEvery(amount, Math.max(every, 1), new Value.Of(Measure.GIVEN_DON, given));
            in.take("of");
            Value done = grammar.numbers.done();
            if (done != null) return new Value.ForEvery(amount, Math.max(every, 1), done);
            Countable what = grammar.numbers.countable();
            if (what != null) return new Value.ForEvery(amount, Math.max(every, 1), new Value.CountOf(what));
            Value value = grammar.numbers.value();
            if (value != null) return new Value.ForEvery(amount, Math.max(every, 1), value);
        }
        in.back(start);
        return Value.of(amount);
    }

    /** "For every 2 cards trashed, draw 1 card"; null if the action cannot be multiplied. */
    @Nullable
    List<Action> forEvery() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (!(forEvery(1) instanceof Value.ForEvery(int _, int every, Value of)) || !in.take(",")) {
            in.back(start);
            return null;
        }
        List<Action> once = grammar.sentences.actions();
        if (once == null || once.size() != 1) return null;
        return switch (once.getFirst()) {
            case Action.Draw(Who who, Value.Exactly(int number), boolean upTo) ->
                List.of(new Action.Draw(who, new Value.ForEvery(number, every, of), upTo));
            case Action.Apply(Target what, List<Change> changes, Duration duration)
            when changes.equals(List.of(power(changes))) ->
                List.of(new Action.Apply(what, List.of(new Change.Power(times(power(changes), every, of))), duration));
            default -> null;
        };
    }

    private static Change.Power power(List<Change> changes) {
        return changes.getFirst() instanceof Change.Power power ? power : new Change.Power(Value.of(0));
    }

    private static Value times(Change.Power power, int every, Value of) {
        return power.by() instanceof Value.Exactly(int by) ? new Value.ForEvery(by, every, of) : power.by();
    }

    /** The changes multiplied, if the text says "for every" only after the duration. */
    List<Change> multiplied(List<Change> changes) {
        Cursor in = grammar.in;
        if (!in.seesAny("for every", "for each", "per") || changes.size() != 1) return changes;
        return switch (changes.getFirst()) {
            case Change.Power(Value.Exactly(int by)) -> List.of(new Change.Power(forEvery(by)));
            case Change.Cost(Value.Exactly(int by)) -> List.of(new Change.Cost(forEvery(by)));
            default -> changes;
        };
    }
}
