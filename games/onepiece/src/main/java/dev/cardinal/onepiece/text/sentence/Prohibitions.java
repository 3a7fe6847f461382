package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Cause;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Prohibition;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.noun.Noun;
import dev.cardinal.onepiece.text.spelling.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads what cards and players cannot do, and what else cards can do. */
final class Prohibitions {
    private final Grammar grammar;

    Prohibitions(Grammar grammar) {
        this.grammar = grammar;
    }

    /** After "cannot", about cards; several if the text says "or". */
    @Nullable
    List<Prohibition> ofCards() {
        Cursor in = grammar.in;
        if (in.take("attack unless")) {
            Condition unless = grammar.permanent ? grammar.conditions.condition() : null;
            if (unless != null && in.endsHere()) {
                grammar.sentences.unless().add(unless);
                return List.of(new Prohibition.Attack(anything()));
            }
            List<Action> what = unless != null ? null : grammar.verbs.action();
            in.takeAny("whenever they attack", "each time they attack", "whenever it attacks");
            return what == null ? null : List.of(new Prohibition.AttackUnless(what));
        }
        if (in.take("attack")) return List.of(new Prohibition.Attack(attacked(Who.ANY)));
        if (in.take("activate [blocker]")) return List.of(new Prohibition.Block(Cards.thisCard()));
        if (in.take("leave the field")) return List.of(new Prohibition.BeRemoved(grammar.causes.cause()));
        if (in.take("become rested")) return List.of(new Prohibition.BeRested(grammar.causes.cause()));
        if (!in.take("be")) return null;
        if (in.take("attacked")) return List.of(new Prohibition.BeAttacked());
        if (in.take("blocked")) return List.of(new Prohibition.BeBlocked(blockers()));
        List<Prohibition> all = new ArrayList<>();
        List<Function<Cause, Prohibition>> open = new ArrayList<>();
        Cursor.Mark before;
        do {
            in.take("be");
            Function<Cause, Prohibition> one = caused();
            if (one == null) return null;
            open.add(one);
            Cursor.Mark cause = in.mark();
            Cause by = grammar.causes.cause();
            if (!in.mark().equals(cause)) {
                open.forEach(such -> all.add(such.apply(by)));
                open.clear();
            }
            before = in.mark();
        } while (in.takeAny(", or be", "or be", ", or", "or", ",") && seesCaused());
        in.back(before);
        open.forEach(such -> all.add(such.apply(Cause.ANY)));
        return all;
    }

    private boolean seesCaused() {
        return grammar.in.seesAny("ko'd", "removed from the field", "rested", "set as active", "played");
    }

    private @Nullable Function<Cause, Prohibition> caused() {
        Cursor in = grammar.in;
        if (in.take("ko'd")) return Prohibition.BeKnockedOut::new;
        if (in.take("removed from the field")) return Prohibition.BeRemoved::new;
        if (in.take("rested")) return Prohibition.BeRested::new;
        if (in.take("set as active")) return Prohibition.BeSetActive::new;
        if (in.take("played")) return Prohibition.BePlayed::new;
        return null;
    }

    private Filter blockers() {
        Cursor in = grammar.in;
        Cursor.Mark before = in.mark();
        if (in.take("by")) {
            Noun noun = grammar.nouns.noun();
            if (noun != null) return Filters.all(noun.kinds().getFirst().filter(), noun.filter());
        }
        in.back(before);
        return Filter.ANY;
    }

    private static Cards anything() {
        return new Cards(Who.ANY, Set.of(), Place.End.ANY, Filter.ANY);
    }

    private Cards attacked(Who whose) {
        Cursor in = grammar.in;
        Cursor.Mark before = in.mark();
        if (in.takeAny("this character", "this leader", "this card")) return Cards.thisCard();
        in.takeAny("a", "an", "any");
        Noun noun = grammar.nouns.noun();
        if (noun != null) {
            Cards cards =
                    noun.whose(noun.whose() == null ? whose : noun.whose()).cards();
            boolean anything =
                    noun.asCard() && noun.kinds().getFirst().categories().isEmpty();
            return anything ? new Cards(cards.whose(), Set.of(), Place.End.ANY, cards.filter()) : cards;
        }
        in.back(before);
        return anything();
    }

    /** After "you cannot" and "your opponent cannot". */
    @Nullable
    Prohibition ofPlayer(Who who) {
        Cursor in = grammar.in;
        Who other = who == Who.YOU ? Who.OPPONENT : Who.YOU;
        if (in.takeAny(
                "add life cards to your hand using your own effects",
                "add life cards to your hand by your own effects",
                "add cards from your life area to your hand using your own effects")) return new Prohibition.TakeLife();
        if (in.takeAny(
                "draw cards using your own effects",
                "draw cards by your own effects",
                "draw cards using their own effects")) return new Prohibition.Draw();
        if (in.take("attack")) return new Prohibition.Attack(attacked(other));
        if (in.take("set don cards as active using")) {
            Noun noun = grammar.nouns.noun();
            return noun != null && in.takeAny("effects", "effect") ? new Prohibition.ReadyDon(noun.described()) : null;
        }
        if (in.take("play")) {
            in.takeAny("any", "an", "a");
            Noun noun = grammar.nouns.noun();
            if (noun == null) return null;
            Noun.Area area = noun.area();
            return new Prohibition.Play(
                    new Cards(who, area == null ? Set.of() : area.zones(), Place.End.ANY, noun.described()));
        }
        if (in.take("activate")) return activated(who);
        return null;
    }

    private @Nullable Prohibition activated(Who who) {
        Cursor in = grammar.in;
        if (in.takeAny("[blocker] effects", "the [blocker] of any", "the [blocker] of", "[blocker] of")) {
            return blockersOf(who);
        }
        in.takeAny("a", "any", "an");
        if (in.takeAny("[blocker] character", "[blocker] characters"))
            return blocking(who, Filters.all(grammar.adjectives.all()));
        Cursor.Mark start = in.mark();
        if (in.take("[blocker]")) {
            if (in.seesAny("of", "with", "that")) return blocking(who, Filters.all(grammar.adjectives.all()));
            if (in.seesAny("during", ".", ",", "if", "when", "whenever", "until", "against"))
                return new Prohibition.Block(new Cards(who, Set.of(), Place.End.ANY, Filter.ANY));
            in.back(start);
        }
        String tag = in.tag();
        Timing.Tag timing = tag == null ? null : Tags.timing(tag);
        if (timing != null && in.takeAny("effects", "effect", "events"))
            return new Prohibition.Activate(new Cards(who, Set.of(), Place.End.ANY, Filter.ANY), timing);
        Noun noun = grammar.nouns.noun();
        if (noun != null && noun.isOf(Category.EVENT))
            return new Prohibition.Play(new Cards(who, Set.of(), Place.End.ANY, noun.described()));
        return null;
    }

    private @Nullable Prohibition blockersOf(Who who) {
        grammar.in.takeAny("a", "an", "any", "all", "all of");
        Noun noun = grammar.nouns.noun();
        if (noun == null) return null;
        return new Prohibition.Block(
                noun.whose(noun.whose() == null ? who : noun.whose()).cards());
    }

    /** "a [Blocker] Character that has 2000 or less power". */
    private Prohibition blocking(Who who, Filter adjectives) {
        Filter all = adjectives;
        for (Filter next = grammar.clauses.clause(); next != null; next = grammar.clauses.clause())
            all = Filters.all(all, next);
        return new Prohibition.Block(Cards.characters(who, all));
    }

    /** After "can": what is also allowed. */
    @Nullable
    Change allowed() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("also attack", "attack")) {
            in.takeAny("your opponent's", "any");
            Noun noun = grammar.nouns.noun();
            if (noun != null && noun.isOf(Category.CHARACTER)) {
                Filter filter = Filters.all(noun.kinds().getFirst().filter(), noun.filter());
                if (in.takeAny(
                        "on the turn in which it is played",
                        "on the turn in which they are played",
                        "on the turn it is played",
                        "on the turn they are played"))
                    return filter.equals(Filter.ANY) ? new Change.Gain(Keyword.RUSH_CHARACTER) : null;
                return activeOnly(filter);
            }
        }
        in.back(start);
        if (in.takeAny("attack on the turn in which it is played", "attack on the turn in which they are played"))
            return new Change.Gain(Keyword.RUSH);
        return null;
    }

    private static @Nullable Change activeOnly(Filter filter) {
        Filter active = new Filter.InState(Filter.State.ACTIVE);
        List<Filter> parts = filter instanceof Filter.All(List<Filter> several) ? several : List.of(filter);
        if (!parts.contains(active)) return null;
        return new Change.Allow(new Permission.AttackActive(
                Filters.all(parts.stream().filter(part -> !part.equals(active)).toList())));
    }
}
