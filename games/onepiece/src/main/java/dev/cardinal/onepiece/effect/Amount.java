package dev.cardinal.onepiece.effect;

/** How many are chosen: "up to 2" is 0 to 2, and "2" is 2 to 2, or as many as there are. */
public record Amount(Value least, Value most) {
    public static final int ANY_NUMBER = 99;

    public static Amount upTo(int most) {
        return new Amount(Value.of(0), Value.of(most));
    }

    public static Amount exactly(int number) {
        return new Amount(Value.of(number), Value.of(number));
    }

    public static Amount anyNumber() {
        return upTo(ANY_NUMBER);
    }

    /** As many as there are. */
    public static Amount all() {
        return exactly(ANY_NUMBER);
    }

    public static Amount atLeast(int least) {
        return new Amount(Value.of(least), Value.of(ANY_NUMBER));
    }
}
