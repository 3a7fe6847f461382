package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Cause;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Happening;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Moment;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Prohibition;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.text.spelling.Tags;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Renders changes to cards and players. */
final class ChangeWords {
    private final Voice voice;

    ChangeWords(Voice voice) {
        this.voice = voice;
    }

    /** A sentence: "up to 1 of your Characters gains +1000 power during this turn". */
    String sentence(Target target, List<Change> changes, Duration duration) {
        boolean named = changes.stream().allMatch(Change.AlsoNamed.class::isInstance);
        if (named && target instanceof Target.This) return alsoNamed(changes);
        if (changes.equals(List.of(new Change.Allow(new Permission.AnyNumberInDeck()))))
            return "you may have any number of this card in your deck";
        if (target instanceof Target.Player(Who who) && changes.size() == 1) {
            String rule = rule(who, changes.getFirst(), duration);
            if (rule != null) return rule;
        }
        if (target instanceof Target.Every(Cards cards)
                && changes.size() == 1
                && changes.getFirst() instanceof Change.GainEffect(Effect effect)
                && effect.kind() == Kind.REPLACEMENT
                && effect.timings().getFirst() instanceof Timing.Would(Happening.KnockedOut(Cards _, Cause cause)))
            return "if " + voice.happenings.future(new Happening.KnockedOut(cards, cause)) + duration(duration) + ", "
                    + (effect.optional() ? "you may " : "") + voice.sentences.joined(effect.body()) + " instead";
        boolean free = changes.equals(List.of(new Change.Forbid(new Prohibition.BeBlocked(Filter.ANY))));
        if (free
                && (target instanceof Target.Those
                        || target instanceof Target.This
                        || (target instanceof Target.Every(Cards cards) && isOne(cards))))
            return "your opponent cannot activate [Blocker] when " + voice.targets.target(target) + " attacks"
                    + duration(duration);
        if (changes.stream().allMatch(ChangeWords::isLoss))
            return "give " + voice.targets.target(target) + " " + lost(changes) + duration(duration);
        if (changes.stream().allMatch(Change.Negated.class::isInstance))
            return "negate the effects of " + voice.targets.target(target) + duration(duration);
        if (target instanceof Target.Every(Cards cards)
                && !isOne(cards)
                && changes.size() == 1
                && isPassive(changes.getFirst()))
            return "none of " + voice.cards.owned(cards, true) + " "
                    + change(changes.getFirst(), true).replace("cannot ", "can ") + duration(duration);
        String subject = voice.targets.target(target);
        if (target instanceof Target.Player(Who who)) voice.subject = who;
        boolean several = target instanceof Target.Choose choose && !NumberWords.isOne(choose.amount());
        boolean many = several
                || (target instanceof Target.Every(Cards cards) && !isOne(cards))
                || target instanceof Target.Both;
        if (changes.size() == 1
                && changes.getFirst() instanceof Change.Power(Value.ForEvery(int by, int every, Value of)))
            return subject + " " + change(new Change.Power(Value.of(by)), many) + duration(duration) + " for every "
                    + voice.numbers.every(every, of);
        String said = changes.stream().map(change -> change(change, many)).collect(Collectors.joining(" and "));
        return subject + " " + said + duration(duration);
    }

    /** A change to a player that needs its own sentence, or null. */
    private @Nullable String rule(Who who, Change change, Duration duration) {
        return switch (change) {
            case Change.NextPlayed(Cards what, Value.Exactly(int by)) ->
                "the next time you play " + Voice.a(voice.cards.taken(what, false)) + duration(duration)
                        + ", the cost will be reduced by " + -by;
            case Change.Allow(Permission.PlayedRested(Filter cards)) ->
                voice.whose(who) + " " + voice.cards.noun(new Cards(Who.ANY, Set.of(), Place.End.ANY, cards), true)
                        + " are played rested";
            case Change.Allow(Permission.OnlyInDeck(Filter.Not(Filter cards))) ->
                "you cannot include " + voice.cards.noun(inDeck(cards), true);
            case Change.Allow(Permission.OnlyInDeck(Filter cards)) ->
                "you can only include " + voice.cards.noun(inDeck(cards), true);
            case Change.Allow(Permission.WinsWithEmptyDeck()) ->
                "you win the game instead of losing when your deck is reduced to 0";
            case Change.Allow(Permission.LosesLaterWithEmptyDeck()) ->
                "you do not lose when your deck has 0 cards. You lose at the end of the turn in which your deck becomes 0"
                        + " cards";
            case Change.Allow(Permission.DonDeckOf(int number)) -> "your DON!! deck consists of " + number + " cards";
            case Change.Allow(Permission.LifeUnderDeck(Filter cards)) ->
                "your " + voice.cards.noun(Cards.in(Who.YOU, Zone.LIFE, cards), true)
                        + " are placed at the bottom of your deck instead of being added to your hand";
            case Change.Allow(Permission.DonForLeader(int number)) ->
                number + (number == 1 ? " DON!! card" : " DON!! cards") + " placed during your DON!! Phase "
                        + (number == 1 ? "is" : "are") + " given to your Leader";
            default -> null;
        };
    }

    private static Cards inDeck(Filter cards) {
        return Cards.in(Who.YOU, Zone.DECK, cards);
    }

    private static String alsoNamed(List<Change> changes) {
        return "also treat this card's name as "
                + changes.stream()
                        .map(change -> "[" + ((Change.AlsoNamed) change).name() + "]")
                        .collect(Collectors.joining(" and "))
                + " according to the rules";
    }

    private static boolean isPassive(Change change) {
        return change instanceof Change.Forbid(Prohibition.BeKnockedOut _)
                || change instanceof Change.Forbid(Prohibition.BeRemoved _)
                || change instanceof Change.Forbid(Prohibition.BeRested _);
    }

    private static boolean isLoss(Change change) {
        return switch (change) {
            case Change.Power(Value.Exactly(int by)) -> by < 0;
            case Change.Cost(Value.Exactly(int by)) -> by < 0;
            case Change.Power(Value.ForEvery(int by, int _, Value _)) -> by < 0;
            default -> false;
        };
    }

    private String lost(List<Change> changes) {
        return changes.stream()
                .map(change -> change(change, true).substring("gain ".length()))
                .collect(Collectors.joining(" and "));
    }

    private static boolean isOne(Cards cards) {
        return cards.zones().equals(Set.of(Zone.LEADER_AREA)) || cards.filter() instanceof Filter.This;
    }

    private String change(Change change, boolean many) {
        String gains = many ? "gain " : "gains ";
        return switch (change) {
            case Change.Power(Value by) -> gains + signed(by, " power");
            case Change.Cost(Value by) -> gains + signed(by, " cost");
            case Change.Counter(Value by) -> gains + signed(by, " Counter");
            case Change.CounterBecomes(Value value) -> "has its Counter set to " + voice.numbers.value(value);
            case Change.CostBecomes(Value value) -> "has its cost set to " + voice.numbers.value(value);
            case Change.NextPlayed next -> throw new IllegalStateException("is said of a player: " + next);
            case Change.BasePower(Value value) -> "has its base power set to " + voice.numbers.value(value);
            case Change.BaseCost(Value value) -> "has its base cost set to " + voice.numbers.value(value);
            case Change.PowerToZero() -> "has its power set to 0";
            case Change.Gain(var keyword) -> gains + Tags.printed(keyword);
            case Change.GainEffect(var effect) ->
                gains + "this effect: \"" + Rendering.effect(voice.category, effect) + "\"";
            case Change.AlsoNamed(String name) -> "is also named [" + name + "]";
            case Change.AlsoTyped(String type) -> "also has the {" + type + "} type";
            case Change.AlsoAnything _ -> "is treated as a card with all card names, types, and attributes";
            case Change.AlsoHaving(var attribute) -> "also has the " + FilterWords.attribute(attribute) + " attribute";
            case Change.Negated() -> many ? "have their effects negated" : "has its effects negated";
            case Change.Forbid(Prohibition prohibition) -> forbidden(prohibition);
            case Change.Allow(Permission permission) -> allowed(permission);
        };
    }

    private String signed(Value by, String measure) {
        return switch (by) {
            case Value.Exactly(int number) -> (number < 0 ? "" : "+") + number + measure;
            case Value.ForEvery(int number, int every, Value of) ->
                (number < 0 ? "" : "+") + number + measure + " for every " + voice.numbers.every(every, of);
            default -> measure.strip() + " equal to " + voice.numbers.value(by);
        };
    }

    private String forbidden(Prohibition prohibition) {
        return switch (prohibition) {
            case Prohibition.Attack(Cards target) -> "cannot attack" + object(target);
            case Prohibition.AttackUnless(var what) -> "cannot attack unless " + voice.sentences.joined(what);
            case Prohibition.BeAttacked() -> "cannot be attacked";
            case Prohibition.BeKnockedOut(var cause) -> "cannot be K.O.'d" + voice.happenings.cause(cause);
            case Prohibition.BeRemoved(var cause) -> "cannot be removed from the field" + voice.happenings.cause(cause);
            case Prohibition.BeRested(var cause) -> "cannot be rested" + voice.happenings.cause(cause);
            case Prohibition.Refresh() -> "will not become active";
            case Prohibition.BeSetActive(var cause) -> "cannot be set as active" + voice.happenings.cause(cause);
            case Prohibition.Block(Cards blockers) -> blockers(blockers);
            case Prohibition.BeBlocked(Filter blockers) ->
                "cannot be blocked"
                        + (blockers.equals(Filter.ANY)
                                ? ""
                                : " by " + voice.cards.noun(Cards.characters(Who.ANY, blockers), true));
            case Prohibition.Play(Cards what) -> "cannot play " + voice.cards.noun(what, true);
            case Prohibition.BePlayed(var cause) -> "cannot be played" + voice.happenings.cause(cause);
            case Prohibition.Activate(Cards of, Timing.Tag timing) ->
                "cannot activate " + Tags.printed(timing) + " effects";
            case Prohibition.Draw() -> "cannot draw cards using your own effects";
            case Prohibition.TakeLife() -> "cannot add Life cards to your hand using your own effects";
            case Prohibition.ReadyDon(Filter source) ->
                "cannot set DON!! cards as active using " + voice.cards.described(source) + " effects";
        };
    }

    private String object(Cards target) {
        boolean anything = target.zones().isEmpty() && target.filter().equals(Filter.ANY);
        return anything
                ? ""
                : " "
                        + (voice.cards.isOnField(target)
                                ? voice.cards.owned(target, true)
                                : "any " + voice.cards.noun(target, false));
    }

    private String blockers(Cards blockers) {
        if (blockers.equals(Cards.thisCard())) return "cannot activate [Blocker]";
        if (blockers.zones().isEmpty()) return "cannot activate [Blocker]";
        return "cannot activate the [Blocker] of " + voice.cards.owned(blockers, true);
    }

    private String allowed(Permission permission) {
        return switch (permission) {
            case Permission.AttackActive(Filter target) ->
                "can also attack active "
                        + (target.equals(Filter.ANY)
                                ? "Characters"
                                : voice.cards.noun(Cards.characters(Who.ANY, target), true));
            case Permission.AnyNumberInDeck() -> "may be in a deck in any number";
            case Permission.OnlyInDeck(Filter cards) -> "can only have " + voice.cards.described(cards) + " in a deck";
            case Permission.DonDeckOf(int number) -> "has a DON!! deck of " + number + " cards";
            case Permission.LosesLaterWithEmptyDeck _ -> "loses with an empty deck only at the end of the turn";
            case Permission.DonForLeader(int number) -> "gives " + number + " DON!! of the DON!! Phase to the Leader";
            case Permission.LifeUnderDeck _ -> "has Life cards placed at the bottom of the deck";
            case Permission.PlayedRested _ -> "has cards played rested";
            case Permission.WinsWithEmptyDeck() -> "wins with an empty deck instead of losing";
        };
    }

    static String duration(Duration duration) {
        return switch (duration) {
            case WHILE_VALID, THIS_GAME -> "";
            case THIS_BATTLE -> " during this battle";
            case THIS_TURN -> " during this turn";
            case UNTIL_START_OF_YOUR_NEXT_TURN -> " until the start of your next turn";
            case UNTIL_END_OF_YOUR_NEXT_TURN -> " until the end of your next turn";
            case UNTIL_END_OF_OPPONENT_NEXT_TURN -> " until the end of your opponent's next turn";
            case UNTIL_END_OF_OPPONENT_NEXT_END_PHASE -> " until the end of your opponent's next End Phase";
            case OPPONENT_NEXT_REFRESH -> " in your opponent's next Refresh Phase";
            case NEXT_REFRESH -> " in the next Refresh Phase";
        };
    }

    static String moment(Moment moment) {
        return switch (moment) {
            case END_OF_BATTLE -> "at the end of this battle";
            case END_OF_TURN -> "at the end of this turn";
            case END_OF_OPPONENT_NEXT_TURN -> "at the end of your opponent's next turn";
            case START_OF_YOUR_NEXT_TURN -> "at the start of your next turn";
            case START_OF_OPPONENT_NEXT_MAIN -> "at the start of your opponent's next Main Phase";
        };
    }
}
