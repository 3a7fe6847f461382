package dev.cardinal.dominion.menu;

/** The ways to compare two numbers. */
enum Relation {
    AT_MOST("<="),
    LESS("<"),
    AT_LEAST(">="),
    MORE(">"),
    EQUAL("=="),
    DIFFERENT("!=");

    final String sign;

    Relation(String sign) {
        this.sign = sign;
    }

    boolean holds(double left, double right) {
        return switch (this) {
            case AT_MOST -> left <= right;
            case LESS -> left < right;
            case AT_LEAST -> left >= right;
            case MORE -> left > right;
            case EQUAL -> left == right;
            case DIFFERENT -> left != right;
        };
    }
}
