package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.move.DonMoves;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.table.Counted;
import dev.cardinal.onepiece.table.NamesPieces;
import dev.cardinal.onepiece.table.PieceNumber;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import java.util.Arrays;

/**
 * A player gives DON!! cards to several cards, in any order, and a number of its own to each.
 *
 * @param left the cards that have not had theirs
 */
record GivingEach(
        int running, Target.SomeDon don, @PieceNumber int[] left, int given) implements Asking<Table>, NamesPieces {
    private static final int CARDS = 16;
    private static final int ENOUGH = 0;

    @Override
    public boolean advance(Table t) {
        if (left.length > 0 && most(t) > 0) {
            return true;
        }
        end(t);
        return false;
    }

    private void end(Table t) {
        t.pop();
        Actions.done(t, running, given, 1);
    }

    private int available(Table t) {
        int seat = ChooseDon.holder(t, t.running(running), don);
        int active = don.don().state() == Don.State.RESTED ? 0 : t.donActive(seat);
        int rested = don.don().state() == Don.State.ACTIVE ? 0 : t.donRested(seat);
        return active + rested;
    }

    private int most(Table t) {
        return Math.min(
                available(t), Counted.value(t, t.running(running), don.amount().most()));
    }

    private int least(Table t) {
        return Math.min(
                most(t), Counted.value(t, t.running(running), don.amount().least()));
    }

    @Override
    public int asked(Table t) {
        return t.running(running).seat();
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int piece : left) {
            for (int number = Math.max(1, least(t)); number <= most(t); number++) {
                into.add(CARDS * (piece + 1) + number);
            }
        }
        if (least(t) == 0) {
            into.add(ENOUGH);
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        int code = pick.code(0);
        if (code == ENOUGH) {
            end(t);
            return;
        }
        int piece = code / CARDS - 1;
        int number = code % CARDS;
        int seat = t.owner(piece);
        int rested = don.don().state() == Don.State.ACTIVE ? 0 : Math.min(number, t.donRested(seat));
        DonMoves.give(t, piece, number - rested, rested);
        int[] others = Arrays.stream(left).filter(other -> other != piece).toArray();
        t.become(new GivingEach(running, don, others, given + number));
    }

    @Override
    public String prompt(Table t) {
        RunningEffect now = t.running(running);
        return Prompts.source(t, now, asked(t)) + "which card gets DON!! cards next, and how many?";
    }

    @Override
    public String verb() {
        return "give";
    }

    @Override
    public Choice choice(Table t, int code) {
        if (code == ENOUGH) {
            return Choice.plain("no more", Data.fields().with("type", "give_no_more"))
                    .plainly();
        }
        int piece = code / CARDS - 1;
        int number = code % CARDS;
        Data.Fields move = Data.fields().with("type", "give_each").with("number", number);
        String name = number + " to " + t.printed(piece).card.name();
        return CardChoice.of(t, piece, name, "give", move)
                .on(Where.don(t, t.owner(piece), don.don().state() != Don.State.ACTIVE))
                .to(Where.spot(t, piece));
    }

    @Override
    public GivingEach renamed(int[] names) {
        return new GivingEach(
                running, don, Arrays.stream(left).map(piece -> names[piece]).toArray(), given);
    }

    @Override
    public String toString() {
        return "GivingEach " + running + Arrays.toString(left) + given;
    }
}
