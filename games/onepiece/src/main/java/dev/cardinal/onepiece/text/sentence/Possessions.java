package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.noun.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads conditions on what players have: "you have 2 or less Life cards", "there is a Character with a cost of 0". */
final class Possessions {
    private final Grammar grammar;

    Possessions(Grammar grammar) {
        this.grammar = grammar;
    }

    @Nullable
    Condition condition() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Condition found = null;
        if (in.takeAny("you have", "you've")) found = having(Who.YOU, false);
        else if (in.takeAny("you don't have", "you do not have")) found = having(Who.YOU, true);
        else if (in.takeAny("your opponent has", "they have")) found = having(Who.OPPONENT, false);
        else if (in.takeAny("your opponent doesn't have", "your opponent does not have"))
            found = having(Who.OPPONENT, true);
        else if (in.takeAny("you and your opponent have a total of")) found = having(Who.ANY, false);
        else if (in.takeAny(
                "either you or your opponent has",
                "either you or your opponent have",
                "either player has",
                "you or your opponent has")) found = eitherHas();
        else if (in.takeAny("both you and your opponent have", "both players have", "you and your opponent each have"))
            found = bothHave();
        else if (in.take("your deck has")) found = cardsIn(Who.YOU, Zone.DECK);
        else if (in.take("your opponent's deck has")) found = cardsIn(Who.OPPONENT, Zone.DECK);
        else if (in.take("your trash has")) found = cardsIn(Who.YOU, Zone.TRASH);
        else if (in.take("your opponent's trash has")) found = cardsIn(Who.OPPONENT, Zone.TRASH);
        else if (in.takeAny("there is", "there are")) found = having(Who.ANY, false);
        else if (in.takeAny("there is not", "there isn't", "there are not")) found = having(Who.ANY, true);
        if (found == null) in.back(start);
        return found;
    }

    /** After "your deck has": "0 cards", "10 or less cards". */
    private @Nullable Condition cardsIn(Who whose, Zone zone) {
        int number = grammar.in.number();
        if (number < 0) return null;
        Comparison comparison = comparison();
        if (!grammar.in.takeAny("cards", "card")) return null;
        Value count = new Value.CountOf(Countable.of(Cards.in(whose, zone, Filter.ANY)));
        return new Condition.Compare(count, comparison, Value.of(number));
    }

    private @Nullable Condition eitherHas() {
        List<Condition> each = ofEach();
        return each.isEmpty() ? null : new Condition.Either(each);
    }

    private @Nullable Condition bothHave() {
        List<Condition> each = ofEach();
        return each.isEmpty() ? null : new Condition.All(each);
    }

    /** The same condition for each player, or nothing. */
    private List<Condition> ofEach() {
        if (!(one(Who.YOU, false) instanceof Condition.Compare(Value count, Comparison comparison, Value number)))
            return List.of();
        return List.of(
                new Condition.Compare(ofOther(count, Who.YOU), comparison, number),
                new Condition.Compare(ofOther(count, Who.OPPONENT), comparison, number));
    }

    /** "5 or less cards in your hand and a Character with a cost of 8 or more". */
    private @Nullable Condition having(Who who, boolean not) {
        Cursor in = grammar.in;
        List<Condition> all = new ArrayList<>();
        Condition one = one(who, not);
        while (one != null) {
            all.add(one);
            Cursor.Mark before = in.mark();
            if (!in.takeAny("and", ", and")) break;
            boolean possession = in.number() >= 0 || in.takeAny("a", "an", "no");
            in.back(before);
            one = possession && in.takeAny("and", ", and") ? one(who, not) : null;
            if (one == null) in.back(before);
        }
        if (all.isEmpty()) return null;
        if (all.size() > 1) return new Condition.All(all);
        Condition other = orNumber(who, not);
        return other == null ? all.getFirst() : new Condition.Either(List.of(all.getFirst(), other));
    }

    /** "... or 0 Life cards": an alternative with a number of its own. */
    private @Nullable Condition orNumber(Who who, boolean not) {
        Cursor in = grammar.in;
        Cursor.Mark before = in.mark();
        boolean or = !not && in.take("or");
        Cursor.Mark start = in.mark();
        boolean number = or && in.number() >= 0;
        in.back(start);
        Condition other = number ? one(who, false) : null;
        if (other == null) in.back(before);
        return other;
    }

    private @Nullable Condition one(Who who, boolean not) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Condition names = not ? null : bothNamed(who);
        if (names != null) return names;
        if (in.takeAny("less", "fewer")) return rivalry(who, Comparison.LESS, start);
        if (in.take("more")) return rivalry(who, Comparison.MORE, start);
        if (in.takeAny("the same number of")) return rivalry(who, Comparison.EQUAL, start);
        Condition apart = apart(who);
        if (apart != null) return apart;
        boolean least = in.take("at least");
        if (!least) in.takeAny("a total of", "exactly");
        Comparison comparison = Comparison.AT_LEAST;
        int number = in.number();
        int other = -1;
        if (number >= 0) {
            if (!least) comparison = comparison();
            if (comparison == Comparison.EQUAL && in.take("or")) {
                other = in.number();
                if (other < 0 || comparison() != Comparison.AT_LEAST) return fail(start);
            }
        } else if (in.take("no")) {
            comparison = Comparison.EQUAL;
            number = 0;
        } else {
            number = 1;
            in.takeAny("a", "an", "any");
        }
        Condition given = who == Who.YOU && !not && other < 0 ? given(comparison, number) : null;
        if (given != null) return given;
        Countable what = countable(who);
        if (what == null) return fail(start);
        in.take("in total");
        Value count = new Value.CountOf(what);
        Condition condition = new Condition.Compare(count, comparison, Value.of(number));
        if (other < 0 && comparison == Comparison.EQUAL) {
            Cursor.Mark before = in.mark();
            if (in.take("or") && (other = in.number()) >= 0 && in.take("or more") && what.equals(countable(who))) {
                return either(condition, count, other);
            }
            in.back(before);
            other = -1;
        }
        if (other >= 0) return either(condition, count, other);
        return not ? negated(count, comparison, number) : condition;
    }

    /** "2 or more DON!! cards given to your Leader". */
    private @Nullable Condition given(Comparison comparison, int number) {
        Target to = grammar.numbers.givenTo();
        return to == null
                ? null
                : new Condition.Matches(to, new Filter.Measured(Measure.GIVEN_DON, comparison, Value.of(number)));
    }

    private static Condition either(Condition equal, Value count, int least) {
        return new Condition.Either(List.of(equal, new Condition.Compare(count, Comparison.AT_LEAST, Value.of(least))));
    }

    private static Condition negated(Value count, Comparison comparison, int number) {
        boolean none = comparison == Comparison.AT_LEAST && number == 1;
        if (none) return new Condition.Compare(count, Comparison.EQUAL, Value.of(0));
        return new Condition.Compare(
                count, comparison == Comparison.AT_MOST ? Comparison.MORE : Comparison.LESS, Value.of(number));
    }

    private @Nullable Condition fail(Cursor.Mark start) {
        grammar.in.back(start);
        return null;
    }

    /** "[A] and [B] in your trash": both are there. */
    private @Nullable Condition bothNamed(Who who) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        in.take("both");
        String first = in.name();
        String second = first != null && in.take("and") ? in.name() : null;
        if (first == null || second == null) return fail(start);
        Set<Category> categories = in.takeAny("characters", "character cards") ? Set.of(Category.CHARACTER) : Set.of();
        Filter described = Filter.ANY;
        for (Filter next = described; next != null && !categories.isEmpty(); next = grammar.clauses.clause())
            described = Filters.all(described, next);
        Noun.Area area = grammar.zones.area();
        List<Condition> all = new ArrayList<>();
        for (String name : List.of(first, second)) {
            Noun.Kind kind = new Noun.Kind(categories, Filters.all(new Filter.Named(name), described));
            Noun noun = new Noun(kind, false).whose(who);
            Cards cards = (area == null || area.zones().isEmpty() ? noun : noun.in(area)).cards();
            all.add(new Condition.Compare(
                    new Value.CountOf(new Countable.CardsOf(cards)), Comparison.AT_LEAST, Value.of(1)));
        }
        return new Condition.All(all);
    }

    /** "at least 2 more DON!! cards on their field than you", "2 or more cards in your hand than your opponent". */
    private @Nullable Condition apart(Who who) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        boolean least = in.take("at least");
        int by = in.number();
        boolean less = by > 0 && least && in.takeAny("less", "fewer");
        boolean more = by > 0 && !less && (in.take("more") ? least : !least && in.take("or more"));
        Countable mine = less || more ? countable(who) : null;
        if (mine != null && in.take("than") && in.takeAny("your opponent", "you do", "you", "they do")) {
            in.takeAny("does", "has");
            Value left = new Value.CountOf(mine);
            Value right = ofOther(left, who == Who.YOU ? Who.OPPONENT : Who.YOU);
            return less
                    ? new Condition.Compare(left, Comparison.AT_MOST, new Value.Minus(right, Value.of(by)))
                    : new Condition.Compare(left, Comparison.AT_LEAST, new Value.Plus(right, Value.of(by)));
        }
        in.back(start);
        return null;
    }

    /** "less Life cards than your opponent". */
    private @Nullable Condition rivalry(Who who, Comparison comparison, Cursor.Mark start) {
        Cursor in = grammar.in;
        Countable mine = countable(who);
        if (mine == null || !in.takeAny("than", "as")) return fail(start);
        if (!in.takeAny("your opponent", "you do", "you", "they do")) return fail(start);
        in.takeAny("does", "has");
        Value left = new Value.CountOf(mine);
        return new Condition.Compare(left, comparison, ofOther(left, who == Who.YOU ? Who.OPPONENT : Who.YOU));
    }

    /** Cards or DON!! cards; this player's if the text does not say whose. */
    private @Nullable Countable countable(Who who) {
        Who before = grammar.subject;
        grammar.subject = who;
        Don don = grammar.numbers.don();
        grammar.subject = before;
        if (don != null) return new Countable.DonOf(don);
        Noun noun = grammar.nouns.together();
        if (noun == null || noun.joint() instanceof Joint.TotalAtMost || noun.joint() instanceof Joint.Both)
            return null;
        Cards cards = noun.whose(noun.whose() == null ? who : noun.whose()).cards();
        if (noun.joint() instanceof Joint.Differ(Filter.Trait trait)) return new Countable.Different(trait, cards);
        return new Countable.CardsOf(cards);
    }

    Comparison comparison() {
        Cursor in = grammar.in;
        if (in.takeAny("or less", "or fewer", "or lower")) return Comparison.AT_MOST;
        if (in.takeAny("or more", "or higher", "or greater")) return Comparison.AT_LEAST;
        return Comparison.EQUAL;
    }

    /** The same count for the opponent. */
    @Nullable
    Value ofOpponent(Value value) {
        return value instanceof Value.CountOf ? ofOther(value, Who.OPPONENT) : null;
    }

    private static Value ofOther(Value value, Who who) {
        if (!(value instanceof Value.CountOf(Countable what))) return value;
        return new Value.CountOf(
                switch (what) {
                    case Countable.DonOf(Don don) -> new Countable.DonOf(new Don(who, don.state()));
                    case Countable.CardsOf(Cards cards) -> new Countable.CardsOf(ofOther(cards, who));
                    case Countable.Different(Filter.Trait trait, Cards cards) ->
                        new Countable.Different(trait, ofOther(cards, who));
                    case Countable.Sum sum -> sum;
                });
    }

    private static Cards ofOther(Cards cards, Who who) {
        return new Cards(who, cards.zones(), cards.end(), cards.filter());
    }
}
