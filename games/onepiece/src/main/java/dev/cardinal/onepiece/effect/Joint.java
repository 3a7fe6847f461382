package dev.cardinal.onepiece.effect;

/** A limit on cards that are chosen together. */
public sealed interface Joint {
    record None() implements Joint {}

    record TotalAtMost(Measure measure, Value most) implements Joint {}

    record Differ(Filter.Trait trait) implements Joint {}

    Joint NONE = new None();
}
