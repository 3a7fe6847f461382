package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kit.Typed;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.Colour;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Why a tactic cannot be taken or used now, or its question not be answered like that (4.2). */
record WhyTactic(Table t) {
    private static final Pattern SELECT = Pattern.compile("(?:select|take) (.+)");
    private static final Pattern DIE = Pattern.compile("die (\\d)");

    /** Nothing where it is about something else. */
    @Nullable
    Refusal of(String said, String otherwise) {
        Matcher select = SELECT.matcher(said);
        boolean asking = t.frames.top() instanceof TakeTactic;
        Optional<Tactic> tactic = named(select.matches() ? select.group(1) : said.replaceFirst("^use ", ""));
        if (select.matches() || (asking && tactic.isPresent())) {
            return tactic.map(this::select).orElse(asking ? unknown(said, otherwise) : null);
        }
        if (t.frames.top() instanceof Decision decision) {
            return tactic.isPresent() ? first(decision, otherwise) : null;
        }
        boolean turn = t.frames.top() instanceof Turn || t.frames.top() instanceof Fight;
        if (turn && (said.equals("reroll") || said.startsWith("reroll "))) {
            return reroll(said.substring("reroll".length()).strip());
        }
        return turn ? tactic.map(this::use).orElse(null) : null;
    }

    private static Optional<Tactic> named(String said) {
        return Arrays.stream(Tactic.values())
                .filter(tactic -> Typed.plain(tactic.toString()).equals(said))
                .findFirst();
    }

    private static Refusal unknown(String said, String otherwise) {
        String name = said.substring(said.indexOf(' ') + 1);
        return new Refusal(Refusal.NOT_UNDERSTOOD, "There is no tactic " + Refusal.quote(name), otherwise, "4.2");
    }

    private static Refusal because(Tactic tactic, String code, String message) {
        return Why.because(code, message, tactic.rule());
    }

    /** Nothing else is done before a tactic has its answer. */
    static Refusal first(Decision decision, String otherwise) {
        Tactic tactic = decision.tactic();
        return new Refusal("not_now", "Decide on " + tactic + " first", otherwise, tactic.rule());
    }

    private Refusal select(Tactic tactic) {
        if (t.frames.top() instanceof Decision decision) {
            return first(decision, "");
        }
        if (!(t.frames.top() instanceof TakeTactic)) {
            return Why.because("not_now", "Tactics are taken before the first turn of a round", "4.2");
        }
        if (tactic.isNight() != t.night()) {
            String when = tactic.isNight() ? "night, and it is day" : "day, and it is night";
            return Why.because("wrong_time", tactic + " is a tactic of the " + when, "4.1");
        }
        for (int seat = 0; seat < t.seats(); seat++) {
            if (t.players[seat].tactic == tactic.ordinal()) {
                return Why.because("taken", Told.player(seat) + " has taken " + tactic, "4.2");
            }
        }
        if (t.piles.has(Zone.TACTICS, tactic.ordinal())) {
            return new Refusal(Refusal.NOT_UNDERSTOOD, "Say take " + tactic);
        }
        return Why.because("left_game", tactic + " has left the game", "4.3");
    }

    private Refusal use(Tactic tactic) {
        if (t.player().tactic != tactic.ordinal()) {
            return Why.because("other_tactic", tactic + " is not your tactic", "4.2");
        }
        if (t.player().flipped) {
            return because(tactic, "used", tactic + " was used in this round");
        }
        return switch (tactic) {
            case THE_RIGHT_MOMENT ->
                because(tactic, "last_turn", "The end of the round or of the game is near: nobody has another turn");
            case LONG_NIGHT ->
                because(
                        tactic,
                        "deck",
                        t.piles.size(Zone.deck(t.seat())) > 0
                                ? "Your deck is not empty"
                                : "Nothing is in your discard pile");
            case MIDNIGHT_MEDITATION ->
                because(tactic, "too_late", tactic + " comes before anything else that you do in a turn");
            case MANA_SEARCH -> because(tactic, "no_use", tactic + " is not turned over: reroll dice with it");
            case EARLY_BIRD, FROM_THE_DUSK, RETHINK, MANA_STEAL, PLANNING, GREAT_START, PREPARATION, SPARING_POWER ->
                because(tactic, "no_use", tactic + " is not turned over in a turn: " + TacticNotes.says(tactic));
        };
    }

    private Refusal reroll(String dice) {
        Tactic search = Tactic.MANA_SEARCH;
        if (t.player().tactic != search.ordinal()) {
            return Why.because("other_tactic", "Only Mana Search rolls dice of the Source again", "4.2");
        }
        if (t.now.searched) {
            return because(search, "used", "Mana Search rolls dice once a turn");
        }
        if (!Tactics.sourceUntouched(t)) {
            return because(search, "too_late", "Mana Search comes before you use the Source");
        }
        List<String> named = dice.isEmpty() ? List.of() : List.of(dice.split(" and "));
        boolean same = dice.matches("(die \\d) and \\1");
        for (String die : named) {
            if (!inSource(die)) {
                return because(search, "no_die", "There is no " + die + " in the Source");
            }
        }
        if (named.isEmpty() || named.size() > 2 || same || Tactics.special(t) == 0) {
            return because(search, "wrong_number", "Mana Search rolls one die, or two that are there");
        }
        return because(search, "gold_first", "A die that is gold or depleted must be rolled before any other");
    }

    private boolean inSource(String said) {
        Matcher die = DIE.matcher(said);
        if (die.matches()) {
            int number = Integer.parseInt(die.group(1));
            return number < t.source.size() && t.source.isFree(number);
        }
        return Arrays.stream(Colour.values())
                .anyMatch(colour -> said.startsWith(colour.toString()) && t.source.find(colour.ordinal()) >= 0);
    }

    /** About a decision in JSON that is not understood. */
    Refusal decision(@Nullable Data said, String otherwise) {
        if (!(t.frames.top() instanceof Decision decision)) {
            return new Refusal("no_decision", "No tactic asks you anything now", otherwise, "4.2");
        }
        Data type = said instanceof Data.Fields fields ? fields.get("type") : null;
        return Data.of(decision.type()).equals(type)
                ? decision.only(t)
                : because(
                        decision.tactic(),
                        "other_decision",
                        "It is " + decision.tactic() + " that asks: a decision of type " + decision.type());
    }
}
