package dev.cardinal.onepiece.effect;

/** How two numbers are compared. */
public enum Comparison {
    AT_LEAST,
    AT_MOST,
    EQUAL,
    LESS,
    MORE;

    public boolean holds(int left, int right) {
        return switch (this) {
            case AT_LEAST -> left >= right;
            case AT_MOST -> left <= right;
            case EQUAL -> left == right;
            case LESS -> left < right;
            case MORE -> left > right;
        };
    }
}
