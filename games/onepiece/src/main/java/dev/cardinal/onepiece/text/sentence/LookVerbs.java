package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.noun.Noun;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads sentences about looking at, revealing and selecting cards. */
final class LookVerbs {
    private final Grammar grammar;

    LookVerbs(Grammar grammar) {
        this.grammar = grammar;
    }

    /** "look at 5 cards from the top of your deck"; separate sentences say what is done with them. */
    @Nullable
    List<Action> look() {
        Cursor in = grammar.in;
        if (in.takeAny("your opponent's hand", "their hand")) return lookAtHand();
        boolean theTop = in.take("the top");
        Amount amount = in.takeAny("all of", "all") ? Amount.all() : grammar.numbers.amount();
        if (amount == null && theTop) amount = Amount.exactly(1);
        if (amount == null) return null;
        if (theTop) return lookAtTop(amount);
        in.take("of");
        Noun noun = grammar.targets.lookedAt();
        if (noun == null) return null;
        Cursor.Slot slot = in.slot();
        in.speakOfLooked(slot);
        Cards cards = noun.cards();
        boolean top = cards.equals(Cards.in(cards.whose(), Zone.LIFE, Filter.ANY)) && !amount.equals(Amount.all());
        if (top) cards = Cards.from(Place.End.TOP, cards.whose(), Zone.LIFE);
        return List.of(new Action.Look(cards, amount, slot.number()));
    }

    private List<Action> lookAtHand() {
        Cursor.Slot slot = grammar.in.slot();
        grammar.in.speakOfLooked(slot);
        return List.of(new Action.Look(Cards.hand(Who.OPPONENT, Filter.ANY), Amount.all(), slot.number()));
    }

    /** "the top 3 cards of your deck". */
    private @Nullable List<Action> lookAtTop(Amount amount) {
        Cursor in = grammar.in;
        if (!in.takeAny("cards of", "card of")) return null;
        Who whose = grammar.whose();
        if (whose == null || !in.take("deck")) return null;
        Cursor.Slot slot = in.slot();
        in.speakOfLooked(slot);
        return List.of(new Action.Look(Cards.from(Place.End.TOP, whose, Zone.DECK), amount, slot.number()));
    }

    /** "reveal 1 card from the top of your deck", "reveal up to 1 card and add it to your hand". */
    @Nullable
    List<Action> reveal() {
        Cursor in = grammar.in;
        Who hand =
                in.take("your hand") ? Who.YOU : in.takeAny("their hand", "your opponent's hand") ? Who.OPPONENT : null;
        if (hand != null) return List.of(new Action.Reveal(new Target.Every(Cards.hand(hand, Filter.ANY))));
        Target what = grammar.targets.objectAmongLooked();
        if (what == null) return null;
        Cursor.Mark before = in.mark();
        if (in.takeAny("and add it", "and add them", "and adds it", ", and add it", ", add it")) {
            Place place = grammar.zones.destination();
            if (place != null) return List.of(new Action.Move(what, place.whileRevealed()));
        }
        in.back(before);
        if (what instanceof Target.Choose choose) {
            if (choose.among().zones().isEmpty()) in.lookAtItAmongOthers();
            else in.lookAtIt();
        }
        return List.of(new Action.Reveal(what));
    }

    /** "choose 1 card from your opponent's hand; your opponent reveals that card". */
    @Nullable
    List<Action> select() {
        Cursor in = grammar.in;
        Target what = grammar.targets.objectAmongLooked();
        if (what == null) return null;
        if (what instanceof Target.Every(Cards cards)) what = grammar.cardVerbs.choose(Amount.all(), cards);
        if (what instanceof Target.Both(List<Target> parts)) what = together(parts);
        Cursor.Mark before = in.mark();
        if (in.takeAny(
                "; your opponent reveals that card",
                "; your opponent reveals those cards",
                "and reveal it",
                "and reveals it")) {
            if (what instanceof Target.Choose) in.lookAtIt();
            return List.of(new Action.Reveal(what));
        }
        in.back(before);
        if (in.takeAny("and trashes it", "and trash it", "; trash that card", "; trash it"))
            return List.of(new Action.Move(what, Place.trash()));
        if (in.takeAny("and ko it", "; ko it")) return List.of(new Action.KnockOut(what));
        if (in.takeAny("and ko's it")) return List.of(new Action.KnockOut(what));
        if (what instanceof Target.Choose) in.lookAtIt();
        return List.of(new Action.Select(what));
    }

    /** Cards selected together share one slot, that of the first. */
    private Target together(List<Target> parts) {
        List<Target> chosen = new ArrayList<>();
        Cursor.Slot first = null;
        int missing =
                (int) parts.stream().filter(Target.Choose.class::isInstance).count();
        for (Target part : parts) {
            if (part instanceof Target.Choose choose) {
                Cursor.Slot slot = grammar.in.slotBefore(--missing);
                if (first == null) first = slot;
                chosen.add(in(first, choose.chooser(), choose.amount(), choose.among(), choose.joint()));
            } else if (part instanceof Target.Every(Cards cards)) {
                if (first == null) first = grammar.in.slotBefore(missing - 1);
                chosen.add(in(first, grammar.subject, Amount.all(), cards, Joint.NONE));
            } else {
                chosen.add(part);
            }
        }
        if (first != null) grammar.in.speakOf(first);
        return new Target.Both(chosen);
    }

    private static Target in(Cursor.Slot slot, Who chooser, Amount amount, Cards among, Joint joint) {
        return new Target.Choose(chooser, amount, among, joint, slot.number());
    }
}
