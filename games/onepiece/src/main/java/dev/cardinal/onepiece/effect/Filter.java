package dev.cardinal.onepiece.effect;

import java.util.List;

/** What a card must match. */
public sealed interface Filter {
    Filter ANY = new All(List.of());

    record All(List<Filter> filters) implements Filter {
        public All {
            filters = List.copyOf(filters);
        }
    }

    record Either(List<Filter> filters) implements Filter {
        public Either {
            filters = List.copyOf(filters);
        }
    }

    record Not(Filter filter) implements Filter {}

    record Is(Category category) implements Filter {}

    record Colored(Color color) implements Filter {}

    record Multicolored() implements Filter {}

    /** Has exactly this name (2-1-2). */
    record Named(String name) implements Filter {}

    /** Has a name that contains this (2-1-2-1). */
    record NameIncludes(String part) implements Filter {}

    /** Has this type (2-4-3). */
    record Typed(String type) implements Filter {}

    /** Has a type that contains this (2-4-3-1). */
    record TypeIncludes(String part) implements Filter {}

    record Having(Attribute attribute) implements Filter {}

    record Measured(Measure measure, Comparison comparison, Value value) implements Filter {}

    record InState(State state) implements Filter {}

    record With(Keyword keyword) implements Filter {}

    record WithTrigger() implements Filter {}

    /** Has an effect with this timing. */
    record WithTiming(Timing.Tag timing) implements Filter {}

    record WithCounter() implements Filter {}

    record NoBaseEffect() implements Filter {}

    record FaceUp() implements Filter {}

    record PlayedThisTurn() implements Filter {}

    /** The card whose effect this is. */
    record This() implements Filter {}

    /** One of the cards in this slot. */
    record In(int slot) implements Filter {}

    /** Shares this trait with a card in this slot. */
    record SameAs(Trait trait, int slot) implements Filter {}

    /** All of these; their order does not matter. */
    static Filter of(List<Filter> filters) {
        return Filters.all(filters);
    }

    /** A property that cards can share. */
    enum Trait {
        COLOR,
        NAME,
        TYPE,
        ATTRIBUTE,
        COST,
        NUMBER
    }

    /** Whether a card is active or rested (4-4-1). */
    enum State {
        ACTIVE,
        RESTED
    }
}
