package dev.cardinal.mageknight;

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
import dev.cardinal.mageknight.rules.turn.Concession;
import dev.cardinal.mageknight.rules.turn.Score;
import dev.cardinal.mageknight.scenario.PositionWriter;
import dev.cardinal.mageknight.speech.MageKnightMoveReader;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.view.Census;
import dev.cardinal.mageknight.view.Guess;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.Map;

/** A game of Mage Knight that advances in place. */
public final class MageKnightScratch extends FrameScratch<Table> {
    MageKnightScratch(Table table) {
        super(table);
    }

    @Override
    protected MoveReader<Table> reader() {
        return new MageKnightMoveReader(t, question());
    }

    @Override
    protected void take(Pick pick) {
        pick.sort();
        super.take(pick);
        t.tellRest();
    }

    @Override
    protected void leave(int seat) {
        Concession.of(t, seat);
        t.tellRest();
    }

    @Override
    public Outcome outcome() {
        return Score.of(t);
    }

    @Override
    public View view(Viewer viewer) {
        return new MageKnightView(this, viewer);
    }

    @Override
    public Scratch copy() {
        return new MageKnightScratch(t.copy());
    }

    @Override
    public Scratch guess(Viewer viewer, Chance chance) {
        return new MageKnightScratch(Guess.of(t, viewer, chance));
    }

    @Override
    public Arrangement arrangement() {
        return PositionWriter.of(t);
    }

    @Override
    public Map<String, Integer> census() {
        return Census.of(t);
    }

    @Override
    public Data.Fields everything() {
        return new MageKnightView(this, Viewer.REFEREE)
                .data()
                .with("chance", t.mark())
                .with("frames", t.frames.toString());
    }
}
