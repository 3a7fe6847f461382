package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Normalizes effects, so that one meaning has one program. */
public final class Canonical {
    private Canonical() {}

    /** An effect that costs nothing and is only a "you may" can be declined as a whole. */
    public static Effect of(Effect read) {
        Effect effect = optional(permanent(read));
        boolean may = effect.costs().isEmpty() && effect.body().size() == 1 && !effect.optional();
        if (!may || !(effect.body().getFirst() instanceof Action.May(Who who, var what, var ifDone, var ifNot)))
            return effect;
        if (who != Who.YOU || !ifNot.isEmpty()) return effect;
        List<Action> body = ifDone.isEmpty() ? what : List.of(new Action.IfDone(what, ifDone));
        return new Effect(
                effect.kind(), effect.timings(), effect.conditions(), effect.oncePerTurn(), true, List.of(), body);
    }

    /** "You may draw 1 card if ...": whether the effect can be used is looked at before its player is asked. */
    private static Effect optional(Effect effect) {
        boolean may = effect.costs().isEmpty() && effect.body().size() == 1 && effect.kind() == Kind.AUTO;
        if (!may || !(effect.body().getFirst() instanceof Action.May(Who who, var what, var ifDone, var ifNot)))
            return effect;
        boolean only = who == Who.YOU && ifDone.isEmpty() && ifNot.isEmpty() && what.size() == 1;
        if (!only
                || !(what.getFirst() instanceof Action.If(Condition condition, var then, var otherwise))
                || !otherwise.isEmpty()) return effect;
        List<Condition> conditions = new ArrayList<>(effect.conditions());
        add(conditions, condition);
        return new Effect(effect.kind(), effect.timings(), conditions, effect.oncePerTurn(), true, List.of(), then);
    }

    /** A condition around everything a permanent effect does becomes one of its conditions. */
    static Effect permanent(Effect effect) {
        boolean single = effect.kind() == Kind.PERMANENT && effect.body().size() == 1;
        if (!single
                || !(effect.body().getFirst() instanceof Action.If(Condition condition, var then, var otherwise))
                || !otherwise.isEmpty()) return effect;
        List<Condition> conditions = new ArrayList<>(effect.conditions());
        if (isTag(condition))
            conditions.add((int) conditions.stream().takeWhile(Canonical::isTag).count(), condition);
        else add(conditions, condition);
        return permanent(new Effect(
                effect.kind(),
                effect.timings(),
                conditions,
                effect.oncePerTurn(),
                effect.optional(),
                effect.costs(),
                then));
    }

    /** Whether it is written as a tag. */
    static boolean isTag(Condition condition) {
        return condition instanceof Condition.DonAttached || condition instanceof Condition.TurnOf;
    }

    /** The keyword, if all the effect does is give it to its card permanently, or null. */
    public static @Nullable Keyword keyword(Effect effect) {
        boolean always = effect.kind() == Kind.PERMANENT
                && effect.conditions().isEmpty()
                && effect.body().size() == 1;
        if (!always || !(effect.body().getFirst() instanceof Action.Apply(Target.This(), List<Change> changes, var _)))
            return null;
        return changes.size() == 1 && changes.getFirst() instanceof Change.Gain(Keyword keyword) ? keyword : null;
    }

    /** The negated condition. */
    public static Condition not(Condition condition) {
        if (condition instanceof Condition.Compare(var left, Comparison comparison, var right)) {
            if (comparison == Comparison.AT_LEAST && right.equals(Value.of(1)))
                return new Condition.Compare(left, Comparison.EQUAL, Value.of(0));
            if (comparison == Comparison.AT_LEAST) return new Condition.Compare(left, Comparison.LESS, right);
            if (comparison == Comparison.AT_MOST) return new Condition.Compare(left, Comparison.MORE, right);
        }
        return new Condition.Not(condition);
    }

    public static void add(List<Condition> conditions, Condition condition) {
        if (condition instanceof Condition.All(List<Condition> parts)) conditions.addAll(parts);
        else conditions.add(condition);
    }

    /** Splits a cost into those that are paid one by one; cards that go somewhere in any order go together. */
    public static List<Action> separate(Action action) {
        return switch (action) {
            case Action.Rest(Target.Both(List<Target> parts)) ->
                parts.stream().map(part -> (Action) new Action.Rest(part)).toList();
            case Action.Move(Target.Both(List<Target> parts), Place place)
            when !place.inAnyOrder() ->
                parts.stream()
                        .map(part -> (Action) new Action.Move(part, place))
                        .toList();
            default -> List.of(action);
        };
    }
}
