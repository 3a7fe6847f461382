package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Attribute;
import dev.cardinal.onepiece.effect.Color;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.text.spelling.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads what comes before a noun: colors, types, names, attributes, states. */
public final class Adjectives {
    private final Phrases phrases;

    Adjectives(Phrases phrases) {
        this.phrases = phrases;
    }

    /** All adjectives here; empty if there are none. */
    public List<Filter> all() {
        List<Filter> found = new ArrayList<>();
        for (Filter next = any(); next != null; next = any()) found.add(next);
        return found;
    }

    private @Nullable Filter any() {
        Cursor in = phrases.in;
        if (in.take("active")) return new Filter.InState(Filter.State.ACTIVE);
        if (in.take("rested")) return new Filter.InState(Filter.State.RESTED);
        if (in.hasLooked() && in.take("revealed")) return new Filter.In(in.lookedSlot());
        if (in.take("face-up")) return new Filter.FaceUp();
        if (in.take("face-down")) return new Filter.Not(new Filter.FaceUp());
        if (!in.sees("other than") && in.take("other")) return new Filter.Not(new Filter.This());
        Filter cost = ofCost();
        return cost != null ? cost : choice();
    }

    /** "0 cost Characters". */
    private @Nullable Filter ofCost() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        int number = in.number();
        if (number >= 0 && in.take("cost") && in.seesAny("characters", "character", "cards", "card"))
            return new Filter.Measured(Measure.COST, Comparison.EQUAL, Value.of(number));
        in.back(start);
        return null;
    }

    /** "{A}, {B}, or {C} type", "[A] or [B]", "{A} type or {@code <B>} attribute". */
    private @Nullable Filter choice() {
        Cursor in = phrases.in;
        List<Filter> choices = new ArrayList<>();
        Filter one = unit();
        while (one != null) {
            choices.add(one);
            Cursor.Mark before = in.mark();
            boolean named = one instanceof Filter.Named;
            if (!in.takeAny(", or", "or", ", and", ",", "and/or", "and")) break;
            one = unit();
            boolean separate = one == null || (named && !(one instanceof Filter.Named));
            if (separate) {
                in.back(before);
                break;
            }
        }
        in.takeAny("types", "type");
        return choices.isEmpty() ? null : Filters.either(choices);
    }

    private @Nullable Filter unit() {
        Cursor in = phrases.in;
        Color color = color();
        if (color != null) return new Filter.Colored(color);
        if (in.takeAny("multicolored", "multicolor")) return new Filter.Multicolored();
        String name = in.name();
        if (name != null) return new Filter.Named(name);
        Cursor.Mark before = in.mark();
        String type = in.type();
        if (type != null) {
            in.takeAny("type", "types");
            return new Filter.Typed(type);
        }
        String part = in.quoted();
        if (part != null) {
            if (in.take("type")) return new Filter.TypeIncludes(part);
            return new Filter.NameIncludes(part);
        }
        Attribute attribute = attribute();
        if (attribute != null) {
            in.take("attribute");
            return new Filter.Having(attribute);
        }
        String tag = in.tag();
        Keyword keyword = tag == null ? null : Tags.keyword(tag);
        if (keyword != null && !in.sees("effect") && !in.sees("effects")) return new Filter.With(keyword);
        in.back(before);
        return null;
    }

    @Nullable
    public Color color() {
        for (Color color : Color.values()) if (phrases.in.take(color.name().toLowerCase(Locale.ROOT))) return color;
        return null;
    }

    @Nullable
    public Attribute attribute() {
        Cursor.Mark before = phrases.in.mark();
        String word = phrases.in.attribute();
        if (word == null) return null;
        if (word.equals("?")) return Attribute.UNKNOWN;
        for (Attribute attribute : Attribute.values()) if (attribute.name().equalsIgnoreCase(word)) return attribute;
        phrases.in.back(before);
        return null;
    }
}
