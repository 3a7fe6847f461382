package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Moment;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.noun.Targets;
import dev.cardinal.onepiece.text.spelling.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads what an effect tells a player to do. */
final class Verbs {
    /** Words that never start a sentence with its own subject. */
    private static final Set<String> IMPERATIVES = Set.of(
            "draw",
            "ko",
            "rest",
            "set",
            "trash",
            "return",
            "place",
            "add",
            "play",
            "look",
            "reveal",
            "select",
            "choose",
            "turn",
            "give",
            "negate",
            "activate",
            "shuffle",
            "deal");

    private static final Set<String> THIRD_PERSON = Set.of(
            "draws",
            "rests",
            "sets",
            "trashes",
            "returns",
            "places",
            "adds",
            "plays",
            "reveals",
            "turns",
            "gives",
            "shuffles",
            "takes");

    private final Grammar grammar;

    Verbs(Grammar grammar) {
        this.grammar = grammar;
    }

    /** One instruction, which may need several actions, or null. */
    @Nullable
    List<Action> action() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        grammar.dealtWith = start.it();
        List<Action> found = whole();
        if (found == null) {
            in.back(start);
            return null;
        }
        return later(found);
    }

    /** "... at the end of this turn". */
    private List<Action> later(List<Action> found) {
        Moment moment = grammar.spans.moment();
        return moment == null ? found : List.of(new Action.Later(moment, found));
    }

    private @Nullable List<Action> whole() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Moment moment = grammar.spans.moment();
        if (moment != null && in.take(",")) {
            List<Action> then = grammar.sentences.actions();
            return then == null ? null : List.of(new Action.Later(moment, then));
        }
        in.back(start);
        if (in.seesAny("for every", "for each")) return grammar.changes.forEvery();
        if (in.takeAny("under the rules of this game ,", "according to the rules ,")) start = in.mark();
        if (in.take("you may have any number of this card in your deck"))
            return List.of(grammar.predicates.apply(
                    new Target.This(), List.of(new Change.Allow(new Permission.AnyNumberInDeck())), null));
        if (!in.sees("you can only include") && in.takeAny("you may", "you can")) return may(Who.YOU);
        if (in.takeAny("your opponent may", "they may")) return may(Who.OPPONENT);
        in.back(start);
        if (in.takeAny("you and your opponent", "both you and your opponent", "each player", "both players")) {
            List<Action> both = hands();
            if (both == null) both = each();
            if (both != null) return both;
        }
        in.back(start);
        List<Action> found = IMPERATIVES.contains(in.word()) ? null : grammar.predicates.sentence();
        if (found != null) return found;
        if (in.takeAny("your opponent must", "your opponent", "they must", "they")) return opponent(start);
        in.takeAny("you must", "you");
        return imperative();
    }

    private @Nullable List<Action> opponent(Cursor.Mark start) {
        Who before = grammar.subject;
        grammar.subject = Who.OPPONENT;
        List<Action> found = imperative();
        if (found != null) found = orElse(andAlso(found, false));
        grammar.subject = before;
        if (found == null) grammar.in.back(start);
        return found;
    }

    /** "... and reveals their hand": a verb in the third person has the same subject, or any verb after "each". */
    private List<Action> andAlso(List<Action> first, boolean any) {
        Cursor in = grammar.in;
        List<Action> all = new ArrayList<>(first);
        Cursor.Mark before = in.mark();
        while (in.takeAny(", and then", "and then", ", then", ", and", "and")
                && (THIRD_PERSON.contains(in.word()) || (any && IMPERATIVES.contains(in.word())))) {
            List<Action> more = imperative();
            if (more == null) break;
            all.addAll(more);
            before = in.mark();
        }
        in.back(before);
        return all;
    }

    /** "... or return 1 of their Characters to the owner's hand": the same player chooses. */
    private List<Action> orElse(List<Action> first) {
        Cursor in = grammar.in;
        Cursor.Mark before = in.mark();
        boolean verb =
                in.takeAny(", or", "or") && (THIRD_PERSON.contains(in.word()) || IMPERATIVES.contains(in.word()));
        List<Action> other = verb ? imperative() : null;
        if (other != null && first.size() == 1)
            return List.of(new Action.ChooseOne(grammar.subject, List.of(first, other)));
        in.back(before);
        return first;
    }

    private @Nullable List<Action> may(Who who) {
        Who before = grammar.subject;
        grammar.subject = who;
        List<Action> what = grammar.sentences.actions();
        grammar.subject = before;
        return what == null ? null : List.of(new Action.May(who, what, List.of(), List.of()));
    }

    private @Nullable List<Action> imperative() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        List<Action> found = plain();
        if (found == null) {
            in.back(start);
            found = grammar.donVerbs.action();
        }
        if (found == null) {
            in.back(start);
            found = grammar.cardVerbs.action();
        }
        if (found == null) in.back(start);
        return found;
    }

    private @Nullable List<Action> plain() {
        Cursor in = grammar.in;
        if (in.takeAny("draws", "draw", "drawing")) return draw();
        if (in.takeAny(
                "choose one :",
                "chooses one :",
                "choose one of the following :",
                "choose one of the following effects :",
                "choose 1 :")) return choices();
        if (in.takeAny("shuffle", "shuffles")) return shuffle();
        if (in.takeAny("take an extra turn after this one", "takes an extra turn after this one"))
            return List.of(new Action.ExtraTurn(grammar.subject));
        if (in.takeAny("win the game", "wins the game")) return List.of(new Action.Win(grammar.subject));
        if (in.takeAny("lose the game", "loses the game"))
            return List.of(new Action.Win(grammar.subject == Who.YOU ? Who.OPPONENT : Who.YOU));
        if (in.takeAny("deal", "deals")) return damage();
        if (in.takeAny("take", "takes")) return takeDamage();
        if (in.takeAny("activate", "activates")) return use();
        if (in.takeAny("negate", "negates")) return grammar.valueVerbs.negate();
        if (in.takeAny(
                "change the attack target to",
                "change the target of the attack to",
                "change the target of that attack to")) {
            Target to = grammar.targets.object();
            boolean several = to instanceof Target.Every(Cards cards)
                    && !(cards.filter() instanceof Filter.This)
                    && !cards.zones().equals(Set.of(Zone.LEADER_AREA));
            if (several && to instanceof Target.Every(Cards cards))
                to = grammar.cardVerbs.choose(Amount.exactly(1), cards);
            return to == null ? null : List.of(new Action.Redirect(to));
        }
        if (in.take("swap the base power of")) return grammar.valueVerbs.swap();
        if (in.takeAny("do nothing")) return List.of(new Action.Nothing());
        if (in.takeAny("choose a number from")) return chooseNumber();
        if (in.takeAny("choose a cost", "chooses a cost")) return List.of(chosenNumber(0, Amount.ANY_NUMBER));
        if (in.sees("set")) return set();
        if (in.takeAny("also treat", "treat")) return grammar.valueVerbs.alsoNamed();
        return null;
    }

    private @Nullable List<Action> draw() {
        Cursor in = grammar.in;
        if (in.takeAny("cards so that you have", "cards so that they have", "cards until you have")) {
            int number = in.number();
            if (number < 0 || !in.takeAny("cards in your hand", "cards in their hand", "card in your hand"))
                return null;
            Value hand = new Value.CountOf(new Countable.CardsOf(Cards.hand(grammar.subject, Filter.ANY)));
            return List.of(new Action.Draw(grammar.subject, new Value.Minus(Value.of(number), hand), false));
        }
        if (in.takeAny("cards equal to", "a number of cards equal to")) {
            Value value = returned();
            return value == null ? null : List.of(new Action.Draw(grammar.subject, value, false));
        }
        if (in.take("the same number of cards")) {
            int slot = in.itSlot();
            return slot == 0 ? null : List.of(new Action.Draw(grammar.subject, new Value.Done(slot), false));
        }
        boolean upTo = in.take("up to");
        int number = in.takeAny("a") ? 1 : in.number();
        in.takeAny("more", "additional");
        if (number < 0 || !in.takeAny("cards", "card")) return null;
        Value drawn = grammar.changes.forEvery(number);
        grammar.drawn = drawn instanceof Value.Exactly ? null : drawn;
        return List.of(new Action.Draw(grammar.subject, drawn, upTo));
    }

    /** "the number you returned to your deck": how many cards the last action handled. */
    private @Nullable Value returned() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("the number of", "the number")) {
            Value done = grammar.numbers.done();
            if (done != null) return done;
        }
        in.back(start);
        return grammar.numbers.value();
    }

    private @Nullable List<Action> choices() {
        Cursor in = grammar.in;
        Who who = grammar.subject;
        grammar.subject = Who.YOU;
        List<List<Action>> choices = new ArrayList<>();
        while (in.take("•")) {
            List<Action> choice = grammar.sentences.choice();
            if (choice == null) break;
            choices.add(choice);
        }
        grammar.subject = who;
        return choices.size() < 2 ? null : List.of(new Action.ChooseOne(who, choices));
    }

    private @Nullable List<Action> shuffle() {
        Cursor in = grammar.in;
        if (grammar.each != null && in.takeAny("your decks", "their decks", "their deck", "your deck"))
            return List.of(new Action.Shuffle(grammar.each));
        if (in.takeAny("it", "your deck", "the deck")) return List.of(new Action.Shuffle(grammar.subject));
        if (in.takeAny("their deck", "your opponent's deck")) return List.of(new Action.Shuffle(Who.OPPONENT));
        return null;
    }

    private @Nullable List<Action> damage() {
        Cursor in = grammar.in;
        int number = in.number();
        if (number < 0 || !in.takeAny("damage")) return null;
        Who to = in.takeAny("to your opponent's leader", "to your opponent")
                ? Who.OPPONENT
                : in.takeAny("to you", "to yourself") ? Who.YOU : null;
        return to == null ? null : List.of(new Action.Damage(to, Value.of(number)));
    }

    private @Nullable List<Action> takeDamage() {
        Cursor in = grammar.in;
        int number = in.number();
        return number < 0 || !in.take("damage") ? null : List.of(new Action.Damage(grammar.subject, Value.of(number)));
    }

    /** "activate this card's [Main] effect", "activate the [On Play] effect of that Character". */
    private @Nullable List<Action> use() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Target event = grammar.targets.object();
        if (event instanceof Target.Choose(var _, var _, Cards among, var _, int _)
                && among.zones().contains(Zone.HAND)) return List.of(new Action.Use(event, Timing.Tag.MAIN));
        in.back(start);
        Target whose = grammar.pronouns.possessor();
        if (whose == null) whose = grammar.predicates.owner("[");
        Timing.Tag timing = whose == null ? null : timing();
        if (whose != null && timing != null) return List.of(new Action.Use(whose, timing));
        in.back(start);
        in.takeAny("the", "1");
        timing = timing();
        if (timing == null || !in.takeAny("of", "on")) return null;
        Target of = grammar.targets.object();
        return of == null ? null : List.of(new Action.Use(of, timing));
    }

    private Timing.@Nullable Tag timing() {
        String tag = grammar.in.tag();
        Timing.Tag timing = tag == null ? null : Tags.timing(tag);
        return timing != null && grammar.in.takeAny("effects", "effect") ? timing : null;
    }

    private @Nullable List<Action> chooseNumber() {
        Cursor in = grammar.in;
        int least = in.number();
        int most = in.take("to") ? in.number() : -1;
        return least < 0 || most < 0 ? null : List.of(chosenNumber(least, most));
    }

    private Action chosenNumber(int least, int most) {
        Cursor.Slot slot = grammar.in.slot();
        grammar.in.speakOfNumber(slot);
        return new Action.ChooseNumber(grammar.subject, least, most, slot.number());
    }

    /** "set the power of ... to 0", "set the cost of ... to 0". */
    private @Nullable List<Action> set() {
        Cursor in = grammar.in;
        in.take("set");
        Target target = in.take("the") ? null : grammar.pronouns.possessor();
        if (target == null) target = grammar.predicates.owner("");
        Measure measure = grammar.numbers.measure();
        if (target == null && measure != null && in.take("of")) target = grammar.targets.object();
        Value value = target != null && in.take("to") ? grammar.numbers.value() : null;
        if (measure == null || target == null || value == null) return null;
        Change change = set(measure, value);
        if (change == null) return null;
        return List.of(grammar.predicates.apply(target, List.of(change), grammar.spans.duration()));
    }

    static @Nullable Change set(Measure measure, Value value) {
        return switch (measure) {
            case POWER -> value.equals(Value.of(0)) ? new Change.PowerToZero() : null;
            case COST -> new Change.CostBecomes(value);
            case BASE_POWER -> new Change.BasePower(value);
            case BASE_COST -> new Change.BaseCost(value);
            case COUNTER -> new Change.CounterBecomes(value);
            case GIVEN_DON -> null;
        };
    }

    /** "trash cards from your hands until you each have 5 cards in your hands". */
    private @Nullable List<Action> hands() {
        Cursor in = grammar.in;
        if (!in.takeAny(
                "trash cards from your hands until you each have",
                "trashes cards from their hand until they have",
                "trash cards from their hands until they each have")) return null;
        int number = in.number();
        if (number < 0 || !in.takeAny("cards in your hands", "cards in their hand", "cards in their hands"))
            return null;
        List<Action> both = new ArrayList<>();
        for (Who who : List.of(Who.YOU, Who.OPPONENT)) both.add(grammar.cardVerbs.trashDownTo(who, Zone.HAND, number));
        return both;
    }

    /** The same for both players, one after the other: "each draw 2 cards and trash 1 card from their hand". */
    private @Nullable List<Action> each() {
        Cursor in = grammar.in;
        in.take("each");
        Cursor.Mark start = in.mark();
        Who before = grammar.subject;
        List<Action> all = new ArrayList<>();
        for (Who who : List.of(Who.YOU, Who.OPPONENT)) {
            in.back(start);
            grammar.subject = who;
            grammar.each = who;
            List<Action> one = imperative();
            if (one != null) all.addAll(andAlso(one, true));
            grammar.subject = before;
            grammar.each = null;
            if (one == null) return null;
        }
        return all;
    }

    static Amount excess(Cards cards, int limit) {
        Value count = new Value.CountOf(new Countable.CardsOf(cards));
        return Targets.excess(count, Value.of(limit));
    }

    static Value difference(Don more, Don less) {
        return new Value.Minus(
                new Value.CountOf(new Countable.DonOf(more)), new Value.CountOf(new Countable.DonOf(less)));
    }
}
