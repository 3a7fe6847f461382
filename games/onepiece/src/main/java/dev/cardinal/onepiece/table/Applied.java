package dev.cardinal.onepiece.table;

import dev.cardinal.kit.Stack;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Target;
import java.util.List;

/**
 * A change that a permanent effect makes to a card or to a player.
 *
 * @param once the index of the effect if it works only once per turn, or -1
 */
record Applied(Change change, int value, int piece, int player, int source, int seat, int once) {
    /** All changes by permanent effects, the turn player's first, given the current values of the cards. */
    static Stack<Applied> now(Table t, Values values) {
        Gathering gathering = new Gathering(t, values, new Stack<>());
        gathering.gather(t.turn);
        gathering.gather(1 - t.turn);
        return gathering.into;
    }

    private record Gathering(Table t, Values values, Stack<Applied> into) {
        private void gather(int seat) {
            gather(seat, Areas.LEADER);
            gather(seat, Areas.CHARACTERS);
            gather(seat, Areas.STAGE);
            gather(seat, Areas.HAND);
        }

        private void gather(int seat, int zone) {
            for (int i = 0; i < t.size(seat, zone); i++) {
                int piece = t.at(seat, zone, i);
                IndexedCard print = t.printed(piece);
                if (!values.negated(piece)) {
                    for (int index : print.permanents) {
                        Effect effect = print.effect(index);
                        if (zone != Areas.HAND || (print.worksInHand && Conditions.worksInHand(effect))) {
                            gather(piece, effect, index);
                        }
                    }
                }
                if (t.gives && zone != Areas.HAND) {
                    for (Effect gained : values.gained(piece)) {
                        if (gained.kind() == Kind.PERMANENT) {
                            gather(piece, gained, Pending.GAINED);
                        }
                    }
                }
            }
        }

        private void gather(int piece, Effect effect, int index) {
            RunningEffect running = RunningEffect.of(piece, t.life(piece), t.owner(piece), effect, index, -1);
            boolean over = effect.oncePerTurn() && t.used(piece, index);
            if (!over && Conditions.holds(t, running, effect.conditions())) {
                effect.body().forEach(action -> gather(running, action));
            }
        }

        /** The index of the effect if it works only once per turn, or -1. */
        private static int once(RunningEffect running) {
            return running.effect().oncePerTurn() ? running.index() : -1;
        }

        private void gather(RunningEffect running, Action action) {
            switch (action) {
                case Action.Apply(Target what, List<Change> changes, var duration) -> {
                    if (what instanceof Target.Player(var who)) {
                        for (int seat = 0; seat < 2; seat++) {
                            if (Meaning.is(running, who, seat)) {
                                for (Change change : changes) {
                                    into.push(new Applied(
                                            change, 0, -1, seat, running.source(), running.seat(), once(running)));
                                }
                            }
                        }
                        return;
                    }
                    for (int piece : Meaning.pieces(t, running, what)) {
                        for (Change change : changes) {
                            into.push(new Applied(
                                    change,
                                    Counted.value(t, running, change, piece),
                                    piece,
                                    -1,
                                    running.source(),
                                    running.seat(),
                                    once(running)));
                        }
                    }
                }
                case Action.If(var condition, var then, var otherwise) ->
                    (Conditions.holds(t, running, condition) ? then : otherwise)
                            .forEach(inner -> gather(running, inner));
                default -> {}
            }
        }
    }
}
