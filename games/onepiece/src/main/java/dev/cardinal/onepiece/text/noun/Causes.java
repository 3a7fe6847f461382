package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Cause;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.text.words.CardWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Why something happens. */
public final class Causes {
    private final Phrases phrases;

    Causes(Phrases phrases) {
        this.phrases = phrases;
    }

    /** "in battle", "by your opponent's effect"; any cause if the text does not say. */
    public Cause cause() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("in battle", "in a battle")) {
            Cursor.Mark before = in.mark();
            if (in.take("by")) {
                if (in.takeAny("this character", "this leader", "this card"))
                    return new Cause(Cause.Means.BATTLE, Who.ANY, new Filter.This());
                in.takeAny("a", "an", "any");
                Noun noun = phrases.nouns.noun();
                if (noun != null)
                    return new Cause(
                            Cause.Means.BATTLE, noun.whose() == null ? Who.ANY : noun.whose(), noun.described());
            }
            in.back(before);
            return Cause.BATTLE;
        }
        if (in.takeAny("by", "due to", "using", "as a result of")) {
            if (in.takeAny("effects of", "the effects of", "the effect of")) {
                in.takeAny("a", "an", "any of", "1 of", "one of");
                Noun noun = phrases.nouns.noun();
                if (noun != null)
                    return new Cause(
                            Cause.Means.EFFECT, noun.whose() == null ? Who.ANY : noun.whose(), noun.described());
            }
            if (in.takeAny("effects", "an effect", "card effects", "a card effect")) return Cause.effectOf(Who.ANY);
            if (in.takeAny("this leader's", "this character's", "this card's", "this stage's")
                    && in.takeAny("effects", "effect"))
                return new Cause(Cause.Means.EFFECT, Who.ANY, new Filter.This());
            if (in.take("your opponent")) return new Cause(Cause.Means.ANY, Who.OPPONENT, Filter.ANY);
            in.takeAny("a", "an", "any of", "1 of");
            if (in.takeAny("your own effects", "your own effect")) return Cause.effectOf(Who.YOU);
            Who who = phrases.whose();
            if (who != null && in.takeAny("effects", "effect", "card effects")) return Cause.effectOf(who);
            Filter source = sourceOfEffect();
            if (source != null) return new Cause(Cause.Means.EFFECT, who == null ? Who.ANY : who, source);
        }
        in.back(start);
        return Cause.ANY;
    }

    /** "Character effects", "Characters' effects", "{A} type Character's effect". */
    private @Nullable Filter sourceOfEffect() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        Noun noun = phrases.nouns.noun();
        if (noun != null && in.takeAny("effects", "effect")) return noun.described();
        in.back(start);
        List<Filter> described = new ArrayList<>(phrases.adjectives.all());
        for (Category category : Category.values()) {
            String word = CardWords.category(category).toLowerCase(Locale.ROOT);
            if (in.takeAny(word + "'s", word + "s'")) described.add(new Filter.Is(category));
        }
        boolean owner = in.takeAny("card's", "cards'") || described.stream().anyMatch(Filter.Is.class::isInstance);
        return owner && in.takeAny("effects", "effect") ? Filters.all(described) : null;
    }
}
