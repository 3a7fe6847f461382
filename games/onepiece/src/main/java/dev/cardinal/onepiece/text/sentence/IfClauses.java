package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Happening;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.noun.Noun;
import dev.cardinal.onepiece.text.words.ConditionWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the clauses after "if". */
public final class IfClauses {
    private final Grammar grammar;
    private final Possessions possessions;

    IfClauses(Grammar grammar) {
        this.grammar = grammar;
        this.possessions = new Possessions(grammar);
    }

    @Nullable
    public Condition condition() {
        Cursor in = grammar.in;
        Condition first = all();
        if (first == null) return null;
        List<Condition> choices = new ArrayList<>(List.of(first));
        while (true) {
            Cursor.Mark before = in.mark();
            Condition next = !in.sees("or else") && in.takeAny("or if", ", or if", "or", ", or") ? all() : null;
            if (next == null) {
                in.back(before);
                break;
            }
            choices.add(next);
        }
        return choices.size() == 1 ? first : new Condition.Either(choices);
    }

    private @Nullable Condition all() {
        Cursor in = grammar.in;
        Condition first = one();
        if (first == null) return null;
        List<Condition> all = new ArrayList<>();
        add(all, first);
        while (true) {
            Cursor.Mark before = in.mark();
            Condition next = in.takeAny(", and if", "and if", ", and", "and") ? one() : listed();
            if (next == null) {
                in.back(before);
                break;
            }
            add(all, next);
        }
        all.sort(Comparator.comparing(Condition.Either.class::isInstance));
        return all.size() == 1 ? all.getFirst() : new Condition.All(all);
    }

    /** "A, B and C": a condition after a comma, if the list continues after it. */
    private @Nullable Condition listed() {
        Cursor in = grammar.in;
        Condition next = in.take(",") ? one() : null;
        return next != null && in.seesAny("and", ", and", ",") && !in.sees(", then") ? next : null;
    }

    private static void add(List<Condition> all, Condition condition) {
        if (condition instanceof Condition.All(List<Condition> parts)) all.addAll(parts);
        else all.add(condition);
    }

    private @Nullable Condition one() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Condition found = possessions.condition();
        if (found == null) found = grouped();
        if (found == null) found = turn();
        if (found == null) found = compared();
        if (found == null) found = only();
        if (found == null) found = described();
        if (found == null) found = happened();
        if (found == null) in.back(start);
        return found;
    }

    /** "either ... or else ...", "it is not true that ...". */
    private @Nullable Condition grouped() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.take("it is not true that")) {
            Condition inner = one();
            if (inner != null) return new Condition.Not(inner);
        }
        in.back(start);
        List<Condition> choices = new ArrayList<>();
        Condition choice = in.take("either") ? all() : null;
        while (choice != null) {
            choices.add(choice);
            choice = in.takeAny("or else") ? all() : null;
        }
        if (choices.size() > 1) return new Condition.Either(choices);
        in.back(start);
        return null;
    }

    private @Nullable Condition turn() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("it is your turn", "it's your turn")) return new Condition.TurnOf(Who.YOU);
        if (in.takeAny("it is your opponent's turn", "it's your opponent's turn"))
            return new Condition.TurnOf(Who.OPPONENT);
        if (in.takeAny("it is", "it's", "this is")) {
            Who who = grammar.whose();
            for (int i = 1; who != null && i < Amount.ANY_NUMBER; i++) {
                String turn = ConditionWords.ordinal(i) + " turn";
                if (in.take(turn + " or later")) return new Condition.TurnNumber(who, Comparison.AT_LEAST, i);
                if (in.take(turn)) return new Condition.TurnNumber(who, Comparison.EQUAL, i);
            }
        }
        in.back(start);
        return null;
    }

    /** "the number of ... is equal to or less than ...". */
    private @Nullable Condition compared() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Value left = grammar.numbers.value();
        if (left != null && in.takeAny("is", "are")) {
            if (in.take("at least")) {
                int by = in.number();
                boolean less = by >= 0 && in.takeAny("less than", "fewer than");
                boolean more = by >= 0 && !less && in.take("more than");
                Value right = less || more ? right(left) : null;
                if (right != null && less)
                    return new Condition.Compare(left, Comparison.AT_MOST, new Value.Minus(right, Value.of(by)));
                if (right != null)
                    return new Condition.Compare(left, Comparison.AT_LEAST, new Value.Plus(right, Value.of(by)));
            }
            Comparison relation = grammar.measures.relation();
            Value right = relation == null ? grammar.numbers.value() : right(left);
            if (right != null) {
                if (relation == null) relation = possessions.comparison();
                return new Condition.Compare(left, relation, right);
            }
        }
        in.back(start);
        return null;
    }

    /** The right side: "the number on your opponent's field" is the same count for the other player. */
    private @Nullable Value right(Value left) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("the number", "that")
                && in.takeAny(
                        "on your opponent's field",
                        "in your opponent's hand",
                        "in your opponent's trash",
                        "of your opponent",
                        "in your opponent's life area")) return possessions.ofOpponent(left);
        in.back(start);
        if (in.take("your opponent's") && in.seesAny(",", "and", ".")) return possessions.ofOpponent(left);
        in.back(start);
        return grammar.numbers.value();
    }

    private @Nullable Condition only() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("you only have", "your only characters are")) {
            Noun noun = grammar.nouns.noun();
            if (noun != null && noun.kinds().size() == 1) {
                Cards all = new Noun(new Noun.Kind(noun.kinds().getFirst().categories(), Filter.ANY), false)
                        .whose(Who.YOU)
                        .cards();
                return new Condition.Only(
                        all, Filters.all(noun.kinds().getFirst().filter(), noun.filter()));
            }
        }
        in.back(start);
        if (in.takeAny("this character is the only character on your field", "this character is your only character")) {
            Cards others = Cards.characters(Who.YOU, new Filter.Not(new Filter.This()));
            return new Condition.Compare(new Value.CountOf(Countable.of(others)), Comparison.EQUAL, Value.of(0));
        }
        if (in.take("the only")) {
            Noun noun = grammar.nouns.noun();
            Noun such = noun != null && in.takeAny("are", "is") ? grammar.nouns.noun() : null;
            if (noun != null && such != null)
                return new Condition.Only(noun.cards(), such.kinds().getFirst().filter());
        }
        in.back(start);
        if (in.takeAny("all of your don cards are rested", "all your don cards are rested"))
            return new Condition.Compare(don(Don.State.RESTED), Comparison.EQUAL, don(Don.State.ANY));
        if (in.takeAny("all of", "all")) {
            Noun noun = grammar.nouns.noun();
            Filter such = noun == null ? null : grammar.descriptions.said();
            if (noun != null && such != null) return new Condition.Only(noun.cards(), such);
        }
        in.back(start);
        return null;
    }

    private static Value don(Don.State state) {
        return new Value.CountOf(Countable.of(new Don(Who.YOU, state)));
    }

    /** "your Leader has the {A} type and is active". */
    private @Nullable Condition described() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Target whose = grammar.pronouns.possessor();
        if (whose != null) {
            Filter filter = ofPossessor();
            if (filter != null) return new Condition.Matches(whose, filter);
        }
        in.back(start);
        Target who = grammar.targets.single();
        if (who == null) {
            in.back(start);
            return null;
        }
        Filter said = grammar.descriptions.said();
        if (said != null) return new Condition.Matches(who, said);
        in.back(start);
        return null;
    }

    /** "type includes ...", "power is 5000 or more", "cost is 3". */
    private @Nullable Filter ofPossessor() {
        Cursor in = grammar.in;
        if (in.takeAny("colors include", "color includes")) {
            var color = grammar.adjectives.color();
            return color == null ? null : new Filter.Colored(color);
        }
        if (in.takeAny("type includes", "types include", "type including")) {
            String part = in.quoted();
            return part == null ? null : new Filter.TypeIncludes(part);
        }
        if (in.takeAny("card name includes", "name includes")) {
            String part = in.quoted();
            return part == null ? null : new Filter.NameIncludes(part);
        }
        if (in.takeAny("attribute is", "attributes include")) {
            var attribute = grammar.adjectives.attribute();
            return attribute == null ? null : new Filter.Having(attribute);
        }
        var measure = grammar.numbers.measure();
        if (measure == null || !in.take("is")) return null;
        Comparison relation = grammar.measures.relation();
        Value value = grammar.numbers.value();
        if (value == null) return null;
        return new Filter.Measured(measure, relation == null ? possessions.comparison() : relation, value);
    }

    private @Nullable Condition happened() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("you haven't drawn", "haven't drawn", "you have not drawn", "have not drawn")
                && in.takeAny("a card", "cards", "any cards")) {
            Happening drawn = new Happening.Drawn(Who.YOU, false, grammar.causes.cause());
            if (in.takeAny("this turn", "during this turn")) return new Condition.Not(new Condition.Happened(drawn));
        }
        in.back(start);
        Happening happening = anyPast();
        if (happening == null) happening = grammar.happenings.only();
        boolean self = happening instanceof Happening.KnockedOut(Cards what, var _) && what.equals(Cards.thisCard());
        if (happening != null && (in.takeAny("this turn", "during this turn", "on this turn") || self))
            return new Condition.Happened(happening);
        in.back(start);
        return null;
    }

    /** "your opponent's Character has been K.O.'d or returned to the owner's hand". */
    private @Nullable Happening anyPast() {
        Cursor in = grammar.in;
        List<Happening> all = new ArrayList<>();
        Cursor.Mark before = in.mark();
        do {
            List<Happening> more = grammar.happenings.past();
            if (more == null) break;
            all.addAll(more);
            before = in.mark();
        } while (in.take("or"));
        in.back(before);
        return all.isEmpty() ? null : all.size() == 1 ? all.getFirst() : new Happening.AnyOf(all);
    }
}
