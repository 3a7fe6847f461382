package dev.cardinal.mageknight.table;

import dev.cardinal.mageknight.effect.TurnRule;
import java.util.Arrays;

/** The extra rules for the rest of a turn. */
public final class TurnRules {
    private static final TurnRule[] NONE = {};

    private TurnRule[] rules;
    private int size;
    /** Their kinds, as bits. */
    private long kinds;

    TurnRules() {
        rules = NONE;
    }

    TurnRules(TurnRules other) {
        rules = other.size == 0 ? NONE : other.rules.clone();
        size = other.size;
        kinds = other.kinds;
    }

    public void clear() {
        size = 0;
        kinds = 0;
    }

    public void add(TurnRule rule) {
        if (size == rules.length) {
            rules = Arrays.copyOf(rules, size + 4);
        }
        rules[size++] = rule;
        kinds |= bit(rule.kind());
    }

    public void removeAt(int index) {
        System.arraycopy(rules, index + 1, rules, index, --size - index);
        kinds = 0;
        for (int i = 0; i < size; i++) {
            kinds |= bit(rules[i].kind());
        }
    }

    private static long bit(TurnRule.Kind kind) {
        return 1L << kind.ordinal();
    }

    public int size() {
        return size;
    }

    public TurnRule get(int index) {
        return rules[index];
    }

    public boolean has(TurnRule.Kind kind) {
        return (kinds & bit(kind)) != 0;
    }

    public int indexOf(TurnRule.Kind kind) {
        for (int i = 0; has(kind) && i < size; i++) {
            if (rules[i].kind() == kind) {
                return i;
            }
        }
        return -1;
    }

    /** The sum of all rules of a kind. */
    public int sum(TurnRule.Kind kind) {
        int sum = 0;
        for (int i = 0; has(kind) && i < size; i++) {
            sum += rules[i].kind() == kind ? rules[i].number() : 0;
        }
        return sum;
    }
}
