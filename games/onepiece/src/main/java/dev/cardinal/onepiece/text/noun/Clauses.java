package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Attribute;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.text.spelling.Tags;
import dev.cardinal.onepiece.text.words.Names;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the clauses after a noun that describe it: "with a cost of 3 or less", "other than [A]". */
public final class Clauses {
    private final Phrases phrases;

    Clauses(Phrases phrases) {
        this.phrases = phrases;
    }

    @Nullable
    public Filter clause() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        Filter found = null;
        if (in.takeAny("with", ", with", "that has", "that have", "and with")) found = properties();
        else if (in.takeAny("other than", "except for", "except")) found = otherThan();
        else if (in.takeAny(
                "without", "that do not have", "that does not have", "that don't have", "that doesn't have"))
            found = lacking();
        else if (in.take("and")) found = properties();
        else if (in.takeAny("that is", "that are", "that was", "that were")) found = being();
        else if (in.takeAny("of a different color than", "of a different color from"))
            found = different(Filter.Trait.COLOR);
        else if (in.takeAny("included in", "including")) found = typeIncluding();
        else if (in.takeAny("played this turn", "played on this turn", "played during this turn"))
            found = new Filter.PlayedThisTurn();
        if (found == null) in.back(start);
        return found;
    }

    /** A limit on the cards chosen together. */
    @Nullable
    Joint joint() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("with", "and")) {
            if (in.takeAny("different card names", "different names", "a different card name", "different card name"))
                return new Joint.Differ(Filter.Trait.NAME);
            if (in.takeAny("different colors", "different color")) return new Joint.Differ(Filter.Trait.COLOR);
            if (in.takeAny("different costs", "different cost")) return new Joint.Differ(Filter.Trait.COST);
            if (in.takeAny("a total", "total", "a combined")) {
                Measure measure = phrases.numbers.measure();
                Value most = measure != null && in.take("of") ? phrases.numbers.value() : null;
                if (measure != null && most != null && in.takeAny("or less", "or lower", "or fewer"))
                    return new Joint.TotalAtMost(measure, most);
            }
        }
        in.back(start);
        return null;
    }

    /** "a cost of 0 or with a [Trigger]", "no base effect or a cost of 8 or more". */
    private @Nullable Filter properties() {
        Cursor in = phrases.in;
        Filter first = joined();
        if (first == null) return null;
        List<Filter> choices = new ArrayList<>(List.of(first));
        Cursor.Mark before = in.mark();
        while (in.take("or") && (in.take("with") || in.seesAny("a", "an", "no"))) {
            Filter next = joined();
            if (next == null) break;
            choices.add(next);
            before = in.mark();
        }
        in.back(before);
        return Filters.either(choices);
    }

    /** "a cost of 3 or less and no base effect". */
    private @Nullable Filter joined() {
        Cursor in = phrases.in;
        List<Filter> all = new ArrayList<>();
        Filter one = property();
        while (one != null) {
            all.add(one);
            Cursor.Mark before = in.mark();
            if (!in.takeAny("and with", "and")) break;
            one = property();
            if (one == null) in.back(before);
        }
        return all.isEmpty() ? null : Filters.all(all);
    }

    /** One property that a card can have. */
    @Nullable
    Filter property() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        Filter measured = phrases.measures.measured();
        if (measured != null) return measured;
        in.back(start);
        if (in.takeAny("no base effects", "no base effect")) return new Filter.NoBaseEffect();
        if (in.take("the chosen cost")) {
            int slot = in.numberSlot();
            if (slot > 0) return new Filter.Measured(Measure.COST, Comparison.EQUAL, new Value.Chosen(slot));
            in.back(start);
        }
        for (Filter.Trait trait : Filter.Trait.values()) {
            String word = Names.of(trait);
            if (in.takeAny("a different " + word + " than", "a different " + word + " from")) return different(trait);
            if (!in.takeAny(
                    "the same " + word + " as", "the same card " + word + " as", "the same base " + word + " as"))
                continue;
            Filter same = same(trait);
            if (same != null) return same;
            in.back(start);
        }
        if (in.takeAny("no counter")) return new Filter.Not(new Filter.WithCounter());
        if (in.takeAny("a", "an", "the", "any")) {
            Filter having = having();
            if (having != null) return having;
        }
        in.back(start);
        Filter having = having();
        if (having == null) in.back(start);
        return having;
    }

    private @Nullable Filter having() {
        Cursor in = phrases.in;
        if (in.take("counter")) return new Filter.WithCounter();
        if (in.takeAny("type including", "type that includes")) return typeIncluding();
        if (in.takeAny("card name including", "name including", "card name that includes")) {
            String part = in.quoted();
            return part == null ? null : new Filter.NameIncludes(part);
        }
        Filter type = type();
        if (type != null) {
            List<Filter> types = new ArrayList<>(List.of(type));
            boolean both = false;
            while (in.seesAny(",", "or", "and")) {
                both |= in.take("and");
                in.takeAny(", or", "or", ", and", ",");
                Filter next = type();
                if (next == null) return null;
                types.add(next);
            }
            if (!in.takeAny("types", "type")) return null;
            return both ? Filters.all(types) : Filters.either(types);
        }
        Attribute attribute = phrases.adjectives.attribute();
        if (attribute != null) return in.take("attribute") ? new Filter.Having(attribute) : null;
        String tag = in.tag();
        return tag == null ? null : tagged(tag);
    }

    /** "{A}", or "A" for a part of a type. */
    private @Nullable Filter type() {
        String type = phrases.in.type();
        if (type != null) return new Filter.Typed(type);
        String part = phrases.in.quoted();
        return part == null ? null : new Filter.TypeIncludes(part);
    }

    private @Nullable Filter tagged(String tag) {
        phrases.in.takeAny("effects", "effect");
        Keyword keyword = Tags.keyword(tag);
        if (keyword != null) return new Filter.With(keyword);
        Timing.Tag timing = Tags.timing(tag);
        if (timing == Timing.Tag.TRIGGER) return new Filter.WithTrigger();
        return timing == null ? null : new Filter.WithTiming(timing);
    }

    private @Nullable Filter typeIncluding() {
        Cursor in = phrases.in;
        List<Filter> parts = new ArrayList<>();
        do {
            String part = in.quoted();
            if (part == null) return null;
            parts.add(new Filter.TypeIncludes(part));
        } while (in.seesStart("or \"") && in.take("or"));
        return Filters.either(parts);
    }

    private @Nullable Filter otherThan() {
        Filter one = excluded();
        if (one == null) return null;
        List<Filter> all = new ArrayList<>(List.of(new Filter.Not(one)));
        Cursor in = phrases.in;
        Cursor.Mark before = in.mark();
        while (in.takeAny("and", "or", ",", ", and", ", or") && (one = excludedName()) != null) {
            all.add(new Filter.Not(one));
            before = in.mark();
        }
        in.back(before);
        return Filters.all(all);
    }

    private @Nullable Filter excludedName() {
        String name = phrases.in.name();
        return name == null ? null : new Filter.Named(name);
    }

    private @Nullable Filter excluded() {
        Cursor in = phrases.in;
        if (in.takeAny("this character card", "this character", "this leader", "this stage", "this card"))
            return new Filter.This();
        if (in.take("the cards chosen")) return new Filter.In(in.chosenAt());
        if (in.takeAny("that card", "that character", "it", "the selected character", "the selected card")) {
            int slot = in.itSlot();
            return slot == 0 ? null : new Filter.In(slot);
        }
        boolean character = in.take("the character");
        if (!character) in.takeAny("your", "a", "an");
        Cursor.Mark start = in.mark();
        String name = in.name();
        if (name != null && !in.seesAny("character", "characters")) {
            in.takeAny("cards", "card");
            Filter named = new Filter.Named(name);
            return character ? Filters.all(named, new Filter.Is(Category.CHARACTER)) : named;
        }
        in.back(start);
        return kind();
    }

    /** A noun that says what cards are, not where. */
    private @Nullable Filter kind() {
        Noun noun = phrases.nouns.anywhere();
        return noun == null ? null : noun.described();
    }

    private @Nullable Filter lacking() {
        Filter property = property();
        return property == null ? null : new Filter.Not(property);
    }

    /** After "that is": a state, a difference, or a choice of descriptions. */
    private @Nullable Filter being() {
        Cursor in = phrases.in;
        if (in.take("not")) {
            Filter not = being();
            if (not == null) in.takeAny("a", "an");
            if (not == null) not = kind();
            if (not == null) not = color();
            return not == null ? null : new Filter.Not(not);
        }
        if (in.take("rested")) return new Filter.InState(Filter.State.RESTED);
        if (in.take("active")) return new Filter.InState(Filter.State.ACTIVE);
        if (in.takeAny("played this turn", "played on this turn", "played during this turn"))
            return new Filter.PlayedThisTurn();
        if (in.takeAny("a different color than", "a different color from", "of a different color than"))
            return different(Filter.Trait.COLOR);
        if (in.take("among the cards chosen")) return new Filter.In(in.chosenAt());
        if (in.takeAny("this card", "this character")) return new Filter.This();
        if (in.take("among them")) return looked();
        if (in.take("either")) return either();
        for (Filter.Trait trait : Filter.Trait.values()) {
            String word = Names.of(trait);
            if (in.take("of the same " + word + " as")) return same(trait);
            if (in.take("of a different " + word + " than")) return different(trait);
        }
        return null;
    }

    private @Nullable Filter color() {
        var color = phrases.adjectives.color();
        return color == null ? null : new Filter.Colored(color);
    }

    private @Nullable Filter looked() {
        int slot = phrases.in.lookedSlot();
        return slot == 0 ? null : new Filter.In(slot);
    }

    private @Nullable Filter either() {
        Cursor in = phrases.in;
        List<Filter> choices = new ArrayList<>();
        do {
            in.takeAny("a", "an");
            Noun noun = phrases.nouns.noun();
            if (noun == null) return null;
            choices.add(noun.described());
        } while (in.takeAny("or else"));
        return Filters.either(choices);
    }

    private @Nullable Filter different(Filter.Trait trait) {
        Filter same = same(trait);
        return same == null ? null : new Filter.Not(same);
    }

    private @Nullable Filter same(Filter.Trait trait) {
        int slot = phrases.pronouns.spokenOf();
        return slot == 0 ? null : new Filter.SameAs(trait, slot);
    }
}
