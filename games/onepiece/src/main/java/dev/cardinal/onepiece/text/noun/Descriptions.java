package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads descriptions of cards: "has the {A} type and is active". */
public final class Descriptions {
    private final Phrases phrases;

    Descriptions(Phrases phrases) {
        this.phrases = phrases;
    }

    /** Everything said about the same cards; an "or" joins the two parts around it. */
    @Nullable
    public Filter said() {
        Cursor in = phrases.in;
        List<Filter> all = new ArrayList<>();
        boolean or = false;
        Cursor.Mark before = in.mark();
        for (Filter next = predicate(); next != null; ) {
            all.add(or ? Filters.either(all.removeLast(), next) : next);
            before = in.mark();
            or = in.take("or");
            if (!or && !in.takeAny("and", ", and")) break;
            next = predicate();
            if (next == null) next = phrases.clauses.property();
            if (next == null && or) next = name();
            if (next == null && or && in.takeAny("multicolored", "multicolor")) next = new Filter.Multicolored();
        }
        in.back(before);
        return all.isEmpty() ? null : Filters.all(all);
    }

    /** "is multicolored or [A]". */
    private @Nullable Filter name() {
        String name = phrases.in.name();
        return name == null ? null : new Filter.Named(name);
    }

    /** "is active", "has 5000 power or more", "was played on this turn", "is a {A} type Character". */
    private @Nullable Filter predicate() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny(
                "was played on this turn",
                "was played this turn",
                "was played during this turn",
                "is played on this turn")) return new Filter.PlayedThisTurn();
        if (in.takeAny("does not have", "do not have", "doesn't have", "don't have")) {
            Filter property = phrases.clauses.property();
            if (property != null) return new Filter.Not(property);
        }
        in.back(start);
        if (in.takeAny("has", "have", "had")) {
            Filter property = phrases.clauses.property();
            if (property != null) return property;
        }
        in.back(start);
        boolean not = in.takeAny("is not", "isn't", "are not");
        if (not || in.takeAny("is", "are")) {
            Filter state = state();
            if (state != null) return not ? new Filter.Not(state) : state;
        }
        in.back(start);
        return null;
    }

    private @Nullable Filter state() {
        Cursor in = phrases.in;
        if (in.take("active")) return new Filter.InState(Filter.State.ACTIVE);
        if (in.take("rested")) return new Filter.InState(Filter.State.RESTED);
        if (in.take("face-up")) return new Filter.FaceUp();
        if (in.take("face-down")) return new Filter.Not(new Filter.FaceUp());
        if (in.takeAny("multicolored", "multicolor")) return new Filter.Multicolored();
        Cursor.Mark start = in.mark();
        in.takeAny("a", "an");
        Noun noun = phrases.nouns.noun();
        if (noun != null) return noun.described();
        in.back(start);
        List<Filter> colors = new ArrayList<>();
        Cursor.Mark before = start;
        do {
            var color = phrases.adjectives.color();
            if (color == null) break;
            colors.add(new Filter.Colored(color));
            before = in.mark();
        } while (in.take("or"));
        in.back(before);
        return colors.isEmpty() ? null : Filters.either(colors);
    }
}
