package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Who;
import org.jspecify.annotations.Nullable;

/** The parts of speech, which call one another while they read one text. */
final class Grammar {
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
    final LookVerbs lookVerbs = new LookVerbs(this);
    final ValueVerbs valueVerbs = new ValueVerbs(this);
    final RuleSentences rules = new RuleSentences(this);
    final Targets targets = new Targets(this);
    final Conditions conditions = new Conditions(this);
    final Descriptions descriptions = new Descriptions(this);
    final Happenings happenings = new Happenings(this);
    final Spans spans = new Spans(this);
    final Changes changes = new Changes(this);
    final Prohibitions prohibitions = new Prohibitions(this);
    final Verbs verbs = new Verbs(this);
    final CardVerbs cardVerbs = new CardVerbs(this);
    final DonVerbs donVerbs = new DonVerbs(this);
    final Predicates predicates = new Predicates(this);
    final Sentences sentences = new Sentences(this);

    /** Who does what the sentence says. */
    Who subject = Who.YOU;
    /** Whether what is read holds all the time, so that it needs no duration. */
    boolean permanent;

    /** What was spoken of when the action at hand began, which "every card trashed" counts. */
    int dealtWith;

    /** How long the last change lasts, and an additional one with it. */
    @Nullable
    Duration lasting;

    /** Whether what is read happens instead of something else. */
    boolean replacing;

    Grammar(Reading in, Category category) {
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
