package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Happening;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import java.util.List;
import java.util.stream.Collectors;

/** Renders conditions. */
public final class ConditionWords {
    private static final String[] ORDINALS = {"first", "second", "third", "fourth", "fifth"};

    private final Voice voice;

    ConditionWords(Voice voice) {
        this.voice = voice;
    }

    String all(List<Condition> conditions) {
        return conditions.stream().map(this::condition).collect(Collectors.joining(" and "));
    }

    String condition(Condition condition) {
        return switch (condition) {
            case Condition.All(List<Condition> conditions) -> all(conditions);
            case Condition.Either(List<Condition> conditions) ->
                "either " + conditions.stream().map(this::condition).collect(Collectors.joining(" or else "));
            case Condition.Not(Condition inner) -> "it is not true that " + condition(inner);
            case Condition.Compare(Value left, Comparison comparison, Value right) -> compare(left, comparison, right);
            case Condition.Matches(Target target, Filter filter) ->
                voice.targets.target(target) + " " + voice.cards.predicate(filter, false);
            case Condition.Only(Cards cards, Filter filter) ->
                "all of " + voice.cards.owned(cards, true) + " " + voice.cards.predicate(filter, true);
            case Condition.TurnOf(Who who) -> "it is " + voice.whose(who) + " turn";
            case Condition.DonAttached(int least) -> voice.thisCard() + " has " + least + " or more DON!! cards given";
            case Condition.TurnNumber(Who who, Comparison comparison, int number) ->
                "it is " + voice.whose(who) + " " + ordinal(number) + " turn"
                        + (comparison == Comparison.EQUAL ? "" : " or later");
            case Condition.Happened(Happening happening) -> voice.happenings.past(happening) + " this turn";
        };
    }

    private String compare(Value left, Comparison comparison, Value right) {
        boolean plain = left instanceof Value.CountOf
                && right instanceof Value.Exactly
                && comparison != Comparison.LESS
                && comparison != Comparison.MORE;
        if (plain && left instanceof Value.CountOf(Countable what) && right instanceof Value.Exactly(int number)) {
            String limit = number + FilterWords.limit(comparison);
            if (what instanceof Countable.CardsOf(Cards cards)) return had(cards, comparison, number, limit);
            if (what instanceof Countable.DonOf(Don don) && don.whose() != Who.ANY && don.state() == Don.State.ANY)
                return has(don.whose()) + limit + " " + don(don, number != 1);
        }
        return voice.numbers.value(left) + " is " + NumberWords.relation(comparison) + " " + voice.numbers.value(right);
    }

    private String don(Don don, boolean plural) {
        Who before = voice.subject;
        voice.subject = don.whose();
        String words = voice.numbers.don(don, plural);
        voice.subject = before;
        return words;
    }

    private static String has(Who who) {
        return switch (who) {
            case YOU -> "you have ";
            case OPPONENT -> "your opponent has ";
            case ANY, OWNER -> "there are ";
        };
    }

    private String had(Cards cards, Comparison comparison, int number, String limit) {
        boolean some = number == 1 && comparison == Comparison.AT_LEAST;
        boolean none = number == 0 && comparison == Comparison.EQUAL && voice.cards.isOnField(cards);
        String has = cards.whose() == Who.ANY && some ? "there is " : has(cards.whose());
        Who before = voice.subject;
        if (cards.whose() == Who.OPPONENT) voice.subject = Who.OPPONENT;
        String noun = voice.cards.noun(cards, !some && (number != 1 || comparison != Comparison.EQUAL));
        voice.subject = before;
        if (cards.whose() == Who.ANY && !voice.cards.isOnField(cards)) has = "you and your opponent have a total of ";
        return has + (none ? "no " + noun : some ? Voice.a(noun) : limit + " " + noun);
    }

    public static String ordinal(int number) {
        return number <= ORDINALS.length ? ORDINALS[number - 1] : Voice.ordinalOf(number);
    }
}
