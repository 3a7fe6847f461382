package dev.cardinal.onepiece.work;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Conditions;
import dev.cardinal.onepiece.table.Counted;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import java.util.List;
import java.util.function.IntPredicate;

/** Checks whether costs can be paid; a cost must be paid in full (8-3-1-3). */
public final class Payment {
    private Payment() {}

    /** How many of the cards that an action names it needs. */
    enum Need {
        /** As many as it says. */
        ALL,
        /** As far as possible (1-3-2), but at least one of each, unless it says "up to". */
        SOME,
        /** At least one, even if it says "up to": a replacement must do something (8-1-3-4-5). */
        ONE;

        private int of(int least) {
            return switch (this) {
                case ALL -> least;
                case SOME -> Math.min(1, least);
                case ONE -> Math.max(1, least);
            };
        }
    }

    public static boolean possible(Table t, RunningEffect running, List<Action> costs) {
        return possible(t, running, costs, Need.ALL, false);
    }

    /** Whether the cost could be paid, judging by what both players know. */
    static boolean mightBe(Table t, RunningEffect running, List<Action> costs) {
        return possible(t, running, costs, Need.ALL, true);
    }

    static boolean possible(Table t, RunningEffect running, List<Action> actions, Need need) {
        return possible(t, running, actions, need, false);
    }

    static boolean mightBe(Table t, RunningEffect running, List<Action> actions, Need need) {
        return possible(t, running, actions, need, true);
    }

    /** Whether being able to pay these reveals something about a hand. */
    static boolean tells(List<Action> costs) {
        return costs.stream().anyMatch(cost -> switch (cost) {
            case Action.Move(Target what, Place to) -> Actions.described(what);
            case Action.Reveal(Target what) -> Actions.described(what);
            case Action.Play(Target what, var rested) -> Actions.described(what);
            case Action.Select(Target what) -> Actions.described(what);
            case Action.ChooseOne(Who who, var choices) -> choices.stream().anyMatch(Payment::tells);
            case Action.If(var condition, var then, var otherwise) -> tells(then) || tells(otherwise);
            default -> false;
        });
    }

    private static boolean possible(Table t, RunningEffect running, List<Action> costs, Need need, boolean openly) {
        Spent spent = new Spent();
        for (Action cost : costs) {
            if (!possible(t, running, cost, need, openly, spent)) {
                return false;
            }
            spent.on(t, running, cost);
        }
        return true;
    }

    private static boolean possible(
            Table t, RunningEffect running, Action cost, Need need, boolean openly, Spent spent) {
        Origin origin = Origin.effect(running);
        return switch (cost) {
            case Action.Rest(Target.SomeDon don) -> enoughDon(t, running, don, Don.State.ACTIVE, need);
            case Action.SetActive(Target.SomeDon don) -> enoughDon(t, running, don, Don.State.RESTED, need);
            case Action.Move(Target.SomeDon don, Place to) -> enoughDon(t, running, don, Don.State.ANY, need);
            case Action.Rest(Target what) ->
                enough(
                        t,
                        running,
                        what,
                        need,
                        openly,
                        piece -> spent.isActive(piece) && Forbidden.mayBeRested(t, piece, origin));
            case Action.SetActive(Target what) ->
                enough(t, running, what, need, openly, piece -> Forbidden.mayBeSetActive(t, piece, origin));
            case Action.KnockOut(Target what) ->
                enough(
                        t,
                        running,
                        what,
                        need,
                        openly,
                        piece -> spent.isThere(piece) && Forbidden.mayBeKnockedOut(t, piece, origin));
            case Action.Move(Target what, Place to) ->
                enough(t, running, what, need, openly, piece -> spent.isThere(piece) && canMove(t, piece, to, origin));
            case Action.ReturnDon(Who whose, Amount amount) ->
                t.donOnField(Meaning.seat(running, whose)) >= need.of(Counted.value(t, running, amount.least()));
            case Action.GiveDon(Target.SomeDon don, Target to, boolean each) ->
                enoughDon(t, running, don, don.don().state(), need)
                        && enough(t, running, to, need, openly, piece -> true);
            case Action.Turn(Target what, boolean up) ->
                enough(t, running, what, need, openly, piece -> t.faceUp(piece) != up);
            case Action.Apply(Target what, var changes, var duration) ->
                enough(t, running, what, need, openly, piece -> true);
            case Action.Reveal(Target what) -> enough(t, running, what, need, openly, piece -> true);
            case Action.Play(Target what, var rested) -> enough(t, running, what, need, openly, piece -> true);
            case Action.Select(Target what) -> enough(t, running, what, need, openly, piece -> true);
            case Action.ChooseOne(Who who, var choices) ->
                choices.stream().anyMatch(choice -> possible(t, running, choice, need, openly));
            case Action.If(var condition, var then, var otherwise) ->
                possible(t, running, Conditions.holds(t, running, condition) ? then : otherwise, need, openly);
            default -> true;
        };
    }

    private static boolean canMove(Table t, int piece, Place to, Origin origin) {
        boolean fromField = t.zone(piece) == Areas.CHARACTERS || t.zone(piece) == Areas.STAGE;
        boolean lifeToHand = t.zone(piece) == Areas.LIFE && to.zone() == Zone.HAND;
        return (!fromField || Forbidden.mayBeRemoved(t, piece, origin))
                && t.zone(piece) != Areas.LEADER
                && (!lifeToHand || Forbidden.mayTakeLife(t, t.owner(piece), origin));
    }

    private static boolean enoughDon(
            Table t, RunningEffect running, Target.SomeDon target, Don.State state, Need need) {
        Don.State lies =
                target.don().state() == Don.State.ANY ? state : target.don().state();
        return Counted.count(t, running, new Don(target.don().whose(), lies))
                >= need.of(Actions.least(t, running, target.amount()));
    }

    private static boolean enough(
            Table t, RunningEffect running, Target what, Need need, boolean openly, IntPredicate usable) {
        return switch (what) {
            case Target.Choose choose -> {
                int least = need.of(Actions.least(t, running, choose.amount()));
                yield available(t, running, choose.among(), openly, usable, least) >= least;
            }
            case Target.Both(List<Target> targets) ->
                targets.stream().allMatch(one -> enough(t, running, one, need, openly, usable));
            default -> {
                int[] pieces = Meaning.pieces(t, running, what);
                boolean all = pieces.length > 0;
                for (int piece : pieces) {
                    all &= usable.test(piece);
                }
                yield all;
            }
        };
    }

    private static int available(
            Table t, RunningEffect running, Cards among, boolean openly, IntPredicate usable, int least) {
        int sum = 0;
        for (Zone zone : among.zones()) {
            boolean hidden = zone == Zone.HAND || zone == Zone.DECK || zone == Zone.LIFE;
            if (hidden && (openly || among.end() != Place.End.ANY)) {
                for (int seat = 0; seat < 2; seat++) {
                    sum += Meaning.is(running, among.whose(), seat) ? t.size(seat, Meaning.zone(zone)) : 0;
                }
                if (among.end() != Place.End.ANY && sum >= least) {
                    int seat = Meaning.seat(running, among.whose());
                    for (int piece : Meaning.end(t, seat, Meaning.zone(zone), among.end(), least)) {
                        sum -= usable.test(piece) ? 0 : t.pieces();
                    }
                }
            }
        }
        if (sum != 0 || among.end() != Place.End.ANY) {
            return sum;
        }
        for (int piece : Meaning.all(t, running, among)) {
            sum += usable.test(piece) ? 1 : 0;
        }
        return sum;
    }
}
