package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Cause;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Color;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Happening;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Moment;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Prohibition;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Random programs like those of cards. */
final class Programs {
    private final Random random;

    Programs(long seed) {
        random = new Random(seed);
    }

    Effect effect() {
        return switch (random.nextInt(8)) {
            case 0 -> permanent();
            case 1 -> replacement();
            case 2 -> whenSomething();
            default -> tagged();
        };
    }

    @SafeVarargs
    private <T> T any(T... choices) {
        return choices[random.nextInt(choices.length)];
    }

    private boolean sometimes() {
        return random.nextInt(3) == 0;
    }

    private int number() {
        return 1 + random.nextInt(9);
    }

    private Who who() {
        return any(Who.YOU, Who.OPPONENT);
    }

    private Effect tagged() {
        Timing.Tag tag = any(
                Timing.Tag.ON_PLAY,
                Timing.Tag.WHEN_ATTACKING,
                Timing.Tag.ACTIVATE_MAIN,
                Timing.Tag.COUNTER,
                Timing.Tag.ON_KO,
                Timing.Tag.END_OF_YOUR_TURN,
                Timing.Tag.TRIGGER,
                Timing.Tag.START_OF_TURN);
        boolean activated = tag == Timing.Tag.ACTIVATE_MAIN || tag == Timing.Tag.COUNTER;
        List<Action> costs = sometimes() ? costs() : List.of();
        List<Condition> conditions = new ArrayList<>(tagConditions());
        if (!costs.isEmpty() && sometimes()) conditions.add(condition());
        return new Effect(
                activated ? Kind.ACTIVATE : Kind.AUTO, List.of(tag), conditions, sometimes(), false, costs, body());
    }

    private Effect whenSomething() {
        Timing when = new Timing.When(happening());
        return new Effect(Kind.AUTO, List.of(when), tagConditions(), sometimes(), false, List.of(), body());
    }

    private Effect replacement() {
        Happening happening = any(
                new Happening.KnockedOut(any(Cards.thisCard(), Cards.characters(Who.YOU, filter())), cause()),
                new Happening.Moved(Cards.thisCard(), Set.of(), cause()));
        return new Effect(
                Kind.REPLACEMENT,
                List.of(new Timing.Would(happening)),
                tagConditions(),
                sometimes(),
                true,
                List.of(),
                costs());
    }

    private Effect permanent() {
        List<Condition> conditions = new ArrayList<>(tagConditions());
        conditions.add(condition());
        Target target = any(new Target.This(), new Target.Every(Cards.characters(who(), filter())));
        Action apply = new Action.Apply(target, List.of(change()), Duration.WHILE_VALID);
        return new Effect(Kind.PERMANENT, List.of(), conditions, false, false, List.of(), List.of(apply));
    }

    private List<Condition> tagConditions() {
        List<Condition> conditions = new ArrayList<>();
        if (sometimes()) conditions.add(new Condition.DonAttached(1 + random.nextInt(2)));
        if (sometimes()) conditions.add(new Condition.TurnOf(who()));
        return conditions;
    }

    private List<Action> costs() {
        Action first = any(
                new Action.Rest(new Target.This()),
                new Action.Rest(new Target.SomeDon(Amount.exactly(number()), new Don(Who.YOU, Don.State.ACTIVE))),
                new Action.Move(Target.you(Amount.exactly(number()), Cards.hand(Who.YOU, cardFilter())), Place.trash()),
                new Action.Move(
                        Target.you(Amount.exactly(1), Cards.from(Place.End.TOP, Who.YOU, Zone.LIFE)), Place.hand()));
        if (!sometimes()) return List.of(first);
        return List.of(first, new Action.Move(new Target.This(), Place.trash()));
    }

    private List<Action> body() {
        List<Action> body = new ArrayList<>();
        if (sometimes()) body.addAll(search());
        else body.add(action());
        if (sometimes()) body.add(action());
        if (sometimes()) body.add(new Action.If(condition(), List.of(action(), action()), List.of()));
        if (sometimes()) body.add(action());
        if (sometimes()) body.add(new Action.May(Who.YOU, List.of(costs().getFirst()), List.of(action()), List.of()));
        return body;
    }

    private List<Action> search() {
        Filter filter = Filters.all(new Filter.In(1), cardFilter());
        Cards among = new Cards(Who.ANY, Set.of(), Place.End.ANY, filter);
        return List.of(
                new Action.Look(Cards.from(Place.End.TOP, Who.YOU, Zone.DECK), Amount.exactly(number()), 1),
                new Action.Move(Target.you(Amount.upTo(1), among), Place.hand().whileRevealed()),
                new Action.Move(new Target.TheRest(1), Place.deck(any(Place.End.BOTTOM, Place.End.TOP_OR_BOTTOM))));
    }

    private Action action() {
        Target characters = Target.you(amount(), Cards.characters(Who.OPPONENT, filter()));
        return switch (random.nextInt(15)) {
            case 0 -> new Action.Draw(who(), Value.of(number()), false);
            case 1 -> new Action.KnockOut(characters);
            case 2 -> new Action.Rest(characters);
            case 3 -> new Action.Move(characters, any(Place.hand(), Place.deck(Place.End.BOTTOM), Place.trash()));
            case 4 ->
                new Action.Play(
                        Target.you(amount(), Cards.in(Who.YOU, any(Zone.HAND, Zone.TRASH), cardFilter())), sometimes());
            case 5 -> new Action.SetActive(Target.you(amount(), Cards.characters(Who.YOU, filter())));
            case 6 -> new Action.Apply(characters, List.of(change()), duration());
            case 7 ->
                new Action.Apply(
                        new Target.This(),
                        List.of(new Change.Gain(any(Keyword.values())), new Change.Power(Value.of(1000))),
                        duration());
            case 8 -> new Action.AddDon(Who.YOU, amount(), sometimes());
            case 9 ->
                new Action.GiveDon(
                        new Target.SomeDon(amount(), new Don(Who.YOU, Don.State.RESTED)),
                        Target.you(Amount.exactly(1), Cards.leaderOrCharacters(Who.YOU, Filter.ANY)),
                        false);
            case 10 ->
                new Action.Move(
                        new Target.Choose(
                                Who.OPPONENT,
                                Amount.exactly(number()),
                                Cards.hand(Who.OPPONENT, Filter.ANY),
                                Joint.NONE,
                                0),
                        Place.trash());
            case 11 ->
                new Action.Later(
                        any(Moment.END_OF_TURN, Moment.END_OF_BATTLE),
                        List.of(new Action.Move(new Target.This(), Place.trash())));
            case 12 -> new Action.ReturnDon(who(), Amount.exactly(number()));
            case 13 -> new Action.Damage(who(), Value.of(1));
            default ->
                new Action.Turn(
                        Target.you(Amount.exactly(1), Cards.from(Place.End.TOP, Who.YOU, Zone.LIFE)), sometimes());
        };
    }

    private Amount amount() {
        return any(Amount.upTo(1), Amount.upTo(2), Amount.exactly(1), Amount.exactly(3));
    }

    private Duration duration() {
        return any(
                Duration.THIS_TURN,
                Duration.THIS_BATTLE,
                Duration.UNTIL_START_OF_YOUR_NEXT_TURN,
                Duration.UNTIL_END_OF_OPPONENT_NEXT_TURN);
    }

    private Change change() {
        return any(
                new Change.Power(Value.of(any(1000, -2000, 3000))),
                new Change.Cost(Value.of(any(-1, 2))),
                new Change.Gain(any(Keyword.values())),
                new Change.Negated(),
                new Change.BasePower(Value.of(7000)),
                new Change.Power(new Value.ForEvery(
                        1000, number(), new Value.CountOf(new Countable.CardsOf(Cards.trash(Who.YOU, cardFilter()))))),
                new Change.Forbid(new Prohibition.BeKnockedOut(cause())),
                new Change.Forbid(new Prohibition.BeRested(cause())));
    }

    private Cause cause() {
        return any(Cause.ANY, Cause.BATTLE, Cause.effectOf(Who.OPPONENT), Cause.effectOf(Who.ANY));
    }

    private Happening happening() {
        return switch (random.nextInt(7)) {
            case 0 ->
                new Happening.KnockedOut(
                        Cards.characters(any(Who.values()[0], Who.OPPONENT, Who.ANY), filter()), cause());
            case 1 -> new Happening.EventActivated(who(), Filter.ANY);
            case 2 -> new Happening.BlockerActivated(who());
            case 3 -> new Happening.DonReturned(Who.YOU, any(1, 2), any(Cause.ANY, Cause.effectOf(Who.YOU)));
            case 4 -> new Happening.LifeBecomes(who(), 0);
            case 5 -> new Happening.Moved(Cards.characters(Who.YOU, filter()), Set.of(), Cause.effectOf(Who.OPPONENT));
            default -> new Happening.Battles(Cards.thisCard(), Cards.characters(Who.OPPONENT, filter()));
        };
    }

    private Condition condition() {
        Who who = who();
        return switch (random.nextInt(7)) {
            case 0 ->
                new Condition.Matches(
                        new Target.Every(Cards.leader(Who.YOU, Filter.ANY)),
                        any(
                                new Filter.Typed("Sky Crew"),
                                new Filter.Named("Ann Other"),
                                new Filter.Multicolored(),
                                new Filter.TypeIncludes("Crew")));
            case 1 -> compare(Cards.in(who, Zone.LIFE, Filter.ANY));
            case 2 -> compare(Cards.hand(who, Filter.ANY));
            case 3 -> compare(Cards.characters(who, filter()));
            case 4 ->
                new Condition.Compare(
                        new Value.CountOf(new Countable.DonOf(new Don(who, Don.State.ANY))),
                        any(Comparison.AT_LEAST, Comparison.AT_MOST, Comparison.EQUAL),
                        Value.of(number()));
            case 5 ->
                new Condition.Compare(
                        new Value.CountOf(new Countable.DonOf(new Don(Who.YOU, Don.State.ANY))),
                        any(Comparison.values()),
                        new Value.CountOf(new Countable.DonOf(new Don(Who.OPPONENT, Don.State.ANY))));
            default ->
                new Condition.Matches(
                        new Target.This(),
                        any(
                                new Filter.InState(Filter.State.RESTED),
                                new Filter.PlayedThisTurn(),
                                measured(Measure.POWER, 7000)));
        };
    }

    private Condition compare(Cards cards) {
        return new Condition.Compare(
                new Value.CountOf(new Countable.CardsOf(cards)),
                any(Comparison.AT_LEAST, Comparison.AT_MOST, Comparison.EQUAL),
                Value.of(number()));
    }

    private Filter measured(Measure measure, int value) {
        return new Filter.Measured(
                measure, any(Comparison.AT_LEAST, Comparison.AT_MOST, Comparison.EQUAL), Value.of(value));
    }

    /** A filter for cards on the field. */
    private Filter filter() {
        List<Filter> all = new ArrayList<>();
        if (sometimes()) all.add(new Filter.InState(any(Filter.State.values())));
        if (sometimes()) all.add(new Filter.Colored(any(Color.values())));
        if (sometimes())
            all.add(any(
                    new Filter.Typed("Sky Crew"),
                    Filters.either(new Filter.Typed("Sky Crew"), new Filter.Typed("Sea Crew"))));
        if (sometimes())
            all.add(any(
                    measured(Measure.COST, number()),
                    measured(Measure.BASE_COST, number()),
                    measured(Measure.POWER, 5000)));
        if (sometimes()) all.add(new Filter.Not(any(new Filter.Named("Ann Other"), new Filter.This())));
        return Filters.all(all);
    }

    /** A filter for cards elsewhere. */
    private Filter cardFilter() {
        List<Filter> all = new ArrayList<>();
        if (sometimes()) all.add(any(new Filter.Is(Category.CHARACTER), new Filter.Is(Category.EVENT)));
        if (sometimes())
            all.add(any(new Filter.Typed("Sky Crew"), new Filter.TypeIncludes("Crew"), new Filter.Named("Ann Other")));
        if (sometimes())
            all.add(any(new Filter.WithTrigger(), new Filter.NoBaseEffect(), measured(Measure.COST, number())));
        if (sometimes()) all.add(new Filter.Not(new Filter.Named("Bo Third")));
        return Filters.all(all);
    }
}
