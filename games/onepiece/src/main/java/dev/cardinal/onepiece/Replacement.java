package dev.cardinal.onepiece;

import dev.cardinal.onepiece.Occurrence.Type;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Timing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An effect that can replace what is about to happen to cards.
 *
 * @param covers the cards that it saves; one effect covers all that go together (Q:OP05-030)
 */
record Replacement(int source, Effect effect, int index, int[] covers) {
    int mark() {
        return source * 8 + index;
    }

    Pending pending(Table t) {
        return new Pending(source, t.life(source), t.owner(source), effect, index, covers[0], true);
    }

    static int asked(Table t, Moving move) {
        Replacement next = next(t, move);
        return next == null ? t.turn : t.owner(next.source());
    }

    static String prompt(Table t, Moving move) {
        Replacement next = next(t, move);
        return next == null
                ? ""
                : "Use the effect of " + t.printed(next.source()).card.name() + " instead? " + Told.text(next.effect());
    }

    /** The next one that applies: a card's own first, then the turn player's, then the other's (8-1-3-4-2). */
    static @Nullable Replacement next(Table t, Moving move) {
        List<Integer> sources = new ArrayList<>();
        for (int piece : move.pieces()) {
            if (t.onField(piece)) {
                sources.add(piece);
            }
        }
        for (int n = 0; n < 2; n++) {
            int seat = n == 0 ? t.turn : 1 - t.turn;
            sources.add(t.leader(seat));
            for (int i = 0; i < t.size(seat, Areas.CHARACTERS); i++) {
                sources.add(t.at(seat, Areas.CHARACTERS, i));
            }
            for (int i = 0; i < t.size(seat, Areas.STAGE); i++) {
                sources.add(t.at(seat, Areas.STAGE, i));
            }
        }
        for (int source : sources) {
            Replacement found = of(t, move, source);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static @Nullable Replacement of(Table t, Moving move, int source) {
        Printed print = t.printed(source);
        if (!t.negated(source)) {
            for (int index : print.woulds) {
                Replacement found = of(t, move, source, print.effect(index), index);
                if (found != null) {
                    return found;
                }
            }
        }
        for (int i = 0; i < t.values().standing().size(); i++) {
            Standing one = t.values().standing().get(i);
            if (one.piece() == source && one.change() instanceof Change.GainEffect(Effect gained)) {
                Replacement found = of(t, move, source, gained, Activation.GAINED);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static @Nullable Replacement of(Table t, Moving move, int source, Effect effect, int index) {
        if (Meaning.contains(move.tried(), source * 8 + index) || (effect.oncePerTurn() && t.used(source, index))) {
            return null;
        }
        int to = Meaning.zone(move.to().zone());
        Type type = move.knockOut() ? Type.KNOCKED_OUT : Type.MOVED;
        int[] covers = Arrays.stream(move.pieces())
                .filter(piece -> {
                    Act act = Act.of(source, t.life(source), t.owner(source), effect, index, piece);
                    Occurrence about = Occurrence.move(type, piece, t.zone(piece), to, t.owner(piece), move.deed());
                    return effect.timings().stream()
                                    .anyMatch(timing -> timing instanceof Timing.Would(var happening)
                                            && Happenings.is(t, act, happening, about))
                            && Meaning.holds(t, act, effect.conditions())
                            && Payment.possible(t, act, effect.body())
                            && Payment.possible(t, act, effect.costs());
                })
                .toArray();
        return covers.length == 0 ? null : new Replacement(source, effect, index, covers);
    }
}
