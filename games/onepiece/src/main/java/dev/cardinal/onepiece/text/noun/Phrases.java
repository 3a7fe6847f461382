package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Who;
import org.jspecify.annotations.Nullable;

/** The readers of phrases for cards, places and numbers, which call one another. */
@SuppressWarnings("this-escape") // the parts only keep it until they read
public class Phrases {
    public final Cursor in;
    /** The category of the card with this text. */
    public final Category category;

    public final Adjectives adjectives = new Adjectives(this);
    public final Clauses clauses = new Clauses(this);
    public final Nouns nouns = new Nouns(this);
    public final Zones zones = new Zones(this);
    public final Numbers numbers = new Numbers(this);
    public final Pronouns pronouns = new Pronouns(this);
    public final Measures measures = new Measures(this);
    public final Causes causes = new Causes(this);
    public final Targets targets = new Targets(this);
    public final Descriptions descriptions = new Descriptions(this);

    /** The subject of the sentence. */
    public Who subject = Who.YOU;

    /** The player meant, while a text tells each player to do the same with "your" or "their" cards. */
    @Nullable
    public Who each;

    /** What the text referred to when the current action began, which "every card trashed" counts. */
    public int dealtWith;

    public Phrases(Cursor in, Category category) {
        this.in = in;
        this.category = category;
    }

    /** Whose: "your", "your opponent's" and so on, or null. */
    @Nullable
    public Who whose() {
        if (each != null && in.takeAny("your respective", "their respective", "their", "your")) return each;
        if (in.takeAny(
                "your or your opponent's",
                "yours or your opponent's",
                "your and your opponent's",
                "either player's",
                "both players'")) return Who.ANY;
        if (in.takeAny("your opponent's", "the opponent's", "their", "his or her", "opponent's")) return Who.OPPONENT;
        if (in.take("your")) return Who.YOU;
        return null;
    }
}
