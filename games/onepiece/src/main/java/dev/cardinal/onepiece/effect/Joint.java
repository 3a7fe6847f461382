package dev.cardinal.onepiece.effect;

/** A limit on the cards chosen together. */
public sealed interface Joint {
    record None() implements Joint {}

    record TotalAtMost(Measure measure, Value most) implements Joint {}

    record Differ(Filter.Trait trait) implements Joint {}

    /** Both limits hold. */
    record Both(Joint one, Joint other) implements Joint {}

    Joint NONE = new None();
}
