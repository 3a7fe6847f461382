package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.noun.Phrases;
import org.jspecify.annotations.Nullable;

/** The readers of sentences, which call one another and those of phrases. */
public final class Grammar extends Phrases {
    final LookVerbs lookVerbs = new LookVerbs(this);
    final ValueVerbs valueVerbs = new ValueVerbs(this);
    final RuleSentences rules = new RuleSentences(this);
    public final IfClauses conditions = new IfClauses(this);
    public final WhenClauses happenings = new WhenClauses(this);
    public final Replacements replacements = new Replacements(this);
    final Spans spans = new Spans(this);
    final Changes changes = new Changes(this);
    final Prohibitions prohibitions = new Prohibitions(this);
    final Verbs verbs = new Verbs(this);
    final CardVerbs cardVerbs = new CardVerbs(this);
    public final DonVerbs donVerbs = new DonVerbs(this);
    final Predicates predicates = new Predicates(this);
    public final Sentences sentences = new Sentences(this);

    /** Whether the current effect is permanent, so that it needs no duration. */
    public boolean permanent;

    /** The duration of the last change, which also applies to an additional one. */
    @Nullable
    Duration lasting;

    /** The duration at the beginning of the sentence. */
    @Nullable
    Duration early;

    /** How many cards were drawn last, if that is not a plain number. */
    @Nullable
    Value drawn;

    /** Whether a replacement has said "instead". */
    public boolean instead;

    /** Whether the current effect is a replacement. */
    public boolean replacing;

    public Grammar(Cursor in, Category category) {
        super(in, category);
    }
}
