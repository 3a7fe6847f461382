package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Cause;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Happening;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.text.noun.Cursor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads replacements that an effect makes for a while. */
public final class Replacements {
    private final Grammar grammar;

    Replacements(Grammar grammar) {
        this.grammar = grammar;
    }

    /**
     * "if any of your Characters would be K.O.'d during this turn, you may trash 1 card from your hand instead": the cards
     * that are there now get it (Q:EB02-030); null if the text is something else.
     */
    public @Nullable Action lasting() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (!in.take("if")) return null;
        List<Happening> found = grammar.happenings.future();
        Duration duration = found == null ? null : grammar.spans.duration();
        if (found == null
                || duration == null
                || !in.take(",")
                || found.size() != 1
                || !(found.getFirst() instanceof Happening.KnockedOut(Cards what, Cause cause))) {
            in.back(start);
            return null;
        }
        boolean may = in.takeAny("you may", "you can");
        List<Action> body = grammar.sentences.actions();
        if (body == null || !in.take("instead") || !in.take(".") || !in.atEnd()) {
            in.back(start);
            return null;
        }
        Timing would = new Timing.Would(new Happening.KnockedOut(Cards.thisCard(), cause));
        Effect effect = new Effect(Kind.REPLACEMENT, List.of(would), List.of(), false, may, List.of(), body);
        return new Action.Apply(new Target.Every(what), List.of(new Change.GainEffect(effect)), duration);
    }
}
