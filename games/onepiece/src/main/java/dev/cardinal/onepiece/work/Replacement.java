package dev.cardinal.onepiece.work;

import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Conditions;
import dev.cardinal.onepiece.table.Happenings;
import dev.cardinal.onepiece.table.IndexedCard;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.Occurrence;
import dev.cardinal.onepiece.table.Pending;
import dev.cardinal.onepiece.table.RememberedCards;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An effect that can replace what is about to happen to cards.
 *
 * @param covers the cards that it saves; one effect covers all that move together (Q:OP05-030)
 */
record Replacement(int source, Effect effect, int index, int[] covers) {
    int mark() {
        return source * 8 + index;
    }

    Pending pending(Table t) {
        return new Pending(
                source,
                t.life(source),
                t.owner(source),
                effect,
                index,
                covers[0],
                true,
                null,
                RememberedCards.of(t, covers));
    }

    /** Whether it can really be used; its player is asked in any case, since not asking would reveal that. */
    boolean possible(Table t) {
        return possible(t, RunningEffect.of(source, t.life(source), t.owner(source), effect, index, covers[0]));
    }

    private static boolean possible(Table t, RunningEffect running) {
        return Payment.possible(t, running, running.effect().body(), Payment.Need.ONE)
                && Payment.possible(t, running, running.effect().costs());
    }

    static int asked(Table t, Process move) {
        Replacement next = next(t, move);
        return next == null ? t.turn : t.owner(next.source());
    }

    static String prompt(Table t, Process move) {
        Replacement next = next(t, move);
        return next == null
                ? ""
                : "Use the effect of " + t.printed(next.source()).card.name() + "? "
                        + Reports.text(t, next.source(), next.effect());
    }

    /** The next one that applies, if there is no choice between several. */
    static @Nullable Replacement next(Table t, Process move) {
        List<Replacement> all = all(t, move);
        return all.isEmpty() ? null : all.getFirst();
    }

    /** Those that apply next: a card's own first, then the turn player's, then the other's (8-1-3-4-2). */
    static List<Replacement> all(Table t, Process move) {
        List<Replacement> found = new ArrayList<>();
        for (int piece : move.pieces()) {
            if (t.onField(piece)) {
                find(t, move, piece, found);
            }
            if (!found.isEmpty()) {
                return found;
            }
        }
        for (int n = 0; n < 2 && found.isEmpty(); n++) {
            int seat = n == 0 ? t.turn : 1 - t.turn;
            for (int zone = Areas.LEADER; zone <= Areas.STAGE; zone++) {
                for (int i = 0; i < t.size(seat, zone); i++) {
                    find(t, move, t.at(seat, zone, i), found);
                }
            }
        }
        return found;
    }

    private static void find(Table t, Process move, int source, List<Replacement> found) {
        IndexedCard print = t.printed(source);
        if (!t.negated(source)) {
            for (int index : print.woulds) {
                add(of(t, move, source, print.effect(index), index), found);
            }
        }
        for (Effect gained : t.gained(source)) {
            add(of(t, move, source, gained, Pending.GAINED), found);
        }
    }

    private static void add(@Nullable Replacement one, List<Replacement> found) {
        if (one != null) {
            found.add(one);
        }
    }

    /** Whether this one has had its chance in this process, or in one that it started itself (8-1-3-4-3). */
    private static boolean tried(Table t, Process move, int mark) {
        boolean tried = Meaning.contains(move.tried(), mark);
        for (int i = 0; i < t.frames.size() && !tried; i++) {
            tried = (t.frames.get(i) instanceof Moving outer && Meaning.contains(outer.tried(), mark))
                    || (t.frames.get(i) instanceof Resting resting && Meaning.contains(resting.tried(), mark));
        }
        return tried;
    }

    private static @Nullable Replacement of(Table t, Process move, int source, Effect effect, int index) {
        if (tried(t, move, source * 8 + index) || (effect.oncePerTurn() && t.used(source, index))) {
            return null;
        }
        int[] covers = Arrays.stream(move.pieces())
                .filter(piece -> {
                    RunningEffect running =
                            RunningEffect.of(source, t.life(source), t.owner(source), effect, index, piece);
                    Occurrence about = move.of(t, piece);
                    return effect.timings().stream()
                                    .anyMatch(timing -> timing instanceof Timing.Would(var happening)
                                            && Happenings.is(t, running, happening, about))
                            && Conditions.holds(t, running, effect.conditions())
                            && (effect.optional()
                                    ? Payment.mightBe(t, running, effect.body(), Payment.Need.ONE)
                                            && Payment.mightBe(t, running, effect.costs())
                                    : possible(t, running));
                })
                .toArray();
        return covers.length == 0 ? null : new Replacement(source, effect, index, covers);
    }
}
