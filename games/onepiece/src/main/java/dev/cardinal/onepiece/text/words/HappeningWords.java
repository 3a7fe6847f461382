package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Cause;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Happening;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Renders happenings. */
final class HappeningWords {
    private final Voice voice;

    HappeningWords(Voice voice) {
        this.voice = voice;
    }

    String present(Happening happening) {
        return say(happening, "is ", "");
    }

    String future(Happening happening) {
        return say(happening, "would be ", "would ");
    }

    String past(Happening happening) {
        return say(happening, "was ", "has ");
    }

    private String say(Happening happening, String passive, String active) {
        return switch (happening) {
            case Happening.Moved(Cards what, Set<Zone> to, Cause cause) -> moved(what, to, passive) + cause(cause);
            case Happening.Played(Cards what, Set<Zone> from, Cause cause) -> played(what, from, passive, cause);
            case Happening.KnockedOut(Cards what, Cause cause) -> one(what) + " " + passive + "K.O.'d" + cause(cause);
            case Happening.Rested(Cards what, Cause cause) -> one(what) + " " + passive + "rested" + cause(cause);
            case Happening.Attacks(Cards attacker, Cards target) -> attacks(attacker, target, active);
            case Happening.Battles(Cards one, Cards other) -> battles(one, other);
            case Happening.DealsDamage(Cards attacker, Who to) ->
                attacker.equals(Cards.thisCard())
                        ? voice.thisCard() + "'s attack deals damage to your opponent's Life"
                        : attacker.equals(Cards.leaderOrCharacters(Who.YOU, Filter.ANY))
                                ? "you deal damage to your opponent's Life"
                                : one(attacker) + " deals damage to your opponent's Life";
            case Happening.TakesDamage(Who who) -> who == Who.YOU ? "you take damage" : "your opponent takes damage";
            case Happening.LifeBecomes(Who who, int number) ->
                "the number of " + voice.whose(who) + " Life cards becomes " + number;
            case Happening.DeckBecomes(Who who, int number) ->
                "the number of cards in " + voice.whose(who) + " deck becomes " + number;
            case Happening.HandBecomes(Who who, int number) ->
                "the number of cards in " + voice.whose(who) + " hand becomes " + number;
            case Happening.EventActivated(Who by, Filter event) -> activates(by, active) + "an " + event(event);
            case Happening.TriggerActivated(Who by) ->
                by == Who.ANY ? "a [Trigger] activates" : activates(by, active) + "a [Trigger]";
            case Happening.BlockerActivated(Who by) -> activates(by, active) + "[Blocker]";
            case Happening.DonGiven(Cards to) -> one(to) + " " + passive + "given a DON!! card";
            case Happening.DonReturned(Who whose, int least, Cause cause) ->
                (least == 1
                                ? "a DON!! card on " + voice.whose(whose) + " field is"
                                : least + " or more DON!! cards on " + voice.whose(whose) + " field are")
                        + " returned to " + (whose == Who.OPPONENT ? "their" : "your") + " DON!! deck" + cause(cause);
            case Happening.Drawn(Who by, boolean outside, Cause cause) ->
                draws(by, active) + (outside ? " outside of the Draw Phase" : "") + cause(cause);
            case Happening.AnyOf(List<Happening> happenings) ->
                happenings.stream().map(inner -> say(inner, passive, active)).collect(Collectors.joining(" or "));
        };
    }

    private static String draws(Who by, String active) {
        if (!active.isEmpty()) return by == Who.YOU ? "you have drawn a card" : "your opponent has drawn a card";
        return by == Who.YOU ? "you draw a card" : "your opponent draws a card";
    }

    private static String activates(Who by, String active) {
        boolean past = !active.isEmpty();
        String you = past ? "you have activated " : "you activate ";
        String they = past ? "your opponent has activated " : "your opponent activates ";
        return by == Who.YOU ? you : they;
    }

    private String event(Filter filter) {
        List<Filter> parts = filter instanceof Filter.All(List<Filter> all) ? all : List.of(filter);
        return voice.cards.described(new Filter.All(
                Stream.concat(Stream.of((Filter) new Filter.Is(Category.EVENT)), parts.stream())
                        .toList()));
    }

    /** "a Character", "your {A} type Character", "this card". */
    private String one(Cards cards) {
        if (cards.equals(Cards.thisCard())) return voice.thisCard();
        Filter others = besidesLeader(cards);
        if (others != null)
            return "your Leader or " + Voice.a(voice.cards.noun(Cards.characters(Who.YOU, others), false));
        String words = voice.cards.owned(cards, false);
        boolean owned = voice.cards.isOnField(cards) && cards.whose() != Who.ANY;
        return owned ? words : Voice.a(words);
    }

    /** The Characters meant besides your Leader, or null. */
    private static @Nullable Filter besidesLeader(Cards cards) {
        Filter leader = new Filter.Is(Category.LEADER);
        Filter character = new Filter.Is(Category.CHARACTER);
        boolean two = cards.whose() == Who.YOU
                && cards.zones().equals(Set.of(Zone.LEADER_AREA, Zone.CHARACTER_AREA))
                && cards.filter() instanceof Filter.Either(List<Filter> kinds)
                && kinds.size() == 2
                && kinds.contains(leader);
        if (!two || !(cards.filter() instanceof Filter.Either(List<Filter> kinds))) return null;
        Filter other = kinds.getFirst().equals(leader) ? kinds.getLast() : kinds.getFirst();
        List<Filter> parts = other instanceof Filter.All(List<Filter> several) ? several : List.of(other);
        if (!parts.contains(character)) return null;
        return new Filter.All(
                parts.stream().filter(part -> !part.equals(character)).toList());
    }

    private String moved(Cards what, Set<Zone> to, String passive) {
        if (voice.cards.isOnField(what) || what.zones().isEmpty()) {
            if (to.isEmpty()) return one(what) + " " + passive + "removed from the field";
            return one(what) + " " + passive
                    + (to.contains(Zone.TRASH)
                            ? "trashed"
                            : "returned to the owner's "
                                    + CardWords.zone(to.iterator().next()));
        }
        Cards anywhere = new Cards(Who.ANY, Set.of(), Place.End.ANY, what.filter());
        String from = " from " + voice.whose(what.whose()) + " "
                + what.zones().stream().map(CardWords::zone).collect(Collectors.joining(" or "));
        return Voice.a(voice.cards.noun(anywhere, false)) + " " + passive + (to.isEmpty() ? "removed" : destined(to))
                + from;
    }

    private static String destined(Set<Zone> to) {
        Zone zone = to.iterator().next();
        return zone == Zone.TRASH ? "trashed" : "added to your " + CardWords.zone(zone);
    }

    private String played(Cards what, Set<Zone> from, String passive, Cause cause) {
        if (what.whose() == Who.ANY) return one(what) + " " + passive + "played" + cause(cause);
        String who = what.whose() == Who.YOU ? "you play " : "your opponent plays ";
        String zone = from.isEmpty()
                ? ""
                : " from " + voice.whose(what.whose()) + " "
                        + from.stream().map(CardWords::zone).collect(Collectors.joining(" or "));
        return who + Voice.a(voice.cards.described(what.filter())) + zone + cause(cause);
    }

    private String attacks(Cards attacker, Cards target, String active) {
        boolean anything = target.zones().isEmpty() && target.filter().equals(Filter.ANY);
        boolean anybody = attacker.zones().isEmpty() && attacker.filter().equals(Filter.ANY);
        if (anybody) return one(target) + " is attacked";
        boolean player = attacker.equals(Cards.leaderOrCharacters(attacker.whose(), Filter.ANY));
        String who = player && attacker.whose() == Who.OPPONENT
                ? "your opponent"
                : player && attacker.whose() == Who.YOU ? "you" : one(attacker);
        String verb = active.equals("has ") ? " attacked" : who.equals("you") ? " attack" : " attacks";
        return who + verb + (anything ? "" : " " + one(target));
    }

    private String battles(Cards one, Cards other) {
        return one(one) + " battles " + one(other);
    }

    /** "in battle", "by your opponent's effects". */
    String cause(Cause cause) {
        if (cause.means() == Cause.Means.BATTLE && cause.source() instanceof Filter.This)
            return " in battle by " + voice.thisCard();
        if (cause.means() == Cause.Means.EFFECT && cause.source() instanceof Filter.This)
            return " by " + voice.thisCard() + "'s effect";
        boolean anySource = cause.source().equals(Filter.ANY);
        String of = cause.by() == Who.ANY ? "" : voice.whose(cause.by()) + " ";
        return switch (cause.means()) {
            case ANY -> cause.by() == Who.OPPONENT ? " by your opponent" : "";
            case BATTLE -> anySource ? " in battle" : " in battle by " + of + voice.cards.described(cause.source());
            case EFFECT -> {
                if (!anySource) yield " by " + of + voice.cards.described(cause.source()) + " effects";
                yield cause.by() == Who.ANY ? " by effects" : " by " + of + "effects";
            }
        };
    }
}
