package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Condition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How sentences hang together.
 *
 * <p>What follows an "if" depends on it to the end of the text, also after "Then," (4-10-1); an "if" in a sentence of
 * its own begins anew.
 */
final class Sentences {
    private final Grammar grammar;

    Sentences(Grammar grammar) {
        this.grammar = grammar;
    }

    /** All sentences to the end of the text, or null. */
    @Nullable
    List<Action> body() {
        List<Action> all = new ArrayList<>();
        return sentences(all, false) && grammar.in.atEnd() && !all.isEmpty() ? all : null;
    }

    /** The sentences of one of several choices. */
    @Nullable
    List<Action> choice() {
        List<Action> all = new ArrayList<>();
        return sentences(all, false) && !all.isEmpty() ? all : null;
    }

    private boolean more() {
        Reading in = grammar.in;
        return !in.atEnd() && !in.sees("•") && !in.sees("¶");
    }

    private boolean sentences(List<Action> all, boolean conditional) {
        Reading in = grammar.in;
        while (more()) {
            Reading.Mark start = in.mark();
            boolean then = in.takeAny("then ,", "then", "after that ,", "additionally ,", "in addition ,");
            if (in.takeAny("if you do ,", "if you did ,", "when you do ,", "if they do ,")) {
                if (!follows(all, true)) return false;
            } else if (in.takeAny(
                    "if you do not ,", "if they do not ,", "if you don't ,", "if they don't ,", "otherwise ,")) {
                if (!follows(all, false)) return false;
            } else if (in.sees("if")) {
                if (conditional && !then) {
                    in.back(start);
                    return true;
                }
                if (!conditional(all)) return false;
            } else {
                List<Action> actions = actions();
                if (actions == null || !ended()) return false;
                all.addAll(actions);
            }
        }
        return true;
    }

    private boolean ended() {
        return grammar.in.take(".") || !more();
    }

    /** What is done if the action before was done, or if it was not. */
    private boolean follows(List<Action> all, boolean done) {
        List<Action> rest = new ArrayList<>();
        List<Action> actions = conditionalOrPlain();
        if (all.isEmpty() || actions == null || !ended()) return false;
        rest.addAll(actions);
        if (done && !sentences(rest, true)) return false;
        Action last = all.removeLast();
        if (last instanceof Action.May(var who, var what, var ifDone, var ifNot)) {
            if (done ? !ifDone.isEmpty() : !ifNot.isEmpty()) return false;
            all.add(done ? new Action.May(who, what, rest, ifNot) : new Action.May(who, what, ifDone, rest));
        } else if (done) {
            all.add(new Action.IfDone(List.of(last), rest));
        } else if (last instanceof Action.If(var condition, var thenDo, var _)) {
            all.add(new Action.If(condition, thenDo, rest));
        } else {
            return false;
        }
        return true;
    }

    private @Nullable List<Action> conditionalOrPlain() {
        if (!grammar.in.sees("if")) return actions();
        grammar.in.take("if");
        Condition condition = grammar.conditions.condition();
        if (condition == null || !grammar.in.take(",")) return null;
        List<Action> actions = actions();
        return actions == null ? null : List.of(new Action.If(condition, actions, List.of()));
    }

    private boolean conditional(List<Action> all) {
        Reading in = grammar.in;
        in.take("if");
        Condition condition = grammar.conditions.condition();
        if (condition == null || !in.take(",")) return false;
        List<Action> then = new ArrayList<>();
        List<Action> actions = actions();
        if (actions == null || !ended()) return false;
        then.addAll(actions);
        if (!sentences(then, true)) return false;
        List<Action> otherwise = List.of();
        if (then.size() == 1
                && then.getFirst() instanceof Action.If(var inner, var thenDo, var other)
                && other.isEmpty()) all.add(new Action.If(both(condition, inner), thenDo, otherwise));
        else all.add(new Action.If(condition, then, otherwise));
        return true;
    }

    private static Condition both(Condition one, Condition other) {
        List<Condition> all = new ArrayList<>();
        for (Condition condition : List.of(one, other)) {
            if (condition instanceof Condition.All(List<Condition> parts)) all.addAll(parts);
            else all.add(condition);
        }
        return new Condition.All(all);
    }

    /** The actions of one sentence: "draw 2 cards and trash 1 card from your hand". */
    @Nullable
    List<Action> actions() {
        Reading in = grammar.in;
        List<Action> all = new ArrayList<>();
        List<Action> next = grammar.verbs.action();
        while (next != null) {
            all.addAll(provided(next));
            in.takeAny("instead of that character being ko'd", "instead");
            Reading.Mark before = in.mark();
            next = null;
            if (in.takeAny("and , if", "and if")) next = onlyIf();
            else if (in.takeAny(", and then", "and then", ", then", ", and", "and", ";", ","))
                next = grammar.verbs.action();
            if (next == null) in.back(before);
        }
        return all.isEmpty() ? null : all;
    }

    private @Nullable List<Action> onlyIf() {
        Condition condition = grammar.conditions.condition();
        List<Action> then = condition != null && grammar.in.take(",") ? actions() : null;
        return condition == null || then == null ? null : List.of(new Action.If(condition, then, List.of()));
    }

    /** "... if you have 3 or less cards in your hand" after an action. */
    private List<Action> provided(List<Action> actions) {
        Reading in = grammar.in;
        Reading.Mark before = in.mark();
        Condition condition = in.take("if") ? grammar.conditions.condition() : null;
        if (condition != null) return List.of(new Action.If(condition, actions, List.of()));
        in.back(before);
        return actions;
    }
}
