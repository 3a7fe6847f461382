package dev.cardinal.onepiece;

import dev.cardinal.kernel.Arrangement;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.FrameScratch;
import dev.cardinal.kit.MoveReader;
import dev.cardinal.onepiece.move.TurnReports;
import dev.cardinal.onepiece.scenario.Arranged;
import dev.cardinal.onepiece.speech.OnePieceMoveReader;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Ending;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.view.Guess;
import dev.cardinal.onepiece.view.OnePieceView;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** A game of One Piece that advances in place. */
final class OnePieceScratch extends FrameScratch<Table> {
    OnePieceScratch(Table table) {
        super(table);
    }

    @Override
    protected MoveReader<Table> reader() {
        return new OnePieceMoveReader(t, question());
    }

    @Override
    protected void take(Pick pick) {
        t.actor = 1 << t.asked();
        super.take(pick);
        if (t.heard()) {
            TurnReports.settled(t);
        }
    }

    @Override
    protected void leave(int seat) {
        t.losers |= 1 << seat;
        t.ending = Ending.CONCESSION;
        if (t.heard()) {
            TurnReports.conceded(t, seat);
            TurnReports.over(t);
        }
    }

    @Override
    public void freeze() {
        t.values();
        super.freeze();
    }

    @Override
    public Outcome outcome() {
        return Result.of(t);
    }

    @Override
    public View view(Viewer viewer) {
        return new OnePieceView(this, viewer);
    }

    @Override
    public Scratch copy() {
        return new OnePieceScratch(t.copy());
    }

    @Override
    public Scratch guess(Viewer viewer, Chance chance) {
        return new OnePieceScratch(Guess.of(t, viewer, chance));
    }

    @Override
    public Arrangement arrangement() {
        return Arranged.of(t);
    }

    @Override
    public Map<String, Integer> census() {
        Map<String, Integer> census = new TreeMap<>();
        for (int seat = 0; seat < 2; seat++) {
            for (int zone = 0; zone < Areas.ZONES; zone++) {
                for (int i = 0; i < t.size(seat, zone); i++) {
                    census.merge(
                            seat + " " + t.printed(t.at(seat, zone, i)).card.id(), 1, Integer::sum);
                }
            }
            census.put(seat + " DON!!", t.donDeck(seat) + t.donOnField(seat));
        }
        return census;
    }

    @Override
    public Data.Fields everything() {
        return new OnePieceView(this, Viewer.REFEREE)
                .data()
                .with("chance", t.mark())
                .with(
                        "fine",
                        t.fine()
                                + t.frames
                                + t.running
                                + t.mods
                                + t.pending
                                + t.scheduled
                                + t.unstoppable
                                + Arrays.toString(t.turns));
    }
}
