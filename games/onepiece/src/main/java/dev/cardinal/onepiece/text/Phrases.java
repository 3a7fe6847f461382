package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Who;
import org.jspecify.annotations.Nullable;

/** The phrases that name cards, places and numbers, which call one another while they read one text. */
class Phrases {
    final Reading in;
    /** What the card is whose text this is. */
    final Category category;

    final Adjectives adjectives = new Adjectives(this);
    final Clauses clauses = new Clauses(this);
    final Nouns nouns = new Nouns(this);
    final Zones zones = new Zones(this);
    final Numbers numbers = new Numbers(this);
    final Pronouns pronouns = new Pronouns(this);
    final Measures measures = new Measures(this);
    final Causes causes = new Causes(this);
    final Targets targets = new Targets(this);
    final Descriptions descriptions = new Descriptions(this);

    /** Who does what the sentence says. */
    Who subject = Who.YOU;

    /** What was spoken of when the action at hand began, which "every card trashed" counts. */
    int dealtWith;

    Phrases(Reading in, Category category) {
        this.in = in;
        this.category = category;
    }

    /** Whose: "your", "your opponent's" and so on, or null. */
    @Nullable
    Who whose() {
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
