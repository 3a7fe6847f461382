package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Conditions;
import dev.cardinal.onepiece.table.Ending;
import dev.cardinal.onepiece.table.Happenings;
import dev.cardinal.onepiece.table.Memory;
import dev.cardinal.onepiece.table.NamesPieces;
import dev.cardinal.onepiece.table.Occurrence;
import dev.cardinal.onepiece.table.OccurrenceType;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Pending;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import java.util.List;

/** Activates an effect: its player may decline it, its cost is paid, and it is resolved (8-4-1). */
public record Activation(Pending effect, Step step, int running) implements Asking<Table>, NamesPieces {
    /** The steps of activating an effect. */
    enum Step {
        CHECK,
        ASK,
        PAY,
        RESOLVE,
        END
    }

    /** An effect whose turn has come. */
    static Activation of(Pending effect) {
        return new Activation(effect, Step.CHECK, -1);
    }

    /** An effect that its player has decided to use. */
    public static Activation chosen(Pending effect) {
        return new Activation(effect, Step.PAY, -1);
    }

    /** Activates an Event, which is trashed before its effects happen (8-4-2). */
    public static void event(Table t, int piece, Timing.Tag tag) {
        Moves.move(t, piece, Areas.TRASH, false, false, Origin.RULES);
        if (t.heard()) {
            Reports.played(t, piece);
        }
        int[] effects = t.printed(piece).tagged(tag);
        for (int i = effects.length - 1; i >= 0; i--) {
            Effect effect = t.printed(piece).effect(effects[i]);
            t.push(of(new Pending(piece, t.life(piece), t.owner(piece), effect, effects[i], -1, true, tag)));
        }
        Happenings.occur(t, Occurrence.to(OccurrenceType.EVENT, piece, t.owner(piece), Origin.RULES));
    }

    /** Whether it can be activated now; the conditions of On K.O. were checked on the field (10-2-17-1). */
    private boolean stillReady(Table t) {
        int source = effect.source();
        if (!effect.moved() && (t.life(source) != effect.life() || lost(t))) {
            return false;
        }
        if (effect.effect().oncePerTurn() && t.used(source, effect.index())) {
            return false;
        }
        if (effect.effect().has(Timing.Tag.ON_KO)) {
            return Forbidden.mayActivate(t, effect);
        }
        RunningEffect now = begun(t);
        for (Condition condition : effect.effect().conditions()) {
            if (!(condition instanceof Condition.DonAttached) && !Conditions.holds(t, now, condition)) {
                return false;
            }
        }
        return Forbidden.mayActivate(t, effect);
    }

    /** Whether its card no longer has it. */
    private boolean lost(Table t) {
        return effect.index() == Pending.GAINED
                ? !t.gained(effect.source()).contains(effect.effect())
                : t.negated(effect.source());
    }

    private RunningEffect begun(Table t) {
        RunningEffect begun = RunningEffect.of(
                effect.source(), effect.now(t), effect.seat(), effect.effect(), effect.index(), effect.subject());
        return effect.covers().pieces().length == 0
                ? begun
                : begun.with(begun.memory().with(Memory.SUBJECTS, effect.covers()));
    }

    private Activation at(Step next) {
        return new Activation(effect, next, running);
    }

    @Override
    public boolean advance(Table t) {
        switch (step) {
            case CHECK -> {
                boolean asks =
                        effect.effect().optional() || !effect.effect().costs().isEmpty();
                if (!stillReady(t) || (asks && !mightBe(t))) {
                    t.pop();
                } else {
                    t.become(at(asks ? Step.ASK : Step.PAY));
                    return asks;
                }
            }
            case ASK -> {
                return true;
            }
            case PAY -> pay(t);
            case RESOLVE -> {
                t.become(at(Step.END));
                if (t.running(running).done() && stillAttached(t)) {
                    t.push(new Perform(running, effect.effect().body(), 0));
                }
            }
            case END -> {
                t.running.pop();
                Moves.putBack(t);
                t.pop();
                if (t.heard()) {
                    Reports.powers(t);
                    Reports.resolved(t, effect);
                }
            }
        }
        return false;
    }

    /** Whether the DON!! cards that the effect needs are still given to its card after its cost was paid (Q:OP10-069). */
    private boolean stillAttached(Table t) {
        return effect.effect().costs().isEmpty()
                || t.life(effect.source()) != effect.life()
                || effect.effect().conditions().stream()
                        .allMatch(condition -> !(condition instanceof Condition.DonAttached)
                                || Conditions.holds(t, t.running(running), condition));
    }

    private boolean mightBe(Table t) {
        RunningEffect begun = begun(t);
        return Payment.mightBe(t, begun, effect.effect().costs())
                && Payment.mightBe(t, begun, together(), Payment.Need.SOME);
    }

    private boolean possible(Table t) {
        RunningEffect begun = begun(t);
        return Payment.possible(t, begun, effect.effect().costs())
                && Payment.possible(t, begun, together(), Payment.Need.SOME);
    }

    /** What a player who uses the effect must do all of: "you may ... and .... If you do, ..." (Q:OP11-024). */
    private List<Action> together() {
        boolean first = effect.effect().optional() && effect.effect().costs().isEmpty();
        return first && effect.effect().body().getFirst() instanceof Action.IfDone(var what, var then)
                ? what
                : List.of();
    }

    private void pay(Table t) {
        t.revealed |= Payment.tells(effect.effect().costs());
        if (++t.unstoppable > t.rules.loopLimit()) {
            t.ending = Ending.DRAW;
            return;
        }
        if (effect.effect().oncePerTurn()) {
            t.use(effect.source(), effect.index());
        }
        if (t.heard()) {
            Reports.activated(t, effect);
        }
        int begun = t.begin(begun(t));
        t.become(new Activation(effect, Step.RESOLVE, begun));
        if (!effect.effect().costs().isEmpty()) {
            t.push(new Perform(begun, effect.effect().costs(), 0));
        }
    }

    @Override
    public int asked(Table t) {
        return effect.seat();
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        if (possible(t) && t.unstoppable < t.rules.loopLimit()) {
            into.add(YES);
        }
        into.add(NO);
    }

    @Override
    public void answer(Table t, Pick pick) {
        if (pick.code(0) == YES) {
            t.become(at(Step.PAY));
        } else {
            t.pop();
        }
    }

    @Override
    public String prompt(Table t) {
        boolean trigger = effect.effect().has(Timing.Tag.TRIGGER);
        String what = t.printed(effect.source()).card.name() + (trigger ? "'s Trigger" : "");
        return "Use the effect of " + what + "? " + Reports.text(t, effect.source(), effect.effect());
    }

    @Override
    public Choice choice(Table t, int code) {
        Data.Fields json = Data.fields()
                .with("type", "use_effect")
                .with("card", t.printed(effect.source()).card.id())
                .with("decision", code == YES ? "yes" : "no");
        Choice choice = Choice.plain(code == YES ? "yes" : "no", json);
        boolean known = t.knows(effect.seat(), effect.source());
        return code == NO ? choice.plainly() : known ? choice.on(Where.spot(t, effect.source())) : choice;
    }

    @Override
    public Activation renamed(int[] names) {
        return new Activation(effect.renamed(names), step, running);
    }
}
