package dev.cardinal.onepiece.effect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;

/** Combines filters so that those with the same meaning are equal. */
public final class Filters {
    private static final Comparator<Filter> ORDER =
            Comparator.<Filter>comparingInt(Filters::rank).thenComparing(Filter::toString);

    private Filters() {}

    /** All of these, in the order in which card texts name them. */
    public static Filter all(List<Filter> filters) {
        List<Filter> parts = new ArrayList<>();
        for (Filter filter : filters) {
            if (filter instanceof Filter.All(List<Filter> inner)) parts.addAll(inner);
            else parts.add(filter);
        }
        List<Filter> ordered = ordered(parts);
        return ordered.size() == 1 ? ordered.getFirst() : ordered.isEmpty() ? Filter.ANY : new Filter.All(ordered);
    }

    public static Filter all(Filter... filters) {
        return all(List.of(filters));
    }

    /** Any of these, in the same order. */
    public static Filter either(List<Filter> filters) {
        List<Filter> parts = new ArrayList<>();
        for (Filter filter : filters) {
            if (filter instanceof Filter.Either(List<Filter> inner)) parts.addAll(inner);
            else parts.add(filter);
        }
        List<Filter> ordered = ordered(parts);
        return ordered.size() == 1 ? ordered.getFirst() : new Filter.Either(ordered);
    }

    public static Filter either(Filter... filters) {
        return either(List.of(filters));
    }

    private static List<Filter> ordered(List<Filter> parts) {
        if (parts.size() < 2) return parts;
        List<Filter> ordered = new ArrayList<>(new LinkedHashSet<>(parts));
        ordered.sort(ORDER);
        return ordered;
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
