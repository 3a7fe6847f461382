package dev.cardinal.onepiece.effect;

/** A number in an effect. */
public sealed interface Value {
    record Exactly(int number) implements Value {}

    /** The number of cards, DON!! cards and so on. */
    record CountOf(Countable what) implements Value {}

    /** {@code amount} for every {@code every} of a value. */
    record ForEvery(int amount, int every, Value of) implements Value {}

    /** A number of the target card, or the sum if there are several. */
    record Of(Measure measure, Target target) implements Value {}

    /** The sum of a number over cards. */
    record Total(Measure measure, Cards cards) implements Value {}

    record Plus(Value left, Value right) implements Value {}

    record Minus(Value left, Value right) implements Value {}

    record Least(Value left, Value right) implements Value {}

    /** The number chosen for this slot; for slot 0, how many DON!! cards were chosen last. */
    record Chosen(int slot) implements Value {}

    /** How many cards the last action of this slot moved or chose; for slot 0, how many the timing is about. */
    record Done(int slot) implements Value {}

    static Value of(int number) {
        return new Exactly(number);
    }

    static Value of(Countable what) {
        return new CountOf(what);
    }
}
