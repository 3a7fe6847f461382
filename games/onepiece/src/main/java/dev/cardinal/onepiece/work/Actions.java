package dev.cardinal.onepiece.work;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.move.DonMoves;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.move.TurnReports;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.Conditions;
import dev.cardinal.onepiece.table.Counted;
import dev.cardinal.onepiece.table.DonPlace;
import dev.cardinal.onepiece.table.Ending;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.Mod;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Pending;
import dev.cardinal.onepiece.table.RememberedCards;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Scheduled;
import dev.cardinal.onepiece.table.Table;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/** Performs the actions of effects, once their targets are chosen. */
final class Actions {
    private Actions() {}

    static void perform(Table t, int index, Action action) {
        RunningEffect running = t.running(index);
        switch (action) {
            case Action.Draw(Who who, Value number, boolean upTo) -> draw(t, index, who, number, upTo);
            case Action.Move(Target.SomeDon don, Place to) -> {
                DonMoves.giveBack(t, ChooseDon.holder(t, running, don), running.don(), Origin.effect(running));
                done(t, index, running.don().length, need(t, running, don));
            }
            case Action.Move(Target what, Place to) -> t.push(Moving.of(t, index, what, to, false));
            case Action.KnockOut(Target what) -> t.push(Moving.of(t, index, what, Place.trash(), true));
            case Action.Play(Target what, boolean rested) -> play(t, index, Meaning.pieces(t, running, what), rested);
            case Action.Rest(Target what) -> rest(t, index, what);
            case Action.SetActive(Target what) -> setActive(t, index, what);
            case Action.Apply(Target what, List<Change> changes, Duration duration) ->
                apply(t, index, what, changes, duration);
            case Action.Look(Cards at, Amount amount, int slot) -> look(t, index, at, slot);
            case Action.Reveal(Target what) -> {
                int[] pieces = Meaning.pieces(t, running, what);
                Arrays.stream(pieces).forEach(piece -> Moves.reveal(t, piece));
                done(t, index, pieces.length, need(t, running, what));
            }
            case Action.Select(Target what) ->
                done(t, index, Meaning.pieces(t, running, what).length, need(t, running, what));
            case Action.ChooseNumber choose -> t.push(new NamedNumber(index, choose));
            case Action.Shuffle(Who whose) -> each(t, running, whose, seat -> Moves.shuffle(t, seat));
            case Action.GiveDon(Target.SomeDon don, Target to, boolean each)
            when each -> t.push(new GivingEach(index, don, Meaning.pieces(t, running, to), 0));
            case Action.GiveDon(Target don, Target to, boolean each) -> giveDon(t, index, to);
            case Action.AddDon(Who whose, Amount amount, boolean rested) ->
                t.push(new AddingDon(index, whose, amount, rested));
            case Action.ReturnDon(Who whose, Amount amount) -> {
                DonMoves.giveBack(t, Meaning.seat(running, whose), running.don(), Origin.effect(running));
                done(t, index, running.don().length, Counted.value(t, running, amount.least()));
            }
            case Action.Turn(Target what, boolean faceUp) -> turn(t, index, what, faceUp);
            case Action.Damage(Who to, Value number) ->
                t.push(Damaging.by(t, Meaning.seat(running, to), Counted.value(t, running, number)));
            case Action.Redirect(Target to) -> redirect(t, index, to);
            case Action.SwapBasePower(Target one, Target other, Duration duration) ->
                swap(t, running, Meaning.pieces(t, running, one), Meaning.pieces(t, running, other), duration);
            case Action.Use(Target of, Timing.Tag timing) -> use(t, running, Meaning.pieces(t, running, of), timing);
            case Action.If(var condition, List<Action> then, List<Action> otherwise) ->
                t.push(new Perform(index, Conditions.holds(t, running, condition) ? then : otherwise, 0));
            case Action.May may -> t.push(new MayDo(index, may));
            case Action.IfDone(List<Action> what, List<Action> then) -> {
                t.push(new AfterDone(index, then, List.of()));
                t.push(new Perform(index, what, 0));
                t.running(index, running.done(true));
            }
            case Action.ChooseOne one -> t.push(new OneOf(index, one));
            case Action.Later(var moment, List<Action> what) ->
                t.scheduled.push(new Scheduled(moment, running.seat(), running.noted(t), what, t.turnNumber));
            case Action.ExtraTurn(Who who) -> t.extraTurns |= 1 << Meaning.seat(running, who);
            case Action.Win(Who who) -> {
                t.losers |= 1 << (1 - Meaning.seat(running, who));
                t.lose(Ending.EFFECT);
            }
            case Action.Nothing nothing -> {}
        }
    }

    /** Records whether an action was really done. */
    static void done(Table t, int index, int number, int need) {
        t.running(index, t.running(index).done(t.running(index).done() && number >= Math.max(1, need)));
    }

    /** How many cards an action needs to count as done. */
    static int need(Table t, RunningEffect running, Target what) {
        return switch (what) {
            case Target.Choose choose -> least(t, running, choose.amount());
            case Target.SomeDon don -> least(t, running, don.amount());
            case Target.Both(List<Target> targets) -> {
                int sum = 0;
                for (Target one : targets) {
                    sum += need(t, running, one);
                }
                yield sum;
            }
            default -> 1;
        };
    }

    /** The number required; at least one for "all". */
    static int least(Table t, RunningEffect running, Amount amount) {
        return amount.equals(Amount.all()) ? 1 : Counted.value(t, running, amount.least());
    }

    static void each(Table t, RunningEffect running, Who who, IntConsumer work) {
        for (int n = 0; n < 2; n++) {
            int seat = n == 0 ? t.turn : 1 - t.turn;
            if (Meaning.is(running, who, seat)) {
                work.accept(seat);
            }
        }
    }

    private static void draw(Table t, int index, Who who, Value number, boolean upTo) {
        RunningEffect running = t.running(index);
        int count = Counted.value(t, running, number);
        if (upTo) {
            drawUpTo(t, running, who, count, 1 - t.turn);
            drawUpTo(t, running, who, count, t.turn);
            return;
        }
        each(t, running, who, seat -> {
            if (!Forbidden.mayDraw(t, seat, Origin.effect(running))) {
                done(t, index, 0, 1);
            } else {
                int drawn = 0;
                while (drawn < count && Moves.draw(t, seat, Origin.effect(running))) {
                    drawn++;
                }
                done(t, index, drawn, count);
            }
        });
    }

    private static void drawUpTo(Table t, RunningEffect running, Who who, int count, int seat) {
        if (Meaning.is(running, who, seat) && Forbidden.mayDraw(t, seat, Origin.effect(running))) {
            t.push(new DrawUpTo(seat, count, Origin.effect(running)));
        }
    }

    private static void play(Table t, int index, int[] pieces, boolean rested) {
        for (int i = pieces.length - 1; i >= 0; i--) {
            t.push(new Playing(pieces[i], rested, t.zone(pieces[i]), Origin.effect(t.running(index))));
        }
        done(t, index, pieces.length, 1);
    }

    private static void rest(Table t, int index, Target what) {
        RunningEffect running = t.running(index);
        int rested = 0;
        if (what instanceof Target.SomeDon don) {
            rested = running.don().length;
            DonMoves.rest(t, ChooseDon.holder(t, running, don), rested);
        } else {
            rested += donInside(t, running, what, true);
            if (t.values().woulds()) {
                int[] pieces = Meaning.pieces(t, running, what);
                t.push(new Resting(
                        index, Origin.effect(running), pieces, RunningEffect.NONE, rested, need(t, running, what)));
                return;
            }
            for (int piece : Meaning.pieces(t, running, what)) {
                if (Forbidden.mayBeRested(t, piece, Origin.effect(running))) {
                    Moves.rest(t, piece, Origin.effect(running));
                    rested++;
                }
            }
        }
        done(t, index, rested, need(t, running, what));
    }

    /** Rests or readies DON!! cards that were chosen among other cards. */
    private static int donInside(Table t, RunningEffect running, Target what, boolean rest) {
        if (what instanceof Target.Both(List<Target> targets)) {
            for (Target one : targets) {
                if (one instanceof Target.SomeDon don) {
                    if (rest) {
                        DonMoves.rest(t, ChooseDon.holder(t, running, don), running.don().length);
                    } else {
                        DonMoves.ready(t, ChooseDon.holder(t, running, don), running.don().length);
                    }
                    return running.don().length;
                }
            }
        }
        return 0;
    }

    private static void setActive(Table t, int index, Target what) {
        RunningEffect running = t.running(index);
        int readied = 0;
        if (what instanceof Target.SomeDon don) {
            int seat = ChooseDon.holder(t, running, don);
            readied = Forbidden.mayReadyDon(t, seat, Origin.effect(running)) ? running.don().length : 0;
            DonMoves.ready(t, seat, readied);
        } else {
            readied += donInside(t, running, what, false);
            for (int piece : Meaning.pieces(t, running, what)) {
                if (Forbidden.mayBeSetActive(t, piece, Origin.effect(running))) {
                    Moves.setActive(t, piece);
                    readied++;
                }
            }
        }
        done(t, index, readied, need(t, running, what));
    }

    private static void apply(Table t, int index, Target what, List<Change> changes, Duration duration) {
        RunningEffect running = t.running(index);
        if (what instanceof Target.Player(Who who)) {
            each(
                    t,
                    running,
                    who,
                    seat -> changes.forEach(change -> t.change(new Mod(
                            change, 0, -1, 0, seat, duration, running.seat(), running.source(), t.turnNumber))));
            return;
        }
        if (what instanceof Target.SomeDon don) {
            for (int i = 0; i < running.don().length; i++) {
                changes.forEach(change -> changeDon(t, running, change, ChooseDon.holder(t, running, don), duration));
            }
            done(t, index, running.don().length, need(t, running, what));
            return;
        }
        int[] pieces = Meaning.pieces(t, running, what);
        for (Change change : changes) {
            if (Counted.isLikeNothing(t, running, change)) {
                continue;
            }
            for (int piece : pieces) {
                if (Areas.isDon(piece)) {
                    changeDon(t, running, change, t.owner(piece), duration);
                    continue;
                }
                int value = Counted.value(t, running, change, piece);
                t.change(Mod.of(t, change, value, piece, duration, running.seat(), running.source()));
            }
        }
        done(t, index, pieces.length, need(t, running, what));
    }

    /** Changes one DON!! card of a player; they are all the same. */
    private static void changeDon(Table t, RunningEffect running, Change change, int seat, Duration duration) {
        t.change(new Mod(change, 1, -1, 0, seat, duration, running.seat(), running.source(), t.turnNumber));
    }

    private static void look(Table t, int index, Cards at, int slot) {
        RunningEffect running = t.running(index);
        boolean chosen = at.end() != Place.End.ANY;
        int[] pieces = chosen ? running.memory().chosenLast() : Meaning.all(t, running, at);
        Moves.look(t, running.seat(), pieces);
        if (pieces.length > 0 && t.heard()) {
            Reports.looked(t, running.seat(), pieces);
        }
        RunningEffect seen =
                chosen ? running : running.with(running.memory().with(slot, RememberedCards.of(t, pieces)));
        t.running(index, seen.done(running.done() && pieces.length > 0));
    }

    private static void giveDon(Table t, int index, Target to) {
        RunningEffect running = t.running(index);
        int given = 0;
        int[] pieces = to instanceof Target.Every && running.memory().hasChosen()
                ? running.memory().chosenLast()
                : Meaning.pieces(t, running, to);
        for (int piece : pieces) {
            int seat = t.owner(piece);
            int active = number(running, place -> place == DonPlace.ACTIVE);
            int rested = number(running, place -> place == DonPlace.RESTED) + DonMoves.takeBack(t, running.don());
            active = Math.min(active, t.donActive(seat));
            rested = Math.min(rested, t.donRested(seat));
            if (active + rested > 0) {
                DonMoves.give(t, piece, active, rested);
                given += active + rested;
            }
        }
        done(t, index, given, 1);
    }

    private static int number(RunningEffect running, IntPredicate where) {
        return (int) Arrays.stream(running.don()).filter(where).count();
    }

    private static void turn(Table t, int index, Target what, boolean faceUp) {
        RunningEffect running = t.running(index);
        int turned = 0;
        for (int piece : Meaning.pieces(t, running, what)) {
            if (t.zone(piece) == Areas.LIFE && t.faceUp(piece) != faceUp) {
                Moves.turnOver(t, piece, faceUp);
                turned++;
            }
        }
        done(t, index, turned, need(t, running, what));
    }

    private static void redirect(Table t, int index, Target to) {
        int[] pieces = Meaning.pieces(t, t.running(index), to);
        Battle battle = t.battle;
        if (battle != null && pieces.length > 0 && t.onField(pieces[0])) {
            t.battle = battle.against(t, pieces[0], battle.blocked());
            if (t.heard()) {
                TurnReports.redirected(t, pieces[0]);
            }
        }
        done(t, index, pieces.length, 1);
    }

    private static void swap(Table t, RunningEffect running, int[] one, int[] other, Duration duration) {
        if (one.length == 2 && Arrays.equals(one, other)) {
            swap(t, running, one[0], one[1], duration);
        } else if (one.length == 1 && other.length == 1) {
            swap(t, running, one[0], other[0], duration);
        }
    }

    private static void swap(Table t, RunningEffect running, int one, int other, Duration duration) {
        int left = t.values().basePower(one);
        int right = t.values().basePower(other);
        base(t, running, one, right, duration);
        base(t, running, other, left, duration);
    }

    private static void base(Table t, RunningEffect running, int piece, int power, Duration duration) {
        Change change = new Change.BasePower(Value.of(power));
        t.change(Mod.of(t, change, power, piece, duration, running.seat(), running.source()));
    }

    private static void use(Table t, RunningEffect running, int[] pieces, Timing.Tag timing) {
        for (int piece : pieces) {
            if (t.zone(piece) == Areas.HAND) {
                Moves.reveal(t, piece);
                Activation.event(t, piece, timing);
                continue;
            }
            for (int index : t.printed(piece).tagged(timing)) {
                t.push(Activation.of(new Pending(
                        piece,
                        t.life(piece),
                        running.seat(),
                        t.printed(piece).effect(index),
                        index,
                        -1,
                        true,
                        timing)));
            }
        }
    }

    /** Whether cards chosen from a secret area must be shown, because they must match a description (11-2-1). */
    static boolean described(Target what) {
        return what instanceof Target.Choose choose
                && choose.among().end() == Place.End.ANY
                && !choose.among().filter().equals(Filter.ANY)
                && !(choose.among().filter() instanceof Filter.In)
                && (choose.among().zones().isEmpty()
                        || choose.among().zones().stream().anyMatch(zone -> zone == Zone.DECK || zone == Zone.HAND));
    }
}
