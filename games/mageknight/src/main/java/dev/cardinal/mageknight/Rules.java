package dev.cardinal.mageknight;

import dev.cardinal.mageknight.effect.TurnRule;
import java.util.Arrays;

/** What holds for the rest of a turn, besides the rules of the game. */
final class Rules {
    private static final TurnRule[] NONE = {};

    private TurnRule[] rules;
    private int size;

    Rules() {
        rules = NONE;
    }

    Rules(Rules other) {
        rules = other.size == 0 ? NONE : other.rules.clone();
        size = other.size;
    }

    void clear() {
        size = 0;
    }

    void add(TurnRule rule) {
        if (size == rules.length) {
            rules = Arrays.copyOf(rules, size + 4);
        }
        rules[size++] = rule;
    }

    void removeAt(int index) {
        System.arraycopy(rules, index + 1, rules, index, --size - index);
    }

    int size() {
        return size;
    }

    TurnRule get(int index) {
        return rules[index];
    }

    boolean has(TurnRule.Kind kind) {
        return indexOf(kind) >= 0;
    }

    int indexOf(TurnRule.Kind kind) {
        for (int i = 0; i < size; i++) {
            if (rules[i].kind() == kind) {
                return i;
            }
        }
        return -1;
    }

    /** What all rules of a kind come to. */
    int sum(TurnRule.Kind kind) {
        int sum = 0;
        for (int i = 0; i < size; i++) {
            sum += rules[i].kind() == kind ? rules[i].number() : 0;
        }
        return sum;
    }
}
