package dev.cardinal.onepiece.effect;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Joins filters so that those that mean the same are equal. */
public final class Filters {
    private static final Comparator<Filter> ORDER =
            Comparator.<Filter>comparingInt(Filters::rank).thenComparing(Filter::toString);

    private Filters() {}

    /** All of these in the one order that equal filters have: that in which a text names them. */
    public static Filter all(List<Filter> filters) {
        List<Filter> parts = filters.stream()
                .flatMap(
                        filter -> filter instanceof Filter.All(List<Filter> inner) ? inner.stream() : Stream.of(filter))
                .distinct()
                .sorted(ORDER)
                .toList();
        return parts.size() == 1 ? parts.getFirst() : new Filter.All(parts);
    }

    public static Filter all(Filter... filters) {
        return all(List.of(filters));
    }

    /** Any of these, in the same order. */
    public static Filter either(List<Filter> filters) {
        List<Filter> parts = filters.stream()
                .flatMap(filter ->
                        filter instanceof Filter.Either(List<Filter> inner) ? inner.stream() : Stream.of(filter))
                .distinct()
                .sorted(ORDER)
                .toList();
        return parts.size() == 1 ? parts.getFirst() : new Filter.Either(parts);
    }

    public static Filter either(Filter... filters) {
        return either(List.of(filters));
    }

    private static int rank(Filter filter) {
        return switch (filter) {
            case Filter.InState _ -> 0;
            case Filter.FaceUp _ -> 1;
            case Filter.Colored _ -> 2;
            case Filter.Multicolored _ -> 3;
            case Filter.Typed _ -> 4;
            case Filter.Having _ -> 5;
            case Filter.Named _ -> 6;
            case Filter.NameIncludes _ -> 7;
            case Filter.TypeIncludes _ -> 8;
            case Filter.Either _ -> 9;
            case Filter.All _ -> 10;
            case Filter.With _ -> 11;
            case Filter.Is _ -> 12;
            case Filter.Measured _ -> 13;
            case Filter.WithTrigger _ -> 14;
            case Filter.WithTiming _ -> 15;
            case Filter.WithCounter _ -> 16;
            case Filter.NoBaseEffect _ -> 17;
            case Filter.PlayedThisTurn _ -> 18;
            case Filter.This _ -> 19;
            case Filter.In _ -> 20;
            case Filter.SameAs _ -> 21;
            case Filter.Not _ -> 22;
        };
    }
}
