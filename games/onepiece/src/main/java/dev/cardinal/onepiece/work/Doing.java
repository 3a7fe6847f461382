package dev.cardinal.onepiece.work;

import dev.cardinal.kit.Frame;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One action of an effect: its targets are chosen right before it is done (4-8-1). */
public record Doing(int running, Action action, int chosen) implements Frame<Table> {
    @Override
    public boolean advance(Table t) {
        if (chosen == 0) {
            RunningEffect now = t.running(running);
            t.running(running, now.with(now.memory().newAction()));
        }
        switch (choice(action, chosen)) {
            case null -> {
                t.pop();
                Actions.perform(t, running, action);
            }
            case Target.Choose choose -> {
                t.become(new Doing(running, action, chosen + 1));
                t.push(new Choosing(running, choose, action));
            }
            case Target.SomeDon don -> {
                t.become(new Doing(running, action, chosen + 1));
                t.push(new ChooseDon(running, don, ChooseDon.Use.of(action)));
            }
            default -> throw new IllegalStateException("nothing to choose in " + action);
        }
        return false;
    }

    /** The nth choice in an action, in the order of the text. */
    private static @Nullable Target choice(Action action, int number) {
        return switch (action) {
            case Action.Move(Target what, var to) -> pick(what, number);
            case Action.KnockOut(Target what) -> pick(what, number);
            case Action.Play(Target what, var rested) -> pick(what, number);
            case Action.Rest(Target what) -> pick(what, number);
            case Action.SetActive(Target what) -> pick(what, number);
            case Action.Apply(Target what, var changes, var duration) -> pick(what, number);
            case Action.Reveal(Target what) -> pick(what, number);
            case Action.Select(Target what) -> pick(what, number);
            case Action.Turn(Target what, var up) -> pick(what, number);
            case Action.Redirect(Target to) -> pick(to, number);
            case Action.Use(Target of, var timing) -> pick(of, number);
            case Action.GiveDon(Target don, Target to, boolean each) when each -> pick(to, number);
            case Action.GiveDon(Target don, Target to, boolean each) ->
                pick(new Target.Both(List.of(givenTo(don, to), don)), number);
            case Action.SwapBasePower(Target one, Target other, var duration) ->
                pick(new Target.Both(List.of(one, other)), number);
            case Action.Look(var at, var amount, int slot) ->
                number == 0 && at.end() != Place.End.ANY
                        ? new Target.Choose(Who.YOU, amount, at, Joint.NONE, slot)
                        : null;
            case Action.ReturnDon(var whose, var amount) ->
                number == 0 ? new Target.SomeDon(amount, new Don(whose, Don.State.ANY)) : null;
            default -> null;
        };
    }

    /** If several Characters may each be given DON!! cards, their player chooses which ones are (Q:OP04-004). */
    private static Target givenTo(Target don, Target to) {
        boolean each = to instanceof Target.Every(Cards cards) && cards.zones().contains(Zone.CHARACTER_AREA);
        if (!each || !(don instanceof Target.SomeDon(Amount amount, Don which))) {
            return to;
        }
        Value most = new Value.CountOf(Countable.of(which));
        Amount some = new Amount(amount.least().equals(Value.of(0)) ? Value.of(0) : most, most);
        return new Target.Choose(Who.YOU, some, ((Target.Every) to).cards(), Joint.NONE, 0);
    }

    private static @Nullable Target pick(Target target, int number) {
        return switch (target) {
            case Target.Choose choose -> number == 0 ? choose : null;
            case Target.SomeDon don -> number == 0 ? don : null;
            case Target.Both(List<Target> targets) -> {
                int left = number;
                for (Target one : targets) {
                    for (int i = 0; ; i++) {
                        Target found = pick(one, i);
                        if (found == null) {
                            break;
                        }
                        if (left-- == 0) {
                            yield found;
                        }
                    }
                }
                yield null;
            }
            default -> null;
        };
    }
}
