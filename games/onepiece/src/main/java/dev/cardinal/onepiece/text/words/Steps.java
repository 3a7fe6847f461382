package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Effect;
import java.util.ArrayList;
import java.util.List;

/** All actions of an effect in the order of its text, nested ones after those around them. */
final class Steps {
    private final List<Action> steps = new ArrayList<>();

    private Steps() {}

    static List<Action> of(Effect effect) {
        Steps all = new Steps();
        all.add(effect.costs());
        all.add(effect.body());
        return all.steps;
    }

    static boolean hasParts(Action action) {
        return action instanceof Action.May || action instanceof Action.ChooseOne || action instanceof Action.Later;
    }

    private void add(List<Action> actions) {
        actions.forEach(this::add);
    }

    private void add(Action action) {
        switch (action) {
            case Action.If(var _, List<Action> then, List<Action> otherwise) -> {
                add(then);
                add(otherwise);
            }
            case Action.May(var _, List<Action> what, List<Action> ifDone, List<Action> ifNot) -> {
                steps.add(action);
                add(what);
                add(ifDone);
                add(ifNot);
            }
            case Action.IfDone(List<Action> what, List<Action> then) -> {
                add(what);
                add(then);
            }
            case Action.ChooseOne(var _, List<List<Action>> choices) -> {
                steps.add(action);
                choices.forEach(this::add);
            }
            case Action.Later(var _, List<Action> what) -> {
                steps.add(action);
                add(what);
            }
            default -> steps.add(action);
        }
    }
}
