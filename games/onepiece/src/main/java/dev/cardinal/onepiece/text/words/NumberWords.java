package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import java.util.List;
import java.util.stream.Collectors;

/** Renders numbers. */
final class NumberWords {
    private final Voice voice;

    NumberWords(Voice voice) {
        this.voice = voice;
    }

    String value(Value value) {
        return switch (value) {
            case Value.Exactly(int number) -> String.valueOf(number);
            case Value.CountOf(Countable what) -> count(what);
            case Value.ForEvery(int amount, int every, Value of) -> amount + " for every " + every(every, of);
            case Value.Of(Measure measure, Target target)
            when measure == Measure.GIVEN_DON -> "the number of DON!! cards given to " + voice.targets.target(target);
            case Value.Of(Measure measure, Target target) ->
                "the " + measure(measure) + " of " + voice.targets.target(target);
            case Value.Total(Measure measure, Cards cards) ->
                "the total " + measure(measure) + " of " + voice.cards.owned(cards, true);
            case Value.Plus(Value left, Value right) -> value(left) + " plus " + value(right);
            case Value.Minus(Value left, Value right) -> value(left) + " minus " + value(right);
            case Value.Least(Value left, Value right) -> "the lesser of " + value(left) + " and " + value(right);
            case Value.Chosen(int slot) -> slot == 0 ? "the number of DON!! cards chosen" : "the chosen number";
            case Value.Done(int slot) -> "the number of cards chosen" + unlessIt(slot);
        };
    }

    private String unlessIt(int slot) {
        return slot == 0 || voice.isIt(slot) ? "" : " " + voice.ordinal(slot);
    }

    /** The words after "for every". */
    String every(int every, Value of) {
        return switch (of) {
            case Value.Done(int slot) -> (every == 1 ? "card" : every + " cards") + " chosen" + unlessIt(slot);
            case Value.Chosen(int slot)
            when slot == 0 -> every == 1 ? "DON!! card chosen" : every + " DON!! cards chosen";
            case Value.Of(Measure measure, Target.Itself _)
            when measure == Measure.GIVEN_DON ->
                every == 1 ? "DON!! card given to that card" : every + " DON!! cards given to that card";
            case Value.CountOf(Countable.CardsOf(Cards cards)) -> every + " " + some(cards, every > 1);
            case Value.CountOf(Countable.DonOf(Don don)) -> every + " of " + don(don, true);
            default -> every + " of " + value(of);
        };
    }

    private String some(Cards cards, boolean plural) {
        return voice.cards.isOnField(cards) && cards.whose() != Who.ANY
                ? "of " + voice.cards.owned(cards, true)
                : voice.cards.noun(cards, plural);
    }

    private String count(Countable what) {
        return switch (what) {
            case Countable.CardsOf(Cards cards) -> "the number of " + voice.cards.owned(cards, true);
            case Countable.DonOf(Don don) -> "the number of " + don(don, true);
            case Countable.Different(Filter.Trait trait, Cards cards) ->
                "the number of different " + Names.of(trait) + "s among " + voice.cards.owned(cards, true);
            case Countable.Sum(List<Countable> parts) ->
                parts.stream().map(this::count).collect(Collectors.joining(" together with "));
        };
    }

    /** "your rested DON!! cards", "DON!! cards on your field". */
    String don(Don don, boolean plural) {
        String cards = plural ? "DON!! cards" : "DON!! card";
        if (don.whose() == Who.OWNER) return ofOwner(don.state(), cards);
        String whose = voice.whose(don.whose());
        return switch (don.state()) {
            case ANY -> don.whose() == Who.ANY ? cards + " on the field" : cards + " on " + whose + " field";
            case IN_COST_AREA -> cards + " in " + whose + " cost area";
            case ACTIVE -> whose + " active " + cards;
            case RESTED -> whose + " rested " + cards;
            case GIVEN -> whose + " given " + cards;
        };
    }

    /** DON!! cards of the player of a card named later in the sentence. */
    private static String ofOwner(Don.State state, String cards) {
        return switch (state) {
            case ANY -> cards;
            case IN_COST_AREA -> cards + " from its owner's cost area";
            case ACTIVE -> "active " + cards;
            case RESTED -> "rested " + cards;
            case GIVEN -> "given " + cards;
        };
    }

    static String measure(Measure measure) {
        return switch (measure) {
            case POWER -> "power";
            case COST -> "cost";
            case BASE_POWER -> "base power";
            case BASE_COST -> "base cost";
            case COUNTER -> "Counter";
            case GIVEN_DON -> "given DON!!";
        };
    }

    /** "equal to or less than" and the like. */
    static String relation(Comparison comparison) {
        return switch (comparison) {
            case AT_LEAST -> "equal to or more than";
            case AT_MOST -> "equal to or less than";
            case EQUAL -> "equal to";
            case LESS -> "less than";
            case MORE -> "more than";
        };
    }

    /** "up to 2", "3", "any number of", "1 or more". */
    String amount(Amount amount) {
        boolean free = amount.least().equals(Value.of(0));
        if (amount.equals(Amount.anyNumber())) return "any number of";
        if (amount.equals(Amount.all())) return "all";
        if (amount.most().equals(Value.of(Amount.ANY_NUMBER))) return value(amount.least()) + " or more";
        return (free ? "up to " : "") + value(amount.most());
    }

    static boolean isOne(Amount amount) {
        return amount.most().equals(Value.of(1));
    }
}
