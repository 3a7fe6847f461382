package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.noun.Phrases;
import org.jspecify.annotations.Nullable;

/** The parts of sentences, which call one another and the phrases while they read one text. */
public final class Grammar extends Phrases {
    final LookVerbs lookVerbs = new LookVerbs(this);
    final ValueVerbs valueVerbs = new ValueVerbs(this);
    final RuleSentences rules = new RuleSentences(this);
    public final IfClauses conditions = new IfClauses(this);
    public final WhenClauses happenings = new WhenClauses(this);
    final Spans spans = new Spans(this);
    final Changes changes = new Changes(this);
    final Prohibitions prohibitions = new Prohibitions(this);
    final Verbs verbs = new Verbs(this);
    final CardVerbs cardVerbs = new CardVerbs(this);
    public final DonVerbs donVerbs = new DonVerbs(this);
    final Predicates predicates = new Predicates(this);
    public final Sentences sentences = new Sentences(this);

    /** Whether what is read holds all the time, so that it needs no duration. */
    public boolean permanent;

    /** How long the last change lasts, and an additional one with it. */
    @Nullable
    Duration lasting;

    /** Whether what is read happens instead of something else. */
    public boolean replacing;

    public Grammar(Cursor in, Category category) {
        super(in, category);
    }
}
