package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Cause;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Happening;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.sentence.Grammar;
import dev.cardinal.onepiece.text.words.Canonical;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads when an effect happens, if words rather than a tag say so. */
final class Occasion {
    /** Words that can begin an occasion. */
    private static final Set<String> BEGINNINGS = Set.of("when", "whenever", "each", "at", "this", "you", "if");

    private final Grammar grammar;
    private final List<Timing> timings;
    private final List<Condition> conditions;

    private final List<Timing> tags;
    private boolean optional;
    private @Nullable Condition required;

    Occasion(Grammar grammar, List<Timing> timings, List<Condition> conditions) {
        this.grammar = grammar;
        this.timings = timings;
        this.conditions = conditions;
        this.tags = List.copyOf(timings);
    }

    /** Whether the text says that the effect "can be activated". */
    boolean isOptional() {
        return optional;
    }

    /** The condition before the occasion, or null. */
    @Nullable
    Condition required() {
        return required;
    }

    /** Reads the occasion if there is one. */
    void read() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (!BEGINNINGS.contains(in.word())) return;
        if (in.sees("when your deck is reduced to 0 , you win the game instead of losing")) return;
        if (in.takeAny("when", "whenever", "each time", "at the end of a battle in which")
                && happening()
                && in.take(",")) return;
        undo(start);
        if (in.takeAny("this effect can be activated when", "you may activate this effect when") && happening()) {
            Condition condition = in.takeAny(", if") ? grammar.conditions.condition() : null;
            if (in.take(".")) {
                if (condition != null) Canonical.add(conditions, condition);
                optional = true;
                return;
            }
        }
        undo(start);
        if (in.take("this effect can be activated")) {
            Timing.Tag time = time();
            if (time != null) timings.add(time);
            if (in.take(".")) {
                optional = true;
                return;
            }
            Condition condition =
                    in.takeAny("when", "if", "only if", "only when") ? grammar.conditions.condition() : null;
            if (condition != null && in.take(".")) {
                Canonical.add(conditions, condition);
                optional = true;
                return;
            }
        }
        undo(start);
        Timing.Tag time = time();
        if (time != null && in.take(",")) {
            timings.add(time);
            return;
        }
        undo(start);
        if (in.take("if") && (would() || would(start)) && in.take(",")) return;
        undo(start);
        if (!timings.isEmpty() || !in.take("if")) {
            in.back(start);
            return;
        }
        Condition state = grammar.conditions.condition();
        if (state != null && in.take(",") && late(state)) return;
        undo(start);
        if (state == null && in.take("if") && happening() && in.take(",")) return;
        undo(start);
    }

    /** After "if your Leader is [A],": "at the start of your turn,", "when your opponent activates an Event,". */
    private boolean late(Condition state) {
        Cursor in = grammar.in;
        Timing.Tag time = time();
        if (time != null) timings.add(time);
        boolean known = time != null || (in.takeAny("when", "whenever") && happening());
        if (!known || !in.take(",")) return false;
        required = state;
        return true;
    }

    private void undo(Cursor.Mark start) {
        grammar.in.back(start);
        timings.clear();
        timings.addAll(tags);
    }

    private Timing.@Nullable Tag time() {
        Cursor in = grammar.in;
        if (in.takeAny("at the end of your turn")) return Timing.Tag.END_OF_YOUR_TURN;
        if (in.takeAny("at the end of your opponent's turn")) return Timing.Tag.END_OF_OPPONENT_TURN;
        if (in.takeAny("at the start of your turn")) return Timing.Tag.START_OF_TURN;
        if (in.takeAny("at the start of your opponent's turn")) return Timing.Tag.START_OF_OPPONENT_TURN;
        if (in.takeAny("at the start of your main phase", "at the start of the main phase"))
            return Timing.Tag.START_OF_MAIN;
        if (in.takeAny("at the start of the game")) return Timing.Tag.START_OF_GAME;
        return null;
    }

    /** Reads what follows "when". */
    boolean happening() {
        Cursor in = grammar.in;
        List<Happening> found = grammar.happenings.present();
        if (found == null) return false;
        while (found != null) {
            for (Happening happening : found) timings.add(timing(happening));
            Cursor.Mark before = in.mark();
            boolean or = in.takeAny("or when", ", or when", ", or", "or");
            found = or ? grammar.happenings.present() : null;
            if (found == null) in.back(before);
        }
        return true;
    }

    /** The timing for a happening; one that has its own tag becomes that tag. */
    private static Timing timing(Happening happening) {
        Cards self = Cards.thisCard();
        return switch (happening) {
            case Happening.KnockedOut(Cards what, Cause cause)
            when what.equals(self) && cause.equals(Cause.ANY) -> Timing.Tag.ON_KO;
            case Happening.Attacks(Cards one, Cards other)
            when one.equals(self) && isAny(other) -> Timing.Tag.WHEN_ATTACKING;
            case Happening.Played(Cards what, var from, Cause cause)
            when what.equals(self) && from.isEmpty() && cause.equals(Cause.ANY) -> Timing.Tag.ON_PLAY;
            default -> new Timing.When(happening);
        };
    }

    private static boolean isAny(Cards cards) {
        return cards.zones().isEmpty() && cards.filter().equals(Filter.ANY);
    }

    /** The game only replaces a card's leaving or resting; a text that would replace something else is not understood. */
    private static boolean canBeReplaced(Happening happening) {
        return happening instanceof Happening.Moved
                || happening instanceof Happening.KnockedOut
                || happening instanceof Happening.Rested;
    }

    private boolean would() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        List<Happening> found = grammar.happenings.future();
        if (found == null || !found.stream().allMatch(Occasion::canBeReplaced)) {
            in.back(start);
            return false;
        }
        while (found != null) {
            for (Happening happening : found) timings.add(new Timing.Would(happening));
            Cursor.Mark before = in.mark();
            boolean or = in.takeAny("or if", ", or if", ", or", "or");
            found = or ? grammar.happenings.future() : null;
            if (found != null && !found.stream().allMatch(Occasion::canBeReplaced)) {
                found = null;
            }
            if (found == null) in.back(before);
        }
        return true;
    }

    /** "if your Leader has the {A} type and this Character would be K.O.'d". */
    private boolean would(Cursor.Mark start) {
        Cursor in = grammar.in;
        in.back(start);
        in.take("if");
        Condition condition = grammar.conditions.condition();
        if (condition == null || !in.takeAny("and", ", and") || !would()) return false;
        if (!in.sees(",")) return false;
        Canonical.add(conditions, condition);
        return true;
    }
}
