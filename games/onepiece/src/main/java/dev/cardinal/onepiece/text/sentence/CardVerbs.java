package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.noun.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads what is done with cards: K.O., rest, move, play, look, reveal, choose, give power. */
final class CardVerbs {
    /** Destinations that only your own cards go to. */
    private static final String[] YOURS = {
        "to your hand",
        "at the top of your deck",
        "at the bottom of your deck",
        "at the top or bottom of your deck",
        "to the bottom of your deck",
        "to the top of your life cards",
        "to the top or bottom of your life cards"
    };

    private final Grammar grammar;

    CardVerbs(Grammar grammar) {
        this.grammar = grammar;
    }

    @Nullable
    List<Action> action() {
        Cursor in = grammar.in;
        if (in.takeAny("ko's", "ko")) return knockOut();
        if (in.takeAny("rests", "rest", "resting")) return rest();
        if (in.takeAny("sets", "set")) return setActive();
        if (in.takeAny("trashes", "trash", "trashing")) return trash();
        if (in.takeAny("returns", "return", "places", "place", "adds", "add", "put", "puts")) return move();
        if (in.takeAny("plays", "play", "playing")) return play();
        if (in.takeAny("looks at", "look at")) return grammar.lookVerbs.look();
        if (in.takeAny("reveals", "reveal")) return grammar.lookVerbs.reveal();
        if (in.takeAny("selects", "select", "chooses", "choose")) return grammar.lookVerbs.select();
        if (in.takeAny("turns", "turn")) return turn();
        if (in.takeAny("give", "gives")) return give();
        return null;
    }

    /** "K.O. ..., or return it to the owner's hand". */
    private @Nullable List<Action> knockOut() {
        boolean orRest = grammar.in.take("or rest");
        Target what = counted(grammar.targets.object());
        if (what == null) return null;
        Action first = new Action.KnockOut(what);
        return orRest ? either(first, new Action.Rest(what)) : orMove(first, what);
    }

    /** "trash 1 card from your hand. That Character ...": a card from elsewhere is none (2-2-4-1). */
    private void keepCharacter(Cursor.Mark before, Target what) {
        boolean elsewhere = what instanceof Target.Choose choose
                && !choose.among().zones().isEmpty()
                && !choose.among().zones().contains(Zone.CHARACTER_AREA)
                && !choose.among().zones().contains(Zone.LEADER_AREA);
        if (elsewhere) grammar.in.keepsCharacter(before);
    }

    /** All cards of a kind, which the text may count or mention afterwards: "draw 1 card for each card trashed". */
    private @Nullable Target counted(@Nullable Target what) {
        boolean field = what instanceof Target.Every(Cards cards)
                && cards.zones().contains(Zone.CHARACTER_AREA)
                && !(cards.filter() instanceof Filter.This);
        if (!field || !(what instanceof Target.Every(Cards cards))) return what;
        Cursor.Slot slot = grammar.in.slot();
        grammar.in.speakOf(slot);
        return slot.number() == 0
                ? what
                : new Target.Choose(grammar.subject, Amount.all(), cards, Joint.NONE, slot.number());
    }

    private List<Action> either(Action one, Action other) {
        return List.of(new Action.ChooseOne(grammar.subject, List.of(List.of(one), List.of(other))));
    }

    /** "or up to 1 of your DON!! cards": another object of the same verb, or null. */
    private @Nullable Target orObject() {
        Cursor in = grammar.in;
        Cursor.Mark before = in.mark();
        Target other = in.take("or") ? grammar.targets.object() : null;
        if (other == null) in.back(before);
        return other;
    }

    /** "..., or place it at the bottom of the owner's deck": an alternative for the same cards. */
    private List<Action> orMove(Action first, Target what) {
        Cursor in = grammar.in;
        Cursor.Mark before = in.mark();
        if (in.takeAny(", or", "or") && in.takeAny("return it", "place it", "add it")) {
            Place place = grammar.zones.destination();
            if (place != null)
                return List.of(new Action.ChooseOne(
                        grammar.subject, List.of(List.of(first), List.of(new Action.Move(what, place)))));
        }
        in.back(before);
        return List.of(first);
    }

    private @Nullable List<Action> rest() {
        boolean orKnockOut = grammar.in.take("or ko");
        Target what = counted(grammar.targets.object());
        if (what == null) return null;
        Action first = new Action.Rest(inState(what, Don.State.ACTIVE));
        if (orKnockOut) return either(first, new Action.KnockOut(what));
        Target other = orObject();
        return other == null ? List.of(first) : either(first, new Action.Rest(inState(other, Don.State.ACTIVE)));
    }

    private @Nullable List<Action> setActive() {
        Target what = grammar.targets.object();
        Target other = what == null ? null : orObject();
        if (what == null || !grammar.in.take("as active")) return null;
        Action first = new Action.SetActive(inState(what, Don.State.RESTED));
        return other == null ? List.of(first) : either(first, new Action.SetActive(inState(other, Don.State.RESTED)));
    }

    /** Only active DON!! cards can be rested, and only rested ones set active. */
    private static Target inState(Target what, Don.State state) {
        return switch (what) {
            case Target.SomeDon(Amount amount, Don don)
            when don.state() == Don.State.ANY -> new Target.SomeDon(amount, new Don(don.whose(), state));
            case Target.Both(List<Target> parts) ->
                new Target.Both(parts.stream().map(part -> inState(part, state)).toList());
            default -> what;
        };
    }

    private @Nullable List<Action> trash() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.take("cards")) {
            List<Action> down = downTo();
            if (down != null) return down;
            in.back(start);
        }
        Target same = sameNumber();
        if (same != null) return List.of(new Action.Move(same, Place.trash()));
        in.back(start);
        Target what = counted(grammar.targets.object());
        if (what == null) return null;
        keepCharacter(start, what);
        Action trash = new Action.Move(what, Place.trash());
        Cursor.Mark before = in.mark();
        Target other = in.take("or") ? grammar.targets.object() : null;
        if (other != null) return either(trash, new Action.Move(other, Place.trash()));
        in.back(before);
        return List.of(trash);
    }

    /** "the same number of cards from your hand" as were drawn or trashed. */
    private @Nullable Target sameNumber() {
        Cursor in = grammar.in;
        Noun noun = in.take("the same number of") && in.takeAny("cards", "card") ? fromArea() : null;
        if (noun == null) return null;
        Value drawn =
                grammar.drawn instanceof Value.ForEvery(int amount, int every, Value of) && amount == 1 && every == 1
                        ? of
                        : null;
        if (drawn != null && in.seesAny(".", "at", "to")) return choose(new Amount(drawn, drawn), noun.cards());
        boolean as = in.takeAny("as you did from your hand", "as the cards trashed", "as you trashed");
        int slot = as ? in.itSlot() : 0;
        Value number = new Value.Done(slot);
        return slot == 0 ? null : choose(new Amount(number, number), noun.cards());
    }

    private @Nullable Noun fromArea() {
        Noun.Area area = grammar.zones.area();
        return area == null ? null : new Noun(new Noun.Kind(Set.of(), Filter.ANY), true).in(area);
    }

    /** "cards from the top of your Life cards until you have 1 Life card". */
    private @Nullable List<Action> downTo() {
        Cursor in = grammar.in;
        Noun noun = fromArea();
        if (noun == null
                || noun.area() == null
                || !in.takeAny("until you have", "until they have", "so that you have", "so that they have"))
            return null;
        int number = in.number();
        if (number < 0 || grammar.nouns.noun() == null) return null;
        Zone zone = noun.area().zones().iterator().next();
        return List.of(trashDownTo(
                noun.area().whose() == null ? grammar.subject : noun.area().whose(), zone, number));
    }

    Action trashDownTo(Who who, Zone zone, int number) {
        Cards among = zone == Zone.LIFE ? Cards.from(Place.End.TOP, who, zone) : Cards.in(who, zone, Filter.ANY);
        Amount amount = Verbs.excess(Cards.in(who, zone, Filter.ANY), number);
        Cursor.Slot slot = grammar.in.slot();
        return new Action.Move(new Target.Choose(who, amount, among, Joint.NONE, slot.number()), Place.trash());
    }

    Target choose(Amount amount, Cards among) {
        Cursor.Slot slot = grammar.in.slot();
        grammar.in.speakOf(slot);
        return new Target.Choose(grammar.subject, amount, among, Joint.NONE, slot.number());
    }

    private @Nullable List<Action> move() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.take("all cards")) {
            Noun.Area area = grammar.zones.area();
            boolean hand = area != null && area.zones().equals(Set.of(Zone.HAND));
            boolean own = hand && area != null && (area.whose() == Who.YOU || area.whose() == grammar.subject);
            if (own) return wholeHand(start);
            in.back(start);
        }
        Target what = sameNumber();
        if (what == null) in.back(start);
        if (what == null) what = counted(grammar.targets.object());
        if (what == null) return null;
        keepCharacter(start, what);
        boolean yours = in.seesAny(YOURS);
        Place place = grammar.zones.destination();
        if (place == null) return null;
        Target moved = yours ? ownedBy(what) : what;
        Action move = new Action.Move(moved, place);
        Cursor.Mark before = in.mark();
        if (in.takeAny("or to", "or at", "or")) {
            Place other = grammar.zones.alternative();
            if (other != null)
                return List.of(new Action.ChooseOne(
                        grammar.subject, List.of(List.of(move), List.of(new Action.Move(moved, other)))));
        }
        in.back(before);
        return moved instanceof Target.Choose ? orMove(move, moved) : List.of(move);
    }

    private @Nullable List<Action> wholeHand(Cursor.Mark start) {
        Place place = grammar.zones.destination();
        if (place == null) {
            grammar.in.back(start);
            return null;
        }
        Cursor.Slot slot = grammar.in.slot();
        grammar.in.speakOf(slot);
        Cards hand = Cards.hand(grammar.subject, Filter.ANY);
        return List.of(new Action.Move(
                new Target.Choose(grammar.subject, Amount.all(), hand, Joint.NONE, slot.number()), place));
    }

    /** Cards that go to your hand or deck are yours. */
    private static Target ownedBy(Target what) {
        if (!(what instanceof Target.Choose choose)
                || choose.among().whose() != Who.ANY
                || choose.among().zones().isEmpty()) return what;
        Cards among = choose.among();
        return new Target.Choose(
                choose.chooser(),
                choose.amount(),
                new Cards(Who.YOU, among.zones(), among.end(), among.filter()),
                choose.joint(),
                choose.slot());
    }

    private @Nullable List<Action> play() {
        Cursor in = grammar.in;
        Target what = grammar.targets.objectAmongLooked();
        if (what == null) return null;
        boolean rested = in.take("rested");
        Noun.Area late = grammar.zones.area();
        if (late != null) what = from(what, late);
        Filter filter = late == null ? null : grammar.clauses.clause();
        if (filter != null && what instanceof Target.Choose choose) {
            Cards among = choose.among();
            what = new Target.Choose(
                    choose.chooser(),
                    choose.amount(),
                    new Cards(among.whose(), among.zones(), among.end(), Filters.all(among.filter(), filter)),
                    choose.joint(),
                    choose.slot());
        }
        rested |= in.take("rested");
        boolean inPlay = what instanceof Target.Choose choose
                && (choose.among().zones().contains(Zone.CHARACTER_AREA)
                        || choose.among().zones().contains(Zone.LEADER_AREA));
        return inPlay ? null : List.of(new Action.Play(what, rested));
    }

    private static Target from(Target what, Noun.Area area) {
        if (!(what instanceof Target.Choose choose)) return what;
        Cards among = new Cards(
                area.whose() == null ? Who.YOU : area.whose(),
                area.zones(),
                area.end(),
                choose.among().filter());
        return new Target.Choose(choose.chooser(), choose.amount(), among, choose.joint(), choose.slot());
    }

    private @Nullable List<Action> turn() {
        Cursor in = grammar.in;
        Target what = grammar.targets.object();
        if (what == null) return null;
        boolean up = in.take("face-up");
        return up || in.take("face-down") ? List.of(new Action.Turn(what, up)) : null;
    }

    /** "give up to 1 of your opponent's Characters -2000 power during this turn". */
    private @Nullable List<Action> give() {
        return give(null);
    }

    /** "give -1000 power during this turn to up to 1 of your opponent's Characters". */
    private @Nullable List<Action> giveTo() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        List<Change> changes = grammar.changes.list();
        Duration duration = changes.isEmpty() ? null : grammar.spans.duration();
        Target target = !changes.isEmpty() && in.take("to") ? grammar.targets.object() : null;
        if (target == null) {
            in.back(start);
            return null;
        }
        if (duration == null) duration = grammar.spans.duration();
        return List.of(grammar.predicates.apply(target, changes, duration));
    }

    private @Nullable List<Action> give(@Nullable Target before) {
        List<Action> toLater = giveTo();
        if (toLater != null) return toLater;
        Target target = grammar.targets.others(before);
        if (target == null) target = grammar.targets.objectAmongLooked();
        if (target == null) return null;
        List<Change> changes = grammar.changes.list();
        if (changes.isEmpty()) return null;
        Cursor.Mark end = grammar.in.mark();
        List<Action> others = grammar.in.takeAny(", and", "and") ? give(target) : null;
        if (others != null && others.getFirst() instanceof Action.Apply(var _, var _, Duration duration)) {
            List<Action> all = new ArrayList<>(List.of(grammar.predicates.apply(target, changes, duration)));
            all.addAll(others);
            return all;
        }
        grammar.in.back(end);
        Condition turn = grammar.predicates.turn();
        if (turn != null)
            return List.of(new Action.If(turn, List.of(grammar.predicates.apply(target, changes, null)), List.of()));
        Duration duration = grammar.spans.duration();
        changes = grammar.changes.multiplied(changes);
        grammar.in.take("each");
        if (duration == null) duration = grammar.spans.duration();
        Action first = grammar.predicates.apply(target, changes, duration);
        Cursor.Mark after = grammar.in.mark();
        List<Action> more = grammar.in.takeAny(", and", "and") && grammar.in.sees("up to") ? give(target) : null;
        if (more != null) {
            List<Action> all = new ArrayList<>(List.of(first));
            all.addAll(more);
            return all;
        }
        grammar.in.back(after);
        return List.of(first);
    }
}
