package dev.cardinal.dominion.menu;

/** The four arithmetic operators; division keeps fractions. */
enum Operator {
    PLUS,
    MINUS,
    TIMES,
    DIVIDED_BY;

    double apply(double left, double right) {
        return switch (this) {
            case PLUS -> left + right;
            case MINUS -> left - right;
            case TIMES -> left * right;
            case DIVIDED_BY -> left / right;
        };
    }
}
