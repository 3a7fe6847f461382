package dev.cardinal.onepiece.effect;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** What a card must be like. */
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

    /** Named exactly so (2-1-2). */
    record Named(String name) implements Filter {}

    /** With a name that contains this (2-1-2-1). */
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

    /** Has an effect that starts so. */
    record WithTiming(Timing.Tag timing) implements Filter {}

    record WithCounter() implements Filter {}

    record NoBaseEffect() implements Filter {}

    record FaceUp() implements Filter {}

    record PlayedThisTurn() implements Filter {}

    /** The card whose effect this is. */
    record This() implements Filter {}

    /** One of the cards that stand in this slot. */
    record In(int slot) implements Filter {}

    /** Shares a color, a name and so on with a card in this slot. */
    record SameAs(Trait trait, int slot) implements Filter {}

    /** All of these in the one order that equal filters have: that in which a text names them. */
    static Filter all(List<Filter> filters) {
        List<Filter> parts = filters.stream()
                .flatMap(filter -> filter instanceof All(List<Filter> inner) ? inner.stream() : Stream.of(filter))
                .distinct()
                .sorted(ORDER)
                .toList();
        return parts.size() == 1 ? parts.getFirst() : new All(parts);
    }

    static Filter all(Filter... filters) {
        return all(List.of(filters));
    }

    /** Any of these, in the same order. */
    static Filter either(List<Filter> filters) {
        List<Filter> parts = filters.stream()
                .flatMap(filter -> filter instanceof Either(List<Filter> inner) ? inner.stream() : Stream.of(filter))
                .distinct()
                .sorted(ORDER)
                .toList();
        return parts.size() == 1 ? parts.getFirst() : new Either(parts);
    }

    static Filter either(Filter... filters) {
        return either(List.of(filters));
    }

    Comparator<Filter> ORDER =
            Comparator.<Filter>comparingInt(filter -> filter.rank()).thenComparing(Filter::toString);

    private int rank() {
        return switch (this) {
            case InState _ -> 0;
            case FaceUp _ -> 1;
            case Colored _ -> 2;
            case Multicolored _ -> 3;
            case Typed _ -> 4;
            case Having _ -> 5;
            case Named _ -> 6;
            case NameIncludes _ -> 7;
            case TypeIncludes _ -> 8;
            case Either _ -> 9;
            case All _ -> 10;
            case With _ -> 11;
            case Is _ -> 12;
            case Measured _ -> 13;
            case WithTrigger _ -> 14;
            case WithTiming _ -> 15;
            case WithCounter _ -> 16;
            case NoBaseEffect _ -> 17;
            case PlayedThisTurn _ -> 18;
            case This _ -> 19;
            case In _ -> 20;
            case SameAs _ -> 21;
            case Not _ -> 22;
        };
    }

    /** What cards can have in common. */
    enum Trait {
        COLOR,
        NAME,
        TYPE,
        ATTRIBUTE,
        COST,
        NUMBER
    }

    /** Whether a card stands upright (4-4-1). */
    enum State {
        ACTIVE,
        RESTED
    }
}
