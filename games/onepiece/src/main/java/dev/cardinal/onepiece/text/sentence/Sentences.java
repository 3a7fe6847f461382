package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.noun.Noun;
import dev.cardinal.onepiece.text.words.Canonical;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads sentences in sequence.
 *
 * <p>Everything after an "if" depends on it, even after "Then," (4-10-1); an "if" in a sentence of
 * its own starts over.
 */
public final class Sentences {
    private static final String[] DONE = {"if you do ,", "if you did ,", "when you do ,", "if they do ,"};
    /** An "if" about the cards of the previous sentence continues that sentence. */
    private static final String[] SAME = {
        "if that", "if it", "if the revealed", "if the trashed", "if the selected", "if the chosen"
    };

    private static final String[] NOT_DONE = {"if you do not ,", "if they do not ,", "if you don't ,", "if they don't ,"
    };

    private static final String[] OTHERWISE = {"otherwise ,", "if it does not ,", "if it doesn't ,", "if not ,"};

    private final Grammar grammar;
    private final List<Condition> unless = new ArrayList<>();
    private boolean once;

    Sentences(Grammar grammar) {
        this.grammar = grammar;
    }

    /** All sentences to the end of the text, or null. */
    @Nullable
    public List<Action> body() {
        List<Action> all = new ArrayList<>();
        return sentences(all, false) && grammar.in.atEnd() && !all.isEmpty() ? all : null;
    }

    /** Whether a sentence limits the effect to once per turn. */
    public boolean isOncePerTurn() {
        return once;
    }

    /** The conditions under which the text negates the effect. */
    public List<Condition> unless() {
        return unless;
    }

    /** The sentences of one of several choices. */
    @Nullable
    List<Action> choice() {
        List<Action> all = new ArrayList<>();
        return sentences(all, false) && !all.isEmpty() ? all : null;
    }

    private boolean more() {
        Cursor in = grammar.in;
        return !in.atEnd() && !in.sees("•") && !in.sees("¶");
    }

    private boolean sentences(List<Action> all, boolean conditional) {
        Cursor in = grammar.in;
        int before = all.size();
        while (more()) {
            Cursor.Mark start = in.mark();
            int sentence = all.size();
            if (in.take("in any case ,") && conditional) return true;
            if (in.takeAny(
                    "this effect can only be activated once per turn .",
                    "this effect can be activated once per turn .")) {
                once = true;
                continue;
            }
            boolean then = in.takeAny("then ,", "then", "after that ,", "additionally ,", "in addition ,");
            boolean otherwise = in.seesAny(OTHERWISE);
            if (conditional
                    && (otherwise
                            || (!then
                                    && in.sees("if")
                                    && !in.seesAny(DONE)
                                    && !in.seesAny(NOT_DONE)
                                    && !in.seesAny(SAME)))) {
                in.back(start);
                return true;
            }
            if (in.takeAny(DONE)) {
                if (!ifDone(all, before)) return false;
            } else if (in.takeAny(OTHERWISE) || in.takeAny(NOT_DONE)) {
                if (!ifNot(all)) return false;
            } else if (in.sees("if")) {
                if (!conditional(all, before)) return false;
            } else {
                List<Action> actions = actions();
                if (actions == null || !ended()) return false;
                if (!goOn(actions, all)) return false;
            }
            before = Math.min(sentence, all.size() - 1);
        }
        return true;
    }

    /** What follows a condition at the end of a sentence depends on it, too (Q:OP05-047). */
    private boolean goOn(List<Action> actions, List<Action> all) {
        boolean depends = actions.size() == 1 && grammar.in.seesAny("then ,", "then");
        if (depends && actions.getFirst() instanceof Action.If(Condition condition, var then, var otherwise)) {
            List<Action> more = new ArrayList<>(then);
            if (!sentences(more, true)) return false;
            all.add(new Action.If(condition, more, otherwise));
        } else {
            all.addAll(actions);
        }
        return true;
    }

    private boolean ended() {
        Cursor in = grammar.in;
        in.takeAny(", according to the rules", "according to the rules");
        return in.take(".") || in.take("¶") || !more();
    }

    /** What is done if the previous sentence was done. */
    private boolean ifDone(List<Action> all, int sentence) {
        List<Action> rest = new ArrayList<>();
        List<Action> actions = conditionalOrPlain();
        if (all.isEmpty() || actions == null || !ended()) return false;
        rest.addAll(actions);
        if (!sentences(rest, true)) return false;
        if (all.getLast() instanceof Action.May(var who, var what, var ifDone, var ifNot)) {
            all.removeLast();
            all.add(new Action.May(who, what, rest, ifNot));
            return ifDone.isEmpty();
        }
        List<Action> done = new ArrayList<>(all.subList(sentence, all.size()));
        all.subList(sentence, all.size()).clear();
        all.add(new Action.IfDone(done, rest));
        return true;
    }

    /** What is done if the previous action was not done, or its condition did not hold. */
    private boolean ifNot(List<Action> all) {
        List<Action> actions = conditionalOrPlain();
        if (all.isEmpty() || actions == null || !ended()) return false;
        Action last = all.removeLast();
        if (last instanceof Action.May(var who, var what, var ifDone, var ifNot))
            all.add(new Action.May(who, what, ifDone, actions));
        else if (last instanceof Action.If(var condition, var then, var _))
            all.add(new Action.If(condition, then, actions));
        else return false;
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

    private boolean conditional(List<Action> all, int sentence) {
        Cursor in = grammar.in;
        List<Action> attack = grammar.predicates.ifAttacks();
        if (attack != null) {
            all.addAll(attack);
            return ended();
        }
        in.take("if");
        Condition condition = grammar.conditions.condition();
        if (condition == null || !in.take(",")) return false;
        if (in.take("this effect is negated")) {
            unless.add(condition);
            return ended();
        }
        List<Action> others = retargeted(all);
        if (others != null) {
            Action before = all.removeLast();
            all.add(new Action.If(condition, others, List.of(before)));
            return ended();
        }
        if (in.sees("if")) return within(condition, all);
        List<Action> actions = actions();
        if (actions == null) return false;
        List<Action> otherwise = List.of();
        if (in.take("instead") && !all.isEmpty()) {
            if (in.take("of") && grammar.verbs.action() == null) return false;
            otherwise = List.copyOf(all.subList(sentence, all.size()));
            all.subList(sentence, all.size()).clear();
        }
        List<Action> then = new ArrayList<>(actions);
        if (!ended() || !sentences(then, true)) return false;
        if (!otherwise.isEmpty()
                && then.size() == 1
                && then.getFirst() instanceof Action.May(var who, var what, var ifDone, var ifNot)) {
            List<Action> before =
                    otherwise.size() == 1 && otherwise.getFirst() instanceof Action.If(var when, var done, var other)
                            ? done
                            : otherwise;
            then.set(0, new Action.May(who, what, ifDone, before));
        }
        boolean ofOne = otherwise.size() == 1 && otherwise.getFirst() instanceof Action.If;
        if (ofOne && otherwise.getFirst() instanceof Action.If(var outer, var before, var other) && other.isEmpty()) {
            all.add(new Action.If(outer, List.of(new Action.If(condition, then, before)), List.of()));
            return true;
        }
        boolean nested = then.size() == 1 && then.getFirst() instanceof Action.If && otherwise.isEmpty();
        if (nested && then.getFirst() instanceof Action.If(var inner, var thenDo, var other) && other.isEmpty())
            all.add(new Action.If(both(condition, inner), thenDo, List.of()));
        else all.add(new Action.If(condition, then, otherwise));
        return true;
    }

    /** "if A, if B, ... Otherwise, ...": the alternative also needs A. */
    private boolean within(Condition condition, List<Action> all) {
        List<Action> inner = new ArrayList<>();
        if (!conditional(inner, 0)) return false;
        if (grammar.in.takeAny(OTHERWISE) && !ifNot(inner)) return false;
        all.add(new Action.If(condition, inner, List.of()));
        return true;
    }

    /**
     * "you may select your opponent's Character with a cost of 6 or less instead", "play up to 1 [A] instead": the same action
     * for other cards.
     */
    private @Nullable List<Action> retargeted(List<Action> all) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Action last = all.isEmpty() ? new Action.Nothing() : all.getLast();
        boolean play = last instanceof Action.Play(Target.Choose _, boolean _) && in.takeAny("you may play", "play");
        if (play || in.takeAny("you may select", "you may choose", "select", "choose")) {
            Amount amount = grammar.numbers.amount();
            in.takeAny("of", "a", "an");
            Noun noun = grammar.nouns.noun();
            boolean instead = noun != null && !(play && noun.area() != null) && in.take("instead");
            if (instead && in.take("of")) {
                in.takeAny("a", "an");
                grammar.nouns.noun();
            }
            Action same = instead && noun != null ? Retargeted.of(last, amount, noun) : null;
            if (same != null) return List.of(same);
        }
        in.back(start);
        return null;
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
    public List<Action> actions() {
        Cursor in = grammar.in;
        Duration outer = grammar.early;
        grammar.early = null;
        List<Action> all = new ArrayList<>();
        int joined = 0;
        List<Action> next = grammar.verbs.action();
        while (next != null) {
            all.addAll(provided(next));
            if (grammar.replacing) grammar.instead |= in.takeAny("instead of that character being ko'd", "instead");
            Cursor.Mark before = in.mark();
            next = null;
            if (in.takeAny(", or", "or")) next = orElse(all);
            else if (in.takeAny("and , if", "and if")) next = onlyIf();
            else if (in.takeAny(", and then", "and then", ", and", "and")) next = grammar.verbs.action();
            else if (in.takeAny(", then", ";", ",")) {
                lastAlike(all.subList(joined, all.size()), grammar.early);
                joined = all.size();
                next = grammar.verbs.action();
            }
            if (next == null) in.back(before);
        }
        lastAlike(all.subList(Math.min(joined, all.size()), all.size()), grammar.early);
        grammar.early = outer;
        return all.isEmpty() ? null : all;
    }

    /**
     * "your Leader gains +1000 power and this Character gains [Rush] during this turn": a duration goes for everything joined
     * to it by "and" before it, and one at the beginning for everything after it.
     */
    private static void lastAlike(List<Action> all, @Nullable Duration early) {
        Duration last = early;
        for (int i = all.size() - 1; i >= 0; i--) {
            if (!(all.get(i) instanceof Action.Apply(var what, var changes, Duration duration))) continue;
            if (duration != Duration.THIS_GAME) last = duration;
            else if (last != null) all.set(i, new Action.Apply(what, changes, last));
        }
    }

    /** One action, or a choice of two: "trash this Character or rest your Leader". */
    @Nullable
    public List<Action> oneOrOther() {
        List<Action> one = grammar.verbs.action();
        if (one == null) return null;
        Cursor.Mark before = grammar.in.mark();
        List<Action> all = new ArrayList<>(one);
        List<Action> choice = grammar.in.take("or") ? orElse(all) : null;
        if (choice == null) grammar.in.back(before);
        else all.addAll(choice);
        return all;
    }

    /** "play it or add it to your hand": the player chooses. */
    private @Nullable List<Action> orElse(List<Action> all) {
        Cursor.Mark before = grammar.in.mark();
        List<Action> other = grammar.verbs.action();
        if (other == null) return null;
        Action last = all.removeLast();
        Action same = other.size() == 1 ? Retargeted.forSame(other.getFirst(), last) : null;
        if (same != null) {
            grammar.in.forgetUse(before);
            other = List.of(same);
        }
        return List.of(new Action.ChooseOne(grammar.subject, List.of(List.of(last), other)));
    }

    private @Nullable List<Action> onlyIf() {
        Condition condition = grammar.conditions.condition();
        List<Action> then = condition != null && grammar.in.take(",") ? actions() : null;
        return condition == null || then == null ? null : List.of(new Action.If(condition, then, List.of()));
    }

    /** "... if you have 3 or less cards in your hand" after an action. */
    private List<Action> provided(List<Action> actions) {
        Cursor in = grammar.in;
        Cursor.Mark before = in.mark();
        Condition condition = in.takeAny("if", "while") ? grammar.conditions.condition() : null;
        if (condition != null) return List.of(new Action.If(condition, actions, List.of()));
        in.back(before);
        Condition unless = !grammar.permanent && in.take("unless") ? grammar.conditions.condition() : null;
        if (unless != null) return List.of(new Action.If(Canonical.not(unless), actions, List.of()));
        in.back(before);
        return actions;
    }
}
