package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.List;
import java.util.stream.Collectors;

/** Renders the targets of actions. */
final class TargetWords {
    private final Voice voice;

    TargetWords(Voice voice) {
        this.voice = voice;
    }

    String target(Target target) {
        return switch (target) {
            case Target.This() -> voice.thisCard();
            case Target.Choose choose -> choose(choose);
            case Target.Every(Cards cards) -> voice.cards.all(cards);
            case Target.Those(int slot) -> those(slot);
            case Target.TheRest(int slot) -> rest(slot);
            case Target.Subject() -> voice.isSubject() ? "that card" : "the card in question";
            case Target.Itself() -> "that card";
            case Target.Attacker() -> "the attacking card";
            case Target.Attacked() -> "the attacked card";
            case Target.SomeDon(Amount amount, Don don) -> some(amount, don);
            case Target.Player(Who who) -> who == Who.YOU ? "you" : "your opponent";
            case Target.Both(List<Target> targets) ->
                targets.stream().map(this::target).collect(Collectors.joining(" and "));
        };
    }

    /** A card of the player whose DON!! cards it gets. */
    String ofAnyOwner(Target to) {
        target(to);
        return "its owner's Leader or 1 of their Characters";
    }

    private String choose(Target.Choose choose) {
        Cards among = choose.among();
        if (!voice.hasLooked() && among.filter() instanceof Filter.In(int slot) && voice.isIt(slot)) voice.lookAtIt();
        String words = amount(choose, among) + joint(choose.joint());
        voice.choose(choose.slot());
        return words;
    }

    private String amount(Target.Choose choose, Cards among) {
        Amount amount = choose.amount();
        boolean computed = !(amount.most() instanceof Value.Exactly);
        if (computed) return computed(amount, among);
        String number = voice.numbers.amount(amount);
        boolean plural = !NumberWords.isOne(amount);
        if (among.zones().isEmpty()) return number + " " + voice.cards.noun(unlooked(among), plural);
        boolean owner = (voice.cards.isOnField(among) || CardWords.isLife(among)) && among.whose() != Who.ANY;
        boolean of = owner && !number.endsWith(" of");
        return number + (of ? " of " : " ") + voice.cards.taken(among, plural || owner);
    }

    /** "a number of cards from the top of your deck equal to ..." */
    private String computed(Amount amount, Cards among) {
        String upTo = amount.least().equals(Value.of(0)) ? "up to " : "";
        return upTo + "a number of " + voice.cards.owned(among, true) + " equal to "
                + voice.numbers.value(amount.most());
    }

    /** Without saying that the cards are among those looked at, which is obvious. */
    private Cards unlooked(Cards cards) {
        List<Filter> parts = cards.filter() instanceof Filter.All(List<Filter> all) ? all : List.of(cards.filter());
        List<Filter> others = parts.stream()
                .filter(part -> !(part instanceof Filter.In(int slot) && voice.isLooked(slot)))
                .toList();
        Filter filter = others.size() == 1 ? others.getFirst() : new Filter.All(others);
        return new Cards(cards.whose(), cards.zones(), cards.end(), filter);
    }

    private String joint(Joint joint) {
        return switch (joint) {
            case Joint.None() -> "";
            case Joint.TotalAtMost(Measure measure, Value most) ->
                " with a total " + NumberWords.measure(measure) + " of " + voice.numbers.value(most) + " or less";
            case Joint.Differ(Filter.Trait trait) -> " with different " + Names.of(trait) + "s";
            case Joint.Both(Joint one, Joint other) -> joint(one) + joint(other).replace(" with ", " and ");
        };
    }

    private String some(Amount amount, Don don) {
        String number = voice.numbers.amount(amount);
        if (don.state() == Don.State.ANY || don.whose() == Who.OWNER)
            return number + " " + voice.numbers.don(don, !NumberWords.isOne(amount));
        boolean of = !number.endsWith(" of");
        return number + (of ? " of " : " ") + voice.numbers.don(don, true);
    }

    /** Cards chosen before. */
    String those(int slot) {
        if (voice.isIt(slot)) return "that card";
        if (voice.isLooked(slot)) return "the revealed card";
        return chosen(slot);
    }

    String chosen(int slot) {
        return "the cards chosen " + voice.ordinal(slot);
    }

    private String rest(int slot) {
        boolean near = voice.hasLooked() ? voice.isLooked(slot) : voice.isIt(slot);
        if (near) voice.speakOfRest();
        return near ? "the rest" : "the rest of " + chosen(slot);
    }

    /** "to your hand", "at the bottom of the owner's deck". */
    String destination(Place place) {
        StringBuilder words =
                new StringBuilder(place.end() == Place.End.ANY ? "to " : "at " + CardWords.end(place.end()) + " of ");
        words.append(voice.whose(place.whose())).append(' ').append(CardWords.zone(place.zone()));
        boolean usual = place.zone() == Zone.DECK && place.end() != Place.End.ANY;
        if (place.inAnyOrder() && !usual) words.append(" in any order");
        if (place.rested()) words.append(" rested");
        if (place.faceUp()) words.append(" face-up");
        return words.toString();
    }
}
