package dev.cardinal.onepiece.effect;

/** A number that an effect speaks of. */
public sealed interface Value {
    record Exactly(int number) implements Value {}

    /** How many of something there are. */
    record CountOf(Countable what) implements Value {}

    /** So much for every so many. */
    record ForEvery(int amount, int every, Value of) implements Value {}

    /** A number of the card that a target names; the sum where it names several. */
    record Of(Measure measure, Target target) implements Value {}

    /** The sum of a number over cards. */
    record Total(Measure measure, Cards cards) implements Value {}

    record Plus(Value left, Value right) implements Value {}

    record Minus(Value left, Value right) implements Value {}

    record Least(Value left, Value right) implements Value {}

    /** A number that was chosen before and stands in this slot; for slot 0 how many DON!! cards were chosen last. */
    record Chosen(int slot) implements Value {}

    /** How many cards the last action of that slot moved or chose; for slot 0 how many the timing speaks of. */
    record Done(int slot) implements Value {}

    static Value of(int number) {
        return new Exactly(number);
    }

    static Value of(Countable what) {
        return new CountOf(what);
    }
}
