package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.NamesPieces;
import dev.cardinal.onepiece.table.OccurrenceType;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.PieceNumber;
import dev.cardinal.onepiece.table.Table;
import java.util.Arrays;

/**
 * Rests cards by an effect, unless that is replaced.
 *
 * @param tried the replacement effects that have had their chance, by source and index
 * @param rested how many were rested before
 * @param need how many must be rested for the action to count as done
 */
record Resting(
        int running,
        Origin origin,
        @PieceNumber int[] pieces,
        @PieceNumber(PieceNumber.As.EFFECT) int[] tried,
        int rested,
        int need)
        implements Asking<Table>, NamesPieces {
    private Process process() {
        return new Process(OccurrenceType.RESTED, pieces, Areas.LIMBO, origin, tried);
    }

    @Override
    public boolean advance(Table t) {
        int[] left = Arrays.stream(pieces)
                .filter(piece -> Forbidden.mayBeRested(t, piece, origin))
                .toArray();
        Resting now = new Resting(running, origin, left, tried, rested, need);
        Replacement next = t.values().woulds() ? Replacement.next(t, now.process()) : null;
        if (next == null) {
            t.pop();
            for (int piece : left) {
                Moves.rest(t, piece, origin);
            }
            Actions.done(t, running, rested + left.length, need);
            return false;
        }
        t.become(now);
        if (next.effect().optional()) {
            return true;
        }
        now.apply(t, next);
        return false;
    }

    private void apply(Table t, Replacement replacement) {
        int[] left = Arrays.stream(pieces)
                .filter(piece -> !Meaning.contains(replacement.covers(), piece))
                .toArray();
        t.become(new Resting(running, origin, left, tried(replacement), rested, need));
        t.push(Activation.chosen(replacement.pending(t)));
    }

    private int[] tried(Replacement replacement) {
        int[] more = Arrays.copyOf(tried, tried.length + 1);
        more[tried.length] = replacement.mark();
        return more;
    }

    @Override
    public int asked(Table t) {
        return Replacement.asked(t, process());
    }

    @Override
    public void offer(Table t, Offer into) {
        Replacement next = Replacement.next(t, process());
        into.one();
        if (next != null && next.possible(t)) {
            into.add(YES);
        }
        into.add(NO);
    }

    @Override
    public void answer(Table t, Pick pick) {
        Replacement next = Replacement.next(t, process());
        if (next != null && pick.code(0) == YES) {
            t.revealed |= Payment.tells(next.effect().body());
            apply(t, next);
        } else if (next != null) {
            t.become(new Resting(running, origin, pieces, tried(next), rested, need));
        }
    }

    @Override
    public String prompt(Table t) {
        return Replacement.prompt(t, process());
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == YES ? Choice.yes("replace") : Choice.no("replace");
    }

    @Override
    public Resting renamed(int[] names) {
        int[] renamed = Arrays.stream(pieces)
                .map(piece -> Areas.isDon(piece) ? piece : names[piece])
                .toArray();
        return new Resting(running, origin.renamed(names), renamed, tried, rested, need);
    }

    @Override
    public String toString() {
        return "Resting " + running + Arrays.toString(pieces) + Arrays.toString(tried);
    }
}
