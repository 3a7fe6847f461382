package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import org.jspecify.annotations.Nullable;

/** Reads numbers, counts and amounts. */
public final class Numbers {
    /** Participles of cards that are counted. */
    private static final String[] DONE = {
        "trashed", "ko'd", "returned", "placed", "revealed", "rested", "played", "drawn", "added", "given", "chosen"
    };

    private final Phrases phrases;

    Numbers(Phrases phrases) {
        this.phrases = phrases;
    }

    /** A number or a count, or null. */
    @Nullable
    public Value value() {
        Cursor in = phrases.in;
        Value first = term();
        if (first == null) return null;
        while (true) {
            Cursor.Mark before = in.mark();
            boolean plus = in.take("plus");
            boolean minus = !plus && in.take("minus");
            Value next = plus || minus ? term() : null;
            if (next == null) {
                in.back(before);
                return first;
            }
            first = plus ? new Value.Plus(first, next) : new Value.Minus(first, next);
        }
    }

    private @Nullable Value term() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        int number = in.number();
        if (number >= 0) return Value.of(number);
        if (in.takeAny("the chosen number", "the number you chose", "the chosen cost")) return chosenNumber(start);
        if (in.take("the lesser of")) {
            Value left = value();
            Value right = left != null && in.take("and") ? value() : null;
            if (left != null && right != null) return new Value.Least(left, right);
        }
        if (in.takeAny("the number of different card names among", "the number of different names among"))
            return different(Filter.Trait.NAME, start);
        if (in.take("the number of different colors among")) return different(Filter.Trait.COLOR, start);
        if (in.take("the number of different types among")) return different(Filter.Trait.TYPE, start);
        if (in.takeAny("the number of", "the total number of", "the total of")) {
            Target given = givenTo();
            if (given != null) return new Value.Of(Measure.GIVEN_DON, given);
            Value done = done();
            if (done != null) return done;
            Countable what = countable();
            if (what != null) return new Value.CountOf(what);
        }
        in.back(start);
        if (in.takeAny("your number of life cards")) return lifeOf(Who.YOU);
        if (in.takeAny("your opponent's number of life cards")) return lifeOf(Who.OPPONENT);
        Measure summed = in.takeAny("the total", "the combined") ? measure() : null;
        if (summed != null && in.take("of")) return total(summed, start);
        in.back(start);
        Value measured = measured();
        if (measured == null) in.back(start);
        return measured;
    }

    /** "DON!! cards given to it": the card that has them, or null. */
    @Nullable
    public Target givenTo() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        Target target = in.takeAny("don cards given to", "don card given to") ? phrases.targets.single() : null;
        if (target == null) in.back(start);
        return target;
    }

    private @Nullable Value chosenNumber(Cursor.Mark start) {
        int slot = phrases.in.numberSlot();
        if (slot > 0) return new Value.Chosen(slot);
        phrases.in.back(start);
        return null;
    }

    private Value lifeOf(Who who) {
        return new Value.CountOf(new Countable.CardsOf(Cards.in(who, Zone.LIFE, Filter.ANY)));
    }

    private @Nullable Value different(Filter.Trait trait, Cursor.Mark start) {
        Noun noun = phrases.nouns.noun();
        if (noun != null) return new Value.CountOf(new Countable.Different(trait, noun.cards()));
        phrases.in.back(start);
        return null;
    }

    private @Nullable Value total(Measure measure, Cursor.Mark start) {
        Noun noun = phrases.nouns.noun();
        if (noun != null) return new Value.Total(measure, noun.cards());
        phrases.in.back(start);
        return null;
    }

    /** "the power of your Leader", "this Character's power". */
    private @Nullable Value measured() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        in.take("the");
        Measure measure = measure();
        if (measure != null && in.take("of")) {
            Target target = phrases.targets.single();
            if (target != null) return new Value.Of(measure, target);
        }
        in.back(start);
        Target target = phrases.pronouns.possessor();
        measure = target == null ? null : measure();
        if (target != null && measure != null) return new Value.Of(measure, target);
        in.back(start);
        return null;
    }

    @Nullable
    public Measure measure() {
        Cursor in = phrases.in;
        if (in.takeAny("base power", "original power")) return Measure.BASE_POWER;
        if (in.takeAny("base cost", "original cost")) return Measure.BASE_COST;
        if (in.take("power")) return Measure.POWER;
        if (in.take("cost")) return Measure.COST;
        if (in.take("counter")) return Measure.COUNTER;
        return null;
    }

    /** "cards trashed", "Characters K.O.'d": how many cards the effect handled last. */
    @Nullable
    public Value done() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("returned", "trashed", "revealed", "ko'd", "placed") && phrases.nouns.noun() != null) {
            int slot = in.slotOf(phrases.dealtWith);
            if (slot > 0) return new Value.Done(slot);
        }
        in.back(start);
        boolean don = in.takeAny("don cards", "don card");
        if (!don) phrases.nouns.noun();
        in.take("you");
        if (don ? in.takeAny("rested", "returned", "chosen") : in.takeAny(DONE)) {
            phrases.zones.destination();
            in.takeAny("this way", "in this way", "by this effect", "due to this effect");
            if (don) return new Value.Chosen(0);
            int slot = in.chosenAt();
            if (slot == 0) slot = in.slotOf(phrases.dealtWith);
            if (slot > 0 || in.isSubject()) return new Value.Done(slot);
        }
        in.back(start);
        return null;
    }

    /** Something to count: cards, DON!! cards, or both players' together. */
    @Nullable
    public Countable countable() {
        Don don = don();
        if (don != null) return new Countable.DonOf(don);
        Noun noun = phrases.nouns.together();
        if (noun == null) return null;
        return switch (noun.joint()) {
            case Joint.None _ -> new Countable.CardsOf(noun.cards());
            case Joint.Differ(Filter.Trait trait) -> new Countable.Different(trait, noun.cards());
            case Joint.TotalAtMost _, Joint.Both _ -> null;
        };
    }

    /** "your rested DON!! cards", "DON!! cards on your field", or null. */
    @Nullable
    public Don don() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        Who whose = phrases.whose();
        Don.State state = in.take("active")
                ? Don.State.ACTIVE
                : in.take("rested")
                        ? Don.State.RESTED
                        : in.takeAny("currently given", "given", "attached") ? Don.State.GIVEN : Don.State.ANY;
        if (!in.takeAny("don cards", "don card", "don") || isOneKind()) {
            in.back(start);
            return null;
        }
        if (state == Don.State.ANY && in.seesAny("given ,", "given .", "given and") && in.take("given"))
            state = Don.State.GIVEN;
        Cursor.Mark before = in.mark();
        if (in.takeAny("on the field")) {
            whose = whose == null ? Who.ANY : whose;
        } else if (in.takeAny("on", "in", "from")) {
            Who there = in.takeAny("its owner's", "the owner's") ? Who.OWNER : phrases.whose();
            boolean field = there != null && in.take("field");
            boolean costArea = there != null && !field && in.take("cost area");
            if (field || costArea) whose = there;
            else in.back(before);
            if (costArea && state == Don.State.ANY) state = Don.State.IN_COST_AREA;
        }
        if (whose == null && in.takeAny("that you have", "you have")) whose = Who.YOU;
        return new Don(whose == null ? phrases.subject : whose, state);
    }

    /** Whether DON!! cards are only one of the kinds of cards meant: "DON!! cards or {A} type Characters". */
    private boolean isOneKind() {
        Cursor in = phrases.in;
        return in.seesAny("or character", "or characters", "or leader") || in.seesStart("or {");
    }

    /** "up to 2", "3", "any number of", "all": how many are chosen, or null. */
    @Nullable
    public Amount amount() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("any number of")) return Amount.anyNumber();
        boolean upTo = in.take("up to");
        in.take("a total of");
        upTo |= in.take("up to");
        int count = in.number();
        if (count < 0) {
            in.back(start);
            return null;
        }
        Value number = Value.of(count);
        if (in.takeAny("total", "in total")) in.take("of");
        if (!upTo && in.take("or more") && number instanceof Value.Exactly(int least)) return Amount.atLeast(least);
        return upTo ? new Amount(Value.of(0), number) : new Amount(number, number);
    }
}
