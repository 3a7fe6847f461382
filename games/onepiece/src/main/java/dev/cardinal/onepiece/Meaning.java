package dev.cardinal.onepiece;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Cause;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What the words of an effect mean at this moment: which cards, how many, and whether it holds. */
final class Meaning {
    private Meaning() {}

    /** Whether a seat is the player that an effect speaks of. */
    static boolean is(Act act, Who who, int seat) {
        return switch (who) {
            case YOU -> seat == act.seat();
            case OPPONENT -> seat != act.seat();
            case ANY, OWNER -> true;
        };
    }

    /** The one player that is meant; where it could be either, the effect's own. */
    static int seat(Act act, Who who) {
        return who == Who.OPPONENT ? 1 - act.seat() : act.seat();
    }

    static int zone(Zone zone) {
        return switch (zone) {
            case DECK -> Areas.DECK;
            case HAND -> Areas.HAND;
            case TRASH -> Areas.TRASH;
            case LIFE -> Areas.LIFE;
            case LEADER_AREA -> Areas.LEADER;
            case CHARACTER_AREA -> Areas.CHARACTERS;
            case STAGE_AREA -> Areas.STAGE;
            case LIMBO -> Areas.LIMBO;
            case DON_DECK, COST_AREA -> Areas.NOWHERE;
        };
    }

    static Zone zone(int zone) {
        return switch (zone) {
            case Areas.DECK -> Zone.DECK;
            case Areas.HAND -> Zone.HAND;
            case Areas.TRASH -> Zone.TRASH;
            case Areas.LIFE -> Zone.LIFE;
            case Areas.LEADER -> Zone.LEADER_AREA;
            case Areas.CHARACTERS -> Zone.CHARACTER_AREA;
            case Areas.STAGE -> Zone.STAGE_AREA;
            default -> Zone.LIMBO;
        };
    }

    /** Whether a piece is among these cards; its place may be another than where it is now. */
    static boolean among(Table t, Act act, Cards cards, int piece, int zone) {
        return is(act, cards.whose(), t.owner(piece))
                && (cards.zones().isEmpty() || cards.zones().contains(zone(zone)))
                && matches(t, act, cards.filter(), piece);
    }

    static boolean among(Table t, Act act, Cards cards, int piece) {
        return among(t, act, cards, piece, t.zone(piece));
    }

    /** All pieces of these cards, in the order of the areas. */
    static int[] all(Table t, Act act, Cards cards) {
        if (cards.zones().isEmpty() && cards.filter() instanceof Filter.This) {
            return new int[] {act.source()};
        }
        if (cards.zones().isEmpty()) {
            return remembered(t, act, cards);
        }
        int[] found = new int[t.pieces() + t.donOnField(0) + t.donOnField(1)];
        int size = 0;
        for (Zone named : cards.zones()) {
            int zone = zone(named);
            for (int n = 0; n < 2 && zone != Areas.NOWHERE; n++) {
                int seat = n == 0 ? act.seat() : 1 - act.seat();
                if (!is(act, cards.whose(), seat)) {
                    continue;
                }
                for (int i = 0; i < t.size(seat, zone); i++) {
                    int piece = t.at(seat, zone, i);
                    if (matches(t, act, cards.filter(), piece)) {
                        found[size++] = piece;
                    }
                }
            }
            if (named == Zone.COST_AREA) {
                size = donCards(t, act, cards, found, size);
            }
        }
        return Arrays.copyOf(found, size);
    }

    private static int donCards(Table t, Act act, Cards cards, int[] found, int size) {
        int more = size;
        for (int seat = 0; seat < 2; seat++) {
            for (int i = 0; i < t.donActive(seat) + t.donRested(seat); i++) {
                int piece = Areas.donCard(seat, i >= t.donActive(seat));
                if (is(act, cards.whose(), seat) && matches(t, act, cards.filter(), piece)) {
                    found[more++] = piece;
                }
            }
        }
        return more;
    }

    /** Cards that are told apart only by having been remembered: those that are still where they were. */
    private static int[] remembered(Table t, Act act, Cards cards) {
        return act.memory()
                .still(t)
                .all()
                .filter(piece -> is(act, cards.whose(), t.owner(piece)) && matches(t, act, cards.filter(), piece))
                .toArray();
    }

    static boolean matches(Table t, Act act, Filter filter, int piece) {
        Printed print = t.printed(piece);
        return switch (filter) {
            case Filter.All(List<Filter> filters) -> {
                for (Filter one : filters) {
                    if (!matches(t, act, one, piece)) {
                        yield false;
                    }
                }
                yield true;
            }
            case Filter.Either(List<Filter> filters) -> {
                for (Filter one : filters) {
                    if (matches(t, act, one, piece)) {
                        yield true;
                    }
                }
                yield false;
            }
            case Filter.Not(Filter inner) -> !matches(t, act, inner, piece);
            case Filter.Is(var category) -> print.card.category() == category;
            case Filter.Colored(var color) -> (print.colors >> color.ordinal() & 1) == 1;
            case Filter.Multicolored multi -> Integer.bitCount(print.colors) > 1;
            case Filter.Named(String name) -> print.names.contains(name) || gained(t, piece, filter);
            case Filter.NameIncludes(String part) ->
                print.names.stream().anyMatch(name -> name.contains(part)) || gained(t, piece, filter);
            case Filter.Typed(String type) -> print.types.contains(type) || gained(t, piece, filter);
            case Filter.TypeIncludes(String part) ->
                print.types.stream().anyMatch(type -> type.contains(part)) || gained(t, piece, filter);
            case Filter.Having(var attribute) -> print.attributes.contains(attribute) || gained(t, piece, filter);
            case Filter.Measured(Measure measure, var comparison, Value value) ->
                has(measure, print) && comparison.holds(measure(t, measure, piece), value(t, act, value));
            case Filter.InState(Filter.State state) -> t.rested(piece) == (state == Filter.State.RESTED);
            case Filter.With(Keyword keyword) ->
                !Areas.isDon(piece) && (t.values().keywords(piece) & Printed.bit(keyword)) != 0;
            case Filter.WithTrigger trigger -> print.trigger;
            case Filter.WithTiming(var tag) -> print.tagged(tag).length > 0;
            case Filter.WithCounter counter -> print.card.counter() > 0;
            case Filter.NoBaseEffect plain -> print.plain;
            case Filter.FaceUp up -> !Areas.isDon(piece) && t.faceUp(piece);
            case Filter.PlayedThisTurn now -> !Areas.isDon(piece) && t.arrived(piece) == t.turnNumber;
            case Filter.This self -> piece == act.source() && act.life() == t.life(piece);
            case Filter.In(int slot) -> contains(act.slot(slot), piece);
            case Filter.SameAs(Filter.Trait trait, int slot) ->
                Arrays.stream(act.slot(slot)).anyMatch(other -> share(t, trait, piece, other));
        };
    }

    /** Leaders have no cost (2-7-5), and DON!! cards have nothing at all. */
    private static boolean has(Measure measure, Printed print) {
        return switch (print.card.category()) {
            case DON -> false;
            case LEADER -> measure != Measure.COST && measure != Measure.BASE_COST;
            case CHARACTER, EVENT, STAGE -> true;
        };
    }

    /** Whether an effect gives the card what the filter asks for. */
    private static boolean gained(Table t, int piece, Filter filter) {
        Row<Standing> standing = t.values().standing();
        for (int i = 0; i < standing.size(); i++) {
            if (standing.get(i).piece() == piece && gives(standing.get(i).change(), filter)) {
                return true;
            }
        }
        return false;
    }

    private static boolean gives(Change change, Filter filter) {
        return switch (change) {
            case Change.AlsoAnything anything -> true;
            case Change.AlsoNamed(String name) ->
                filter instanceof Filter.Named(String wanted)
                        ? name.equals(wanted)
                        : filter instanceof Filter.NameIncludes(String part) && name.contains(part);
            case Change.AlsoTyped(String type) ->
                filter instanceof Filter.Typed(String wanted)
                        ? type.equals(wanted)
                        : filter instanceof Filter.TypeIncludes(String part) && type.contains(part);
            case Change.AlsoHaving(var attribute) -> filter instanceof Filter.Having(var wanted) && attribute == wanted;
            default -> false;
        };
    }

    static boolean contains(int[] pieces, int piece) {
        for (int one : pieces) {
            if (one == piece) {
                return true;
            }
        }
        return false;
    }

    static boolean share(Table t, Filter.Trait trait, int one, int other) {
        Printed left = t.printed(one);
        Printed right = t.printed(other);
        return switch (trait) {
            case COLOR -> (left.colors & right.colors) != 0;
            case NAME -> left.names.stream().anyMatch(right.names::contains);
            case TYPE -> left.types.stream().anyMatch(right.types::contains);
            case ATTRIBUTE -> left.attributes.stream().anyMatch(right.attributes::contains);
            case COST -> t.cost(one) == t.cost(other);
            case NUMBER -> left.card.id().equals(right.card.id());
        };
    }

    static int measure(Table t, Measure measure, int piece) {
        return switch (measure) {
            case POWER -> t.power(piece);
            case COST -> t.cost(piece);
            case BASE_POWER -> t.values().basePower(piece);
            case BASE_COST -> t.values().baseCost(piece);
            case COUNTER -> t.values().counter(piece);
            case GIVEN_DON -> t.given(piece);
        };
    }

    static int value(Table t, Act act, Value value) {
        return switch (value) {
            case Value.Exactly(int number) -> number;
            case Value.CountOf(Countable what) -> count(t, act, what);
            case Value.ForEvery(int amount, int every, Value of) -> amount * (value(t, act, of) / every);
            case Value.Of(Measure measure, Target target) ->
                Arrays.stream(pieces(t, act, target))
                        .map(piece -> measure(t, measure, piece))
                        .sum();
            case Value.Total(Measure measure, Cards cards) ->
                Arrays.stream(all(t, act, cards))
                        .map(piece -> measure(t, measure, piece))
                        .sum();
            case Value.Plus(Value left, Value right) -> value(t, act, left) + value(t, act, right);
            case Value.Minus(Value left, Value right) -> value(t, act, left) - value(t, act, right);
            case Value.Least(Value left, Value right) -> Math.min(value(t, act, left), value(t, act, right));
            case Value.Chosen(int slot) -> act.memory().number(slot);
            case Value.Done(int slot) -> slot == Memory.SUBJECTS ? subjects(act).length : act.slot(slot).length;
        };
    }

    /** Whether a base value is to be that of a card which was not chosen, so that nothing changes (1-3-2). */
    static boolean isLikeNothing(Table t, Act act, Change change) {
        return switch (change) {
            case Change.BasePower(Value.Of(var measure, Target target)) -> pieces(t, act, target).length == 0;
            case Change.BaseCost(Value.Of(var measure, Target target)) -> pieces(t, act, target).length == 0;
            default -> false;
        };
    }

    /** The number that a change of this card comes to. */
    static int value(Table t, Act act, Change change, int piece) {
        return switch (change) {
            case Change.Power(Value by) -> value(t, act, by);
            case Change.Cost(Value by) -> value(t, act, by);
            case Change.CostBecomes(Value becomes) -> value(t, act, becomes);
            case Change.Counter(Value by) -> value(t, act, by);
            case Change.BasePower(Value becomes) -> value(t, act, becomes);
            case Change.BaseCost(Value becomes) -> value(t, act, becomes);
            case Change.PowerToZero zero -> -Math.max(0, t.power(piece));
            default -> 0;
        };
    }

    static int count(Table t, Act act, Countable what) {
        return switch (what) {
            case Countable.CardsOf(Cards cards) -> number(t, act, cards);
            case Countable.DonOf(Don don) -> count(t, act, don);
            case Countable.Different(Filter.Trait trait, Cards cards) -> different(t, trait, all(t, act, cards));
            case Countable.Sum(List<Countable> parts) -> {
                int sum = 0;
                for (Countable part : parts) {
                    sum += count(t, act, part);
                }
                yield sum;
            }
        };
    }

    private static int number(Table t, Act act, Cards cards) {
        if (cards.filter().equals(Filter.ANY) && !cards.zones().contains(Zone.COST_AREA)) {
            int sum = 0;
            for (Zone zone : cards.zones()) {
                for (int seat = 0; seat < 2; seat++) {
                    sum += is(act, cards.whose(), seat) ? t.size(seat, zone(zone)) : 0;
                }
            }
            return sum;
        }
        return all(t, act, cards).length;
    }

    private static int different(Table t, Filter.Trait trait, int[] pieces) {
        Set<Object> seen = new HashSet<>();
        for (int piece : pieces) {
            Printed print = t.printed(piece);
            switch (trait) {
                case COLOR -> seen.addAll(print.card.colors());
                case NAME -> seen.add(print.card.name());
                case TYPE -> seen.addAll(print.types);
                case ATTRIBUTE -> seen.addAll(print.attributes);
                case COST -> seen.add(t.cost(piece));
                case NUMBER -> seen.add(print.card.id());
            }
        }
        return seen.size();
    }

    static int count(Table t, Act act, Don don) {
        int sum = 0;
        for (int seat = 0; seat < 2; seat++) {
            if (is(act, don.whose(), seat)) {
                sum += switch (don.state()) {
                    case ANY -> t.donOnField(seat);
                    case ACTIVE -> t.donActive(seat);
                    case RESTED -> t.donRested(seat);
                    case GIVEN -> t.donGiven(seat);
                    case IN_COST_AREA -> t.donActive(seat) + t.donRested(seat);
                };
            }
        }
        return sum;
    }

    /** The card that the timing speaks of, or all the cards that a replacement saves together. */
    private static int[] subjects(Act act) {
        int[] together = act.slot(Memory.SUBJECTS);
        return together.length > 0 || act.subject() < 0 ? together : new int[] {act.subject()};
    }

    /** The pieces of a target for which nothing is left to choose. */
    static int[] pieces(Table t, Act act, Target target) {
        return switch (target) {
            case Target.This self -> act.life() == Act.GONE ? Act.NONE : new int[] {act.source()};
            case Target.Choose choose -> act.memory().chosen(choose);
            case Target.Every(Cards cards) -> all(t, act, cards);
            case Target.Those(int slot) -> act.slot(slot);
            case Target.TheRest(int slot) -> act.memory().slot(slot).still(t).pieces();
            case Target.Subject subject -> subjects(act);
            case Target.Attacker attacker -> t.battle == null ? Act.NONE : new int[] {t.battle.attacker()};
            case Target.Attacked attacked -> t.battle == null ? Act.NONE : new int[] {t.battle.target()};
            case Target.SomeDon don -> Act.NONE;
            case Target.Player player -> Act.NONE;
            case Target.Both(List<Target> targets) ->
                targets.stream()
                        .flatMapToInt(one -> Arrays.stream(pieces(t, act, one)))
                        .distinct()
                        .toArray();
        };
    }

    static boolean holds(Table t, Act act, List<Condition> conditions) {
        for (Condition condition : conditions) {
            if (!holds(t, act, condition)) {
                return false;
            }
        }
        return true;
    }

    static boolean holds(Table t, Act act, Condition condition) {
        return switch (condition) {
            case Condition.All(List<Condition> all) -> holds(t, act, all);
            case Condition.Either(List<Condition> either) -> either.stream().anyMatch(one -> holds(t, act, one));
            case Condition.Not(Condition inner) -> !holds(t, act, inner);
            case Condition.Compare(Value left, var comparison, Value right) ->
                comparison.holds(value(t, act, left), value(t, act, right));
            case Condition.Matches(Target target, Filter filter) -> {
                int[] pieces = pieces(t, act, target);
                boolean all = pieces.length > 0;
                for (int piece : pieces) {
                    all &= matches(t, act, filter, piece);
                }
                yield all;
            }
            case Condition.Only(Cards cards, Filter filter) ->
                Arrays.stream(all(t, act, cards)).allMatch(piece -> matches(t, act, filter, piece));
            case Condition.TurnOf(Who who) -> is(act, who, t.turn);
            case Condition.DonAttached(int least) -> t.given(act.source()) >= least;
            case Condition.TurnNumber(Who whose, var comparison, int number) ->
                comparison.holds(Turn.own(t, seat(act, whose)), number);
            case Condition.Happened(var happening) -> Happenings.hasHappened(t, act, happening);
        };
    }

    /** Whether something done by this card of this player (-1 for the rules or a battle) is such a cause. */
    static boolean causes(Table t, Act act, Cause cause, Deed deed) {
        boolean means = switch (cause.means()) {
            case ANY -> true;
            case BATTLE -> deed.battle();
            case EFFECT -> deed.effect();
        };
        return means
                && (cause.by() == Who.ANY || (deed.seat() >= 0 && is(act, cause.by(), deed.seat())))
                && (cause.source().equals(Filter.ANY)
                        || (deed.piece() >= 0 && matches(t, act, cause.source(), deed.piece())));
    }

    /** Whether a permanent effect works while its card is in hand: it then speaks of cards there. */
    static boolean worksInHand(Effect effect) {
        return effect.kind() == Kind.PERMANENT
                && effect.body().stream()
                        .anyMatch(action -> action
                                        instanceof
                                        dev.cardinal.onepiece.effect.Action.Apply(
                                                Target.Every(Cards cards),
                                                var changes,
                                                var duration)
                                && cards.filter() instanceof Filter.This
                                && cards.zones().contains(Zone.HAND));
    }

    /** Of players with an empty deck, as bits, those who lose by it; one who wins by it makes the other lose. */
    static int withoutExcuse(Table t, int empty) {
        int losers = 0;
        for (int seat = 0; seat < 2; seat++) {
            if ((empty >> seat & 1) == 1) {
                boolean wins =
                        t.values().allowedTo(seat, permission -> permission instanceof Permission.WinsWithEmptyDeck);
                losers |= 1 << (wins ? 1 - seat : seat);
            }
        }
        return losers;
    }

    /** The pieces at an end of a deck or of Life, the outermost first. */
    static int[] end(Table t, int seat, int zone, Place.End end, int number) {
        int size = Math.min(number, t.size(seat, zone));
        int[] pieces = new int[size];
        for (int i = 0; i < size; i++) {
            pieces[i] = t.at(seat, zone, end == Place.End.BOTTOM ? i : t.size(seat, zone) - 1 - i);
        }
        return pieces;
    }
}
