package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.noun.Noun;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads sentences about the rules: decks, costs of playing, how cards are played. */
final class RuleSentences {
    private final Grammar grammar;

    RuleSentences(Grammar grammar) {
        this.grammar = grammar;
    }

    private static boolean inDeck(Noun noun) {
        return noun.area() != null && noun.area().zones().equals(Set.of(Zone.DECK));
    }

    @Nullable
    List<Action> ruled() {
        Cursor in = grammar.in;
        Permission permission = null;
        Target target = new Target.Player(Who.YOU);
        if (in.takeAny(
                "when your deck is reduced to 0 , you win the game instead of losing",
                "you win the game instead of losing when your deck is reduced to 0")) {
            permission = new Permission.WinsWithEmptyDeck();
        } else if (in.take(
                "you do not lose when your deck has 0 cards . you lose at the end of the turn in which your deck"
                        + " becomes 0 cards")) {
            permission = new Permission.LosesLaterWithEmptyDeck();
        } else if (in.takeAny("your don deck consists of", "your don deck has")) {
            int number = in.number();
            if (number > 0 && in.takeAny("cards", "card")) permission = new Permission.DonDeckOf(number);
        } else if (in.take("you cannot include")) {
            Noun noun = grammar.nouns.noun();
            if (noun != null && inDeck(noun)) permission = new Permission.OnlyInDeck(new Filter.Not(noun.described()));
        } else if (in.take("you can only include")) {
            Noun noun = grammar.nouns.noun();
            if (noun != null && inDeck(noun)) permission = new Permission.OnlyInDeck(noun.described());
        } else if (in.sees("your")) {
            Noun noun = grammar.nouns.noun();
            if (noun != null && noun.whose() == Who.OPPONENT) target = new Target.Player(Who.OPPONENT);
            if (noun != null && in.take("are played rested"))
                permission = new Permission.PlayedRested(noun.described());
            else if (noun != null
                    && noun.whose() != Who.OPPONENT
                    && noun.area() != null
                    && noun.area().zones().equals(Set.of(Zone.LIFE))
                    && in.take("are placed at the bottom of your deck instead of being added to your hand"))
                permission = new Permission.LifeUnderDeck(noun.described());
        } else {
            int number = in.number();
            if (number > 0
                    && in.takeAny(
                            "don card placed during your don phase is given to your leader",
                            "don cards placed during your don phase are given to your leader"))
                permission = new Permission.DonForLeader(number);
        }
        return permission == null
                ? null
                : List.of(grammar.predicates.apply(target, List.of(new Change.Allow(permission)), null));
    }

    /** "the cost of playing ... will be reduced by 1", "the next time you play ..., the cost will be reduced by 1". */
    @Nullable
    List<Action> discount(@Nullable Duration early) {
        Cursor in = grammar.in;
        boolean next = in.takeAny("the next time you play a", "the next time you play an", "the next time you play");
        if (!next && !in.takeAny("the cost of playing", "the cost to play")) return costOf(early);
        Noun noun = grammar.nouns.noun();
        Duration duration = early != null ? early : grammar.spans.duration();
        if (noun == null || (next && !in.take(", the cost"))) return null;
        Value by = by(true);
        if (by == null) return null;
        Who whose = noun.area() == null || noun.area().whose() == null
                ? Who.YOU
                : noun.area().whose();
        Cards cards = new Cards(whose, Set.of(Zone.HAND), Place.End.ANY, noun.described());
        if (duration == null) duration = grammar.spans.duration();
        Change change = next ? new Change.NextPlayed(cards, by) : new Change.Cost(by);
        return List.of(grammar.predicates.apply(
                next ? new Target.Player(Who.YOU) : new Target.Every(cards), List.of(change), duration));
    }

    /** "the cost of this card in your hand is reduced by 2", "this card in your hand costs 2 less". */
    private @Nullable List<Action> costOf(@Nullable Duration early) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Target target = grammar.pronouns.possessor();
        boolean cost = true;
        if (target != null && in.take("cost")) {
            boolean hand = target instanceof Target.This && in.take("in your hand");
            if (hand) target = new Target.Every(Cards.hand(Who.YOU, new Filter.This()));
        } else {
            in.back(start);
            cost = in.take("the cost of");
            target = grammar.targets.subject();
        }
        Value by = target == null ? null : by(cost);
        if (target == null || by == null) return null;
        if (target instanceof Target.Every(Cards cards) && cards.zones().equals(Set.of(Zone.LIMBO)))
            target = new Target.Every(Cards.hand(
                    cards.whose(),
                    Filters.all(new Filter.Is(Category.EVENT), cards.filter()))); // Events cost something in hand
        Duration duration = early != null ? early : grammar.spans.duration();
        return List.of(grammar.predicates.apply(target, List.of(new Change.Cost(by)), duration));
    }

    /** How much a cost changes, or null: "is reduced by 2" of the cost, "costs 1 more" of the card. */
    private @Nullable Value by(boolean cost) {
        Cursor in = grammar.in;
        if (cost) {
            if (!in.takeAny("will be", "is", "are")) return null;
            boolean less = in.take("reduced by");
            int number = less || in.take("increased by") ? in.number() : -1;
            return number < 0 ? null : grammar.changes.forEvery(less ? -number : number);
        }
        int number = in.takeAny("costs", "cost") ? in.number() : -1;
        boolean less = in.take("less");
        if (number < 0 || (!less && !in.take("more"))) return null;
        in.take("to play");
        return grammar.changes.forEvery(less ? -number : number);
    }
}
