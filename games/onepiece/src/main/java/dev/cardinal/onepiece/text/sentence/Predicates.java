package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Prohibition;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.spelling.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads sentences that say how cards or players change: "this Character gains [Rush]". */
final class Predicates {
    private final Grammar grammar;

    Predicates(Grammar grammar) {
        this.grammar = grammar;
    }

    @Nullable
    List<Action> sentence() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Duration early = grammar.spans.duration();
        if (early != null && !in.take(",")) early = null;
        if (early == null) in.back(start);
        else if (!grammar.permanent) grammar.early = early;
        Cursor.Mark middle = in.mark();
        List<Action> found = back(middle, grammar.rules.ruled());
        if (found == null) found = back(middle, ofPlayer(early));
        if (found == null) found = back(middle, grammar.rules.discount(early));
        if (found == null) found = back(middle, grammar.valueVerbs.alsoNamed());
        if (found == null) found = back(middle, timingNegated(early));
        if (found == null) found = back(middle, possessed(early));
        if (found == null) found = back(middle, none(early));
        if (found == null) found = back(middle, ofCards(early));
        if (found == null) in.back(start);
        return found;
    }

    private @Nullable List<Action> back(Cursor.Mark start, @Nullable List<Action> found) {
        if (found == null) grammar.in.back(start);
        return found;
    }

    private @Nullable List<Action> ofPlayer(@Nullable Duration early) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Who who = in.takeAny("you cannot", "you can't")
                ? Who.YOU
                : in.takeAny("your opponent cannot", "your opponent can't", "they cannot") ? Who.OPPONENT : null;
        if (who == null) return null;
        if (who == Who.OPPONENT) {
            List<Action> chosen = chosenBlocker(early);
            if (chosen != null) return chosen;
        }
        Prohibition prohibition = grammar.prohibitions.ofPlayer(who);
        if (prohibition == null) return back(start, null);
        List<Action> attack = ifAttacks(prohibition);
        return attack != null ? attack : done(new Target.Player(who), List.of(new Change.Forbid(prohibition)), early);
    }

    /** "activate [Blocker] if that Character attacks during this turn": that Character cannot be blocked. */
    private @Nullable List<Action> ifAttacks(Prohibition prohibition) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        boolean block = prohibition instanceof Prohibition.Block(Cards blockers)
                && blockers.zones().isEmpty();
        if (block && in.takeAny("if", "whenever", "when")) {
            Target target = grammar.targets.single();
            if (target != null && in.takeAny("attacks", "attack")) {
                Duration duration = grammar.spans.duration();
                return List.of(
                        apply(target, List.of(new Change.Forbid(new Prohibition.BeBlocked(Filter.ANY))), duration));
            }
        }
        in.back(start);
        return null;
    }

    /** "if the selected card attacks during this turn, your opponent cannot activate [Blocker]". */
    @Nullable
    List<Action> ifAttacks() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Target target = in.takeAny("if", "when") ? grammar.targets.single() : null;
        Duration duration = target != null && in.takeAny("attacks", "attack") ? grammar.spans.duration() : null;
        if (target != null && duration != null && in.takeAny(", your opponent cannot activate [blocker]"))
            return List.of(apply(target, List.of(new Change.Forbid(new Prohibition.BeBlocked(Filter.ANY))), duration));
        in.back(start);
        return null;
    }

    /** "activate up to 1 [Blocker] Character that has 2000 power or less". */
    private @Nullable List<Action> chosenBlocker(@Nullable Duration early) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("activate the [blocker] of", "activate") && in.sees("up to")) {
            Target target = grammar.targets.object();
            if (target instanceof Target.Choose choose) {
                Cards among = choose.among();
                Who whose = among.whose() == Who.ANY ? Who.OPPONENT : among.whose();
                Target theirs = new Target.Choose(
                        choose.chooser(),
                        choose.amount(),
                        new Cards(whose, among.zones(), among.end(), among.filter()),
                        choose.joint(),
                        choose.slot());
                return done(theirs, List.of(new Change.Forbid(new Prohibition.Block(Cards.thisCard()))), early);
            }
        }
        in.back(start);
        return null;
    }

    /** "your opponent's [On Play] effects are negated". */
    private @Nullable List<Action> timingNegated(@Nullable Duration early) {
        Cursor in = grammar.in;
        Who who = grammar.whose();
        String tag = who == null ? null : in.tag();
        Timing.Tag timing = tag == null ? null : Tags.timing(tag);
        if (who == null || timing == null || !in.takeAny("effects are negated", "effect is negated")) return null;
        Cards all = new Cards(who, Set.of(), Place.End.ANY, Filter.ANY);
        return done(new Target.Player(who), List.of(new Change.Forbid(new Prohibition.Activate(all, timing))), early);
    }

    /** "up to 1 of your Characters'". */
    private @Nullable Target owner() {
        Cursor.Mark start = grammar.in.mark();
        Target target = owner("");
        boolean had = target != null && grammar.in.seesAny("effects", "effect", "base", "power", "cost");
        if (!had) grammar.in.back(start);
        return had ? target : null;
    }

    /** The same, if this text follows. */
    @Nullable
    Target owner(String beginning) {
        Cursor.Mark start = grammar.in.mark();
        grammar.nouns.allowPossessive(true);
        Target target = grammar.targets.subject();
        grammar.nouns.allowPossessive(false);
        if (target != null && grammar.in.seesStart(beginning)) return target;
        grammar.in.back(start);
        return null;
    }

    /** "this Character's base power becomes ...", "this Character's effect is negated". */
    private @Nullable List<Action> possessed(@Nullable Duration early) {
        Cursor in = grammar.in;
        Target target = grammar.pronouns.possessor();
        if (target == null && !in.sees("the")) target = owner();
        if (target == null) {
            if (in.takeAny("the effects of", "the effect of")) {
                target = grammar.targets.subject();
                return target != null && in.takeAny("are negated", "is negated")
                        ? done(target, List.of(new Change.Negated()), early)
                        : null;
            }
            if (!in.take("the")) return null;
            Measure measure = grammar.numbers.measure();
            target = measure != null && in.take("of") ? grammar.targets.subject() : null;
            return target == null || measure == null ? null : becomes(target, measure, early);
        }
        if (in.takeAny("effects are negated", "effect is negated"))
            return done(target, List.of(new Change.Negated()), early);
        Measure measure = grammar.numbers.measure();
        if (measure == null) return null;
        Target other = in.take("and") ? grammar.pronouns.possessor() : null;
        if (other != null && grammar.numbers.measure() != measure) return null;
        return becomes(other == null ? target : new Target.Both(List.of(target, other)), measure, early);
    }

    private @Nullable List<Action> becomes(Target target, Measure measure, @Nullable Duration early) {
        Cursor in = grammar.in;
        if (!in.takeAny("becomes", "become", "is set to")) return null;
        if (measure == Measure.COUNTER) {
            Integer counter = in.signed();
            int number = counter == null ? in.number() : counter;
            return number < 0 ? null : done(target, List.of(new Change.CounterBecomes(Value.of(number))), early);
        }
        in.takeAny("the same as", "equal to");
        Value value = grammar.numbers.value();
        if (value == null) {
            boolean same = in.take("that of");
            Target other = grammar.targets.single();
            if (other == null) return null;
            value = new Value.Of(same ? measure : Measure.POWER, other);
        }
        Change change = measure == Measure.POWER ? null : Verbs.set(measure, value);
        return change == null ? null : continued(target, new ArrayList<>(List.of(change)), early);
    }

    /** "none of your Characters can be K.O.'d". */
    private @Nullable List<Action> none(@Nullable Duration early) {
        Cursor in = grammar.in;
        if (!in.takeAny("none of", "no")) return null;
        Target target = grammar.targets.subject();
        if (target == null || !in.take("can")) return null;
        List<Prohibition> prohibitions = grammar.prohibitions.ofCards();
        return prohibitions == null ? null : done(target, forbid(prohibitions), early);
    }

    private @Nullable List<Action> ofCards(@Nullable Duration early) {
        Cursor in = grammar.in;
        Target target = grammar.targets.subject();
        if (target == null) return null;
        Cursor.Mark comma = in.mark();
        if (in.take(",") && !in.seesAny("gains", "gain", "cannot")) in.back(comma);
        if (in.takeAny("gains", "gain")) {
            List<Keyword> choice = grammar.changes.choice();
            if (!choice.isEmpty()) return oneOf(target, choice, early);
            return continued(target, new ArrayList<>(grammar.changes.list()), early);
        }
        return continued(target, new ArrayList<>(), early);
    }

    private List<Action> oneOf(Target target, List<Keyword> keywords, @Nullable Duration early) {
        Duration duration = early != null ? early : grammar.spans.duration();
        List<List<Action>> choices = new ArrayList<>();
        for (Keyword keyword : keywords)
            choices.add(List.of(apply(target, List.of(new Change.Gain(keyword)), duration)));
        return List.of(new Action.ChooseOne(Who.YOU, choices));
    }

    /** Everything said about the same cards: "cannot be K.O.'d in battle and gains +2000 power". */
    private @Nullable List<Action> continued(Target target, List<Change> changes, @Nullable Duration early) {
        Cursor in = grammar.in;
        while (true) {
            Cursor.Mark before = in.mark();
            if (!changes.isEmpty()) in.takeAny(", and", "and");
            List<Change> more = predicate();
            if (more == null) {
                in.back(before);
                break;
            }
            changes.addAll(more);
        }
        return changes.isEmpty() ? null : done(target, changes, early);
    }

    private static List<Change> forbid(List<Prohibition> prohibitions) {
        return prohibitions.stream().map(one -> (Change) new Change.Forbid(one)).toList();
    }

    private @Nullable List<Change> predicate() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        List<Change> found = null;
        if (in.takeAny("cannot", "can't", "can not")) {
            List<Prohibition> prohibitions = grammar.prohibitions.ofCards();
            if (prohibitions != null) found = forbid(prohibitions);
        } else if (in.takeAny("has its", "have their")) {
            Change set = setTo();
            if (set != null) found = List.of(set);
        } else if (in.takeAny("is also named", "is also treated as being named")) {
            String name = in.name();
            if (name != null) found = List.of(new Change.AlsoNamed(name));
        } else if (in.takeAny("is also treated as having the", "are also treated as having the")) {
            found = alsoHas();
        } else if (in.takeAny("is also treated as", "are also treated as")) {
            in.takeAny("a", "an");
            found = alsoHas();
            if (found != null) in.takeAny("cards", "card", "characters", "character");
        } else if (in.takeAny("also has the", "also have the")) {
            found = alsoHas();
        } else if (in.takeAny("gains", "gain", "have", "has")) {
            List<Change> gained = grammar.changes.list();
            if (!gained.isEmpty()) found = gained;
        } else if (in.takeAny("can")) {
            Change allowed = grammar.prohibitions.allowed();
            if (allowed != null) found = List.of(allowed);
        } else if (in.takeAny("will not become active", "do not become active", "does not become active")) {
            found = List.of(new Change.Forbid(new Prohibition.Refresh()));
        } else if (in.takeAny("is negated", "are negated")
                || in.takeAny("its effect is negated", "its effects are negated", "their effects are negated")) {
            found = List.of(new Change.Negated());
        } else if (in.take("is treated as a card with all card names , types , and attributes")) {
            found = List.of(new Change.AlsoAnything());
        }
        if (found == null) in.back(start);
        return found;
    }

    /** "effects negated", "base power set to 7000". */
    private @Nullable Change setTo() {
        Cursor in = grammar.in;
        if (in.takeAny("effects negated", "effect negated")) return new Change.Negated();
        Measure measure = grammar.numbers.measure();
        Value value = measure != null && in.take("set to") ? grammar.numbers.value() : null;
        return measure == null || value == null ? null : Verbs.set(measure, value);
    }

    private @Nullable List<Change> alsoHas() {
        Cursor in = grammar.in;
        if (in.take("name")) {
            String name = in.name();
            return name == null ? null : List.of(new Change.AlsoNamed(name));
        }
        String type = in.type();
        if (type != null) return in.take("type") ? List.of(new Change.AlsoTyped(type)) : null;
        var attribute = grammar.adjectives.attribute();
        return attribute != null && in.take("attribute") ? List.of(new Change.AlsoHaving(attribute)) : null;
    }

    private List<Action> done(Target target, List<Change> changes, @Nullable Duration early) {
        if (grammar.in.takeAny("on the turn in which it is played", "on the turn in which they are played")) {
            Condition played = new Condition.Matches(target, new Filter.PlayedThisTurn());
            return List.of(new Action.If(played, List.of(apply(target, changes, early)), List.of()));
        }
        Condition turn = turn();
        if (turn != null) return List.of(new Action.If(turn, List.of(apply(target, changes, early)), List.of()));
        Duration duration = early != null ? early : grammar.spans.duration();
        if (duration == null) duration = afterComma();
        Cursor.Mark end = grammar.in.mark();
        Condition unless = grammar.permanent && grammar.in.take("unless") ? grammar.conditions.condition() : null;
        if (unless != null && grammar.in.endsHere()) grammar.sentences.unless().add(unless);
        else grammar.in.back(end);
        Action first = apply(countering(target, changes), grammar.changes.multiplied(changes), duration);
        List<Action> more = duration == null || grammar.permanent ? null : andAlso(target, changes);
        if (more == null) return List.of(first);
        List<Action> all = new ArrayList<>(List.of(first));
        all.addAll(more);
        return all;
    }

    /** "during your turn" after what a permanent effect does, or null. */
    @Nullable
    Condition turn() {
        if (!grammar.permanent) return null;
        if (grammar.in.takeAny("during your turn", "on your turn")) return new Condition.TurnOf(Who.YOU);
        if (grammar.in.takeAny("during your opponent's turn", "on your opponent's turn"))
            return new Condition.TurnOf(Who.OPPONENT);
        return null;
    }

    /** "... during this turn and cannot be rested until ...": more about the same cards, with a duration of its own. */
    private @Nullable List<Action> andAlso(Target target, List<Change> changes) {
        Cursor in = grammar.in;
        Cursor.Mark end = in.mark();
        boolean and = in.takeAny(", and", "and");
        List<Change> more = and ? predicate() : null;
        if (and && more == null && gains(changes)) more = grammar.changes.list();
        if (more != null && more.isEmpty()) more = null;
        Target same = more == null ? null : target instanceof Target.Choose ? in.it() : target;
        if (more != null && same != null) return continued(same, new ArrayList<>(more), null);
        in.back(end);
        return null;
    }

    /** Whether the verb was "gains", which then goes for what follows an "and", too. */
    private static boolean gains(List<Change> changes) {
        return changes.stream()
                .allMatch(change -> change instanceof Change.Gain
                        || change instanceof Change.Power
                        || change instanceof Change.Cost
                        || change instanceof Change.AlsoHaving);
    }

    /** A Counter is only useful in hand, so "Character cards" that get one are those in hand (2-2-4-2, 7-1-3-2-1). */
    private static Target countering(Target target, List<Change> changes) {
        boolean counter = changes.stream().anyMatch(Change.Counter.class::isInstance);
        if (!counter || !(target instanceof Target.Every(Cards cards))) return target;
        if (!cards.zones().equals(Set.of(Zone.CHARACTER_AREA))) return target;
        Filter filter = Filters.all(new Filter.Is(Category.CHARACTER), cards.filter());
        return new Target.Every(Cards.hand(cards.whose(), filter));
    }

    private @Nullable Duration afterComma() {
        Cursor.Mark before = grammar.in.mark();
        Duration duration = grammar.in.take(",") ? grammar.spans.duration() : null;
        if (duration == null || !grammar.in.seesAny(".", ",", "and")) grammar.in.back(before);
        return grammar.in.mark().equals(before) ? null : duration;
    }

    /** A change with its duration: by default for the rest of the game, or while a permanent effect is valid. */
    Action.Apply apply(Target target, List<Change> changes, @Nullable Duration duration) {
        if (duration != null) grammar.lasting = duration;
        else if (grammar.changes.isAdditional()) duration = grammar.lasting;
        if (duration != null) return new Action.Apply(target, changes, duration);
        return new Action.Apply(target, changes, grammar.permanent ? Duration.WHILE_VALID : Duration.THIS_GAME);
    }
}
