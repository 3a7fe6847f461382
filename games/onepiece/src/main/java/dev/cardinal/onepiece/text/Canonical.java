package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Who;
import java.util.ArrayList;
import java.util.List;

/** One meaning, one program. */
final class Canonical {
    private Canonical() {}

    /** An effect that costs nothing and is only a "you may" can be declined as a whole. */
    static Effect of(Effect read) {
        Effect effect = permanent(read);
        boolean may = effect.costs().isEmpty() && effect.body().size() == 1 && !effect.optional();
        if (!may || !(effect.body().getFirst() instanceof Action.May(Who who, var what, var ifDone, var ifNot)))
            return effect;
        if (who != Who.YOU || !ifNot.isEmpty()) return effect;
        List<Action> body = ifDone.isEmpty() ? what : List.of(new Action.IfDone(what, ifDone));
        return new Effect(
                effect.kind(), effect.timings(), effect.conditions(), effect.oncePerTurn(), true, List.of(), body);
    }

    /** What a permanent effect says only on a condition is one of its conditions. */
    static Effect permanent(Effect effect) {
        boolean single = effect.kind() == Kind.PERMANENT && effect.body().size() == 1;
        if (!single
                || !(effect.body().getFirst() instanceof Action.If(Condition condition, var then, var otherwise))
                || !otherwise.isEmpty()) return effect;
        List<Condition> conditions = new ArrayList<>(effect.conditions());
        add(conditions, condition);
        return new Effect(
                effect.kind(),
                effect.timings(),
                conditions,
                effect.oncePerTurn(),
                effect.optional(),
                effect.costs(),
                then);
    }

    static void add(List<Condition> conditions, Condition condition) {
        if (condition instanceof Condition.All(List<Condition> parts)) conditions.addAll(parts);
        else conditions.add(condition);
    }

    /** Costs are paid one after the other. */
    static List<Action> separate(Action action) {
        return switch (action) {
            case Action.Rest(Target.Both(List<Target> parts)) ->
                parts.stream().map(part -> (Action) new Action.Rest(part)).toList();
            case Action.Move(Target.Both(List<Target> parts), var place) ->
                parts.stream()
                        .map(part -> (Action) new Action.Move(part, place))
                        .toList();
            default -> List.of(action);
        };
    }
}
