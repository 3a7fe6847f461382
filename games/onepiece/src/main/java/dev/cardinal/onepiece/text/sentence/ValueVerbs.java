package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.text.noun.Cursor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads sentences about negating effects, swapping values and adding names. */
final class ValueVerbs {
    private final Grammar grammar;

    ValueVerbs(Grammar grammar) {
        this.grammar = grammar;
    }

    @Nullable
    List<Action> negate() {
        Cursor in = grammar.in;
        if (!in.takeAny("the effects of", "the effect of", "effects of")) return null;
        Target target = grammar.targets.object();
        if (target == null) return null;
        List<Change> changes = new ArrayList<>(List.of(new Change.Negated()));
        Duration duration = grammar.spans.duration();
        if (duration == null) duration = alsoSaid(changes);
        return List.of(grammar.predicates.apply(target, changes, duration));
    }

    /** "and give that card -4000 power during this turn", "and that Character cannot attack until ...". */
    private @Nullable Duration alsoSaid(List<Change> changes) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        List<Action> more = in.takeAny("and", ", and") ? grammar.verbs.action() : null;
        if (more != null
                && more.size() == 1
                && more.getFirst() instanceof Action.Apply(Target.Those same, List<Change> other, Duration duration)) {
            changes.addAll(other);
            in.forgetUse(start);
            return duration;
        }
        in.back(start);
        return null;
    }

    @Nullable
    List<Action> swap() {
        Cursor in = grammar.in;
        List<Action> chosen = swapChosen();
        if (chosen != null) return chosen;
        Target one = grammar.targets.single();
        if (one != null && in.take("with each other")) {
            Duration together = grammar.spans.duration();
            return together == null ? null : List.of(new Action.SwapBasePower(one, one, together));
        }
        Target other =
                one != null && in.takeAny("with that of", "with the base power of") ? grammar.targets.single() : null;
        Duration duration = grammar.spans.duration();
        if (one == null || other == null || duration == null) return null;
        return List.of(new Action.SwapBasePower(one, other, duration));
    }

    /** "your Leader and 1 of your opponent's Characters", "1 of your Characters with that of your Leader": selected first. */
    private @Nullable List<Action> swapChosen() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        List<Action> select = grammar.lookVerbs.select();
        boolean one = select != null
                && select.size() == 1
                && select.getFirst() instanceof Action.Select(Target.Choose choose)
                && choose.amount().most().equals(Value.of(1));
        if (select != null && one && in.takeAny("with that of", "with the base power of")) {
            Target other = grammar.targets.single();
            Duration lasting = other == null ? null : grammar.spans.duration();
            if (other != null && lasting != null)
                return List.of(
                        select.getFirst(), new Action.SwapBasePower(new Target.Those(in.itSlot()), other, lasting));
        }
        boolean two = select != null
                && select.size() == 1
                && select.getFirst() instanceof Action.Select(Target.Both(List<Target> parts))
                && parts.size() == 2;
        in.take("with each other");
        Duration duration = two ? grammar.spans.duration() : null;
        if (select != null && duration != null) {
            Target both = new Target.Those(in.itSlot());
            return List.of(select.getFirst(), new Action.SwapBasePower(both, both, duration));
        }
        in.back(start);
        return null;
    }

    /** "also treat this card's name as [A]", "this card's name is also treated as [A]". */
    @Nullable
    List<Action> alsoNamed() {
        Cursor in = grammar.in;
        Target target = grammar.pronouns.possessor();
        if (target != null && in.takeAny("type as", "type is also treated as")) {
            String type = in.type();
            in.takeAny("according to the rules", "under the rules", ", according to the rules");
            return type == null
                    ? null
                    : List.of(grammar.predicates.apply(target, List.of(new Change.AlsoTyped(type)), null));
        }
        if (target == null || !in.takeAny("name as", "name is also treated as")) return null;
        List<Change> names = new ArrayList<>();
        do {
            String name = in.name();
            if (name == null) return null;
            names.add(new Change.AlsoNamed(name));
        } while (in.takeAny("and", ",", ", and"));
        in.takeAny("according to the rules", "under the rules", ", according to the rules");
        return List.of(grammar.predicates.apply(target, names, null));
    }
}
