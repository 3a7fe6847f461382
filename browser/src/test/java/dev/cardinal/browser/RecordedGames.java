package dev.cardinal.browser;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Marks;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Viewer;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Random games as one viewer sees them: what a server sends, with the whole scene after every message beside it. */
final class RecordedGames {
    private static final int LONGEST = 4000;
    private final Game game;
    private final int answersInOneMessage;

    /** @param answersInOneMessage how many answers are reported together at most, as after a pause */
    RecordedGames(Game game, int answersInOneMessage) {
        this.game = game;
        this.answersInOneMessage = answersInOneMessage;
    }

    /** Writes games with these seeds to one file, a message a line. */
    void record(Path file, int firstSeed, int games) throws IOException, Refused {
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
            for (int seed = firstSeed; seed < firstSeed + games; seed++) {
                record(seed, out);
            }
        }
    }

    private void record(long seed, PrintWriter out) throws Refused {
        Chance chance = new Chance(seed);
        Scratch scratch = game.deal(game.random(Options.DEFAULT, chance)).scratch(seed);
        Viewer viewer = viewer(chance.below(scratch.seats() + 2), scratch.seats());
        List<Data> told = new ArrayList<>();
        scratch.listen(event -> told.add(event.json(viewer)));
        Scene old = scene(scratch, viewer);
        out.println(Data.fields()
                .with("game", game.name() + " " + seed + " as " + viewer)
                .with("scene", old.json()));
        Offer offer = new Offer();
        Pick pick = new Pick();
        int untold = 0;
        for (int answers = 0; answers < LONGEST && scratch.asked() >= 0; answers++) {
            scratch.offer(offer);
            offer.random(chance, pick);
            scratch.answer(pick);
            untold++;
            if (untold > chance.below(answersInOneMessage) || scratch.asked() < 0) {
                Scene now = scene(scratch, viewer);
                out.println(Data.fields()
                        .with("events", Data.of(List.copyOf(told)))
                        .with("changes", Marks.of(now).changesSince(Marks.of(old)))
                        .with("scene", now.json()));
                told.clear();
                untold = 0;
                old = now;
            }
        }
    }

    private static Viewer viewer(int who, int seats) {
        if (who < seats) {
            return Viewer.seat(who);
        }
        return who == seats ? Viewer.SPECTATOR : Viewer.REFEREE;
    }

    private static Scene scene(Scratch scratch, Viewer viewer) {
        return new Position(scratch.copy()).view(viewer).scene();
    }
}
