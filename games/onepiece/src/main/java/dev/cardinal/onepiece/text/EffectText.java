package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Happening;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.sentence.Grammar;
import dev.cardinal.onepiece.text.spelling.Tags;
import dev.cardinal.onepiece.text.words.Canonical;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One paragraph of a card's text: tags, a timing, conditions, costs, and what it does. */
final class EffectText {
    private final Cursor in;
    private final Grammar grammar;
    private final List<Keyword> keywords = new ArrayList<>();
    private final List<Effect> effects = new ArrayList<>();

    private final List<Timing> timings = new ArrayList<>();
    private final List<Condition> conditions = new ArrayList<>();
    private boolean once;
    private boolean optional;

    private EffectText(Cursor in, Category category) {
        this.in = in;
        this.grammar = new Grammar(in, category);
    }

    /** The meaning of a paragraph, or where it stops making sense. */
    sealed interface Result {
        record Understood(List<Keyword> keywords, List<Effect> effects) implements Result {}

        record Stuck(String at) implements Result {}
    }

    static Result read(String text, Category category) {
        Cursor first = Cursor.first(text);
        EffectText once = new EffectText(first, category);
        if (!once.paragraph()) return new Result.Stuck(first.stuck().strip());
        if (!first.speaksAgain()) return new Result.Understood(once.keywords, once.effects);
        EffectText second = new EffectText(first.again(), category);
        second.paragraph();
        return new Result.Understood(second.keywords, second.effects);
    }

    private boolean paragraph() {
        tags();
        if (in.atEnd()) return timings.isEmpty() && conditions.isEmpty() && !once;
        if (in.take("apply each of the following effects based on")) return steps() && in.atEnd();
        Effect effect = effect();
        if (effect == null || !in.atEnd()) return false;
        Effect canonical = Canonical.of(effect);
        Keyword always = Canonical.keyword(canonical);
        if (always == null) effects.add(canonical);
        else keywords.add(always);
        return true;
    }

    /** "the number of cards in your trash: • If there are 10 or more cards, ...": an effect for each step. */
    private boolean steps() {
        Value number = grammar.numbers.value();
        if (!timings.isEmpty() || once || number == null || !in.take(":")) return false;
        grammar.permanent = true;
        while (in.take("•")) {
            int least = in.takeAny("if there are", "if you have") ? in.number() : -1;
            Comparison comparison = in.take("or more")
                    ? Comparison.AT_LEAST
                    : in.takeAny("or less", "or fewer") ? Comparison.AT_MOST : Comparison.EQUAL;
            if (least < 0 || !in.takeAny("cards", "card", "life cards", "don cards") || !in.take(",")) return false;
            List<Condition> step = new ArrayList<>(conditions);
            if (in.take("during your opponent's turn ,")) step.add(new Condition.TurnOf(Who.OPPONENT));
            else if (in.take("during your turn ,")) step.add(new Condition.TurnOf(Who.YOU));
            step.add(new Condition.Compare(number, comparison, Value.of(least)));
            List<Action> actions = grammar.sentences.actions();
            if (actions == null || !actions.stream().allMatch(EffectText::holds) || !in.take(".")) return false;
            effects.add(new Effect(Kind.PERMANENT, List.of(), step, false, false, List.of(), actions));
        }
        return !effects.isEmpty();
    }

    private void tags() {
        while (true) {
            Cursor.Mark before = in.mark();
            in.takeAny("/", ",");
            String tag = in.tag();
            if (tag == null || !take(tag)) {
                in.back(before);
                return;
            }
        }
    }

    private boolean take(String tag) {
        Timing.Tag timing = Tags.timing(tag);
        Keyword keyword = Tags.keyword(tag);
        int don = Tags.don(tag);
        if (timing != null) timings.add(timing);
        else if (don > 0) conditions.add(new Condition.DonAttached(don));
        else if (tag.equals(Tags.YOUR_TURN)) conditions.add(new Condition.TurnOf(Who.YOU));
        else if (tag.equals(Tags.OPPONENT_TURN)) conditions.add(new Condition.TurnOf(Who.OPPONENT));
        else if (tag.equals(Tags.ONCE)) once = true;
        else return keyword != null && alone(keyword);
        return true;
    }

    /** A keyword by itself applies all the time, or under the conditions before it. */
    private boolean alone(Keyword keyword) {
        if (!timings.isEmpty() || (!in.atEnd() && !in.seesStart("["))) return false;
        if (conditions.isEmpty()) {
            keywords.add(keyword);
        } else {
            Action gain = new Action.Apply(new Target.This(), List.of(new Change.Gain(keyword)), Duration.WHILE_VALID);
            effects.add(new Effect(Kind.PERMANENT, List.of(), conditions, false, false, List.of(), List.of(gain)));
            conditions.clear();
        }
        return true;
    }

    private @Nullable Effect effect() {
        if (in.take("once per turn ,")) once = true;
        Effect late = timings.isEmpty() ? whenAtTheEnd() : null;
        if (late != null) return late;
        Action lasting = grammar.replacements.lasting();
        if (lasting != null) return made(List.of(), List.of(lasting));
        Occasion occasion = new Occasion(grammar, timings, conditions);
        occasion.read();
        optional = occasion.isOptional();
        List<Action> costs = costs();
        if (timings.isEmpty() && !costs.isEmpty()) occasion.read();
        grammar.replacing = timings.stream().anyMatch(Timing.Would.class::isInstance);
        grammar.permanent = timings.isEmpty();
        if (grammar.permanent && !whileConditions()) return null;
        List<Action> body = grammar.sentences.body();
        if (grammar.replacing && !grammar.instead) return null;
        if (body == null || (grammar.permanent && !body.stream().allMatch(EffectText::holds))) return null;
        Condition required = occasion.required();
        return made(costs, required == null ? body : List.of(new Action.If(required, body, List.of())));
    }

    /** Whether this can be permanent: a state can be, but not something done once. */
    private static boolean holds(Action action) {
        return action instanceof Action.Apply
                || (action instanceof Action.If(var _, List<Action> then, List<Action> otherwise)
                        && then.stream().allMatch(EffectText::holds)
                        && otherwise.stream().allMatch(EffectText::holds));
    }

    /** "Draw 1 card when your opponent activates an Event." */
    private @Nullable Effect whenAtTheEnd() {
        Cursor.Mark start = in.mark();
        List<Action> body = in.sees("when") || !in.hasAhead(" when ") ? null : grammar.sentences.actions();
        boolean when = body != null && in.take("when") && new Occasion(grammar, timings, conditions).happening();
        if (when) in.take(".");
        if (when && body != null && in.atEnd()) return made(List.of(), body);
        timings.clear();
        in.back(start);
        return null;
    }

    private Effect made(List<Action> costs, List<Action> body) {
        for (Condition condition : grammar.sentences.unless()) conditions.add(Canonical.not(condition));
        once |= grammar.sentences.isOncePerTurn();
        return new Effect(kind(), timings, conditions, once, optional, costs, body);
    }

    private Kind kind() {
        if (timings.isEmpty()) return Kind.PERMANENT;
        if (timings.stream().anyMatch(Timing.Would.class::isInstance)) return Kind.REPLACEMENT;
        boolean activated = timings.contains(Timing.Tag.MAIN)
                || timings.contains(Timing.Tag.ACTIVATE_MAIN)
                || timings.contains(Timing.Tag.COUNTER);
        return activated ? Kind.ACTIVATE : Kind.AUTO;
    }

    /** The part before the colon; conditions in front of it count from the start. */
    private List<Action> costs() {
        if (!in.hasAhead(" : ")) return List.of();
        Cursor.Mark start = in.mark();
        Condition condition = in.take("if") ? grammar.conditions.condition() : null;
        if (condition != null && in.take(",")) {
            List<Action> costs = untilColon();
            if (!costs.isEmpty()) {
                Canonical.add(conditions, condition);
                return costs;
            }
        }
        in.back(start);
        List<Action> costs = untilColon();
        if (costs.isEmpty()) in.back(start);
        return costs;
    }

    private List<Action> untilColon() {
        List<Action> costs = new ArrayList<>();
        while (!in.take(":")) {
            in.takeAny(", and", "and", ",");
            Action sign = grammar.donVerbs.sign();
            if (sign != null) {
                costs.add(sign);
                continue;
            }
            in.takeAny("you may", "you can");
            List<Action> actions = grammar.sentences.oneOrOther();
            if (actions == null) return List.of();
            actions.forEach(action -> costs.addAll(Canonical.separate(action)));
        }
        return costs;
    }

    /** The conditions of a permanent effect come before its actions. */
    private boolean whileConditions() {
        while (in.take("if")) {
            Condition condition = grammar.conditions.condition();
            if (condition == null || !in.take(",")) return false;
            Canonical.add(conditions, condition);
        }
        if (in.takeAny("during the turn in which", "during a turn in which")) {
            Happening happening = grammar.happenings.only();
            if (happening == null || !in.take(",")) return false;
            conditions.add(new Condition.Happened(happening));
        }
        return true;
    }
}
