package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.scenario.Scenario;
import dev.cardinal.testkit.scenario.ScenarioReader;
import dev.cardinal.testkit.scenario.ScenarioReport;
import dev.cardinal.testkit.scenario.ScenarioRunner;
import dev.cardinal.testkit.scenario.ScenarioWriter;
import java.util.List;
import java.util.Objects;

/** Contract 9: what a viewer knows can be written as a scenario, and arranging it gives the same view. */
final class ScenariosRestorePositions implements Check {
    /** One position in this many is written as a scenario. */
    private static final int LOOKED = 15;

    private static final int REFEREE = 6;
    private static final int AHEAD = 6;

    private final Game game;
    private final Options options;

    ScenariosRestorePositions(Game game, Options options) {
        this.game = game;
        this.options = options;
    }

    @Override
    public int contract() {
        return 9;
    }

    @Override
    public void position(Snapshot snapshot, Chance chance) {
        if (chance.below(LOOKED) > 0) {
            return;
        }
        List<Viewer> viewers = snapshot.viewers();
        Viewer viewer = chance.below(REFEREE) == 0 ? Viewer.REFEREE : viewers.get(chance.below(viewers.size()));
        long seed = chance.next();
        String text = ScenarioWriter.write(game, options, snapshot.position(), viewer, new Chance(seed));
        try {
            Position arranged = arranged(text);
            same(snapshot.position(), arranged, viewer, text);
            drawsAnew(arranged, text);
            Position written =
                    viewer.seesAll() ? snapshot.position() : snapshot.position().guess(viewer, new Chance(seed));
            goesOnAlike(written, arranged, chance, text);
        } catch (Refused refused) {
            throw new Breach(9, "a written scenario is refused: " + refused.refusal() + "\n" + text);
        }
    }

    private Position arranged(String text) throws Refused {
        Scenario scenario = ScenarioReader.read("what was written", text).getFirst();
        if (new ScenarioRunner(List.of(game)).outcome(scenario) instanceof ScenarioReport.Failure failure) {
            throw new Breach(9, "a written scenario fails: " + failure + "\n" + text);
        }
        return game.deal(scenario.options()).arrange(Objects.requireNonNull(scenario.position()));
    }

    /** A game that starts from a scenario draws from a source of its own. */
    private static void drawsAnew(Position arranged, String text) {
        Position fair = arranged.drawingFrom(Seed.secret(new byte[Long.BYTES]));
        same(arranged, fair, Viewer.REFEREE, text);
        Breach.unless(
                !Objects.equals(
                        fair.everything().get("chance"), arranged.everything().get("chance")),
                9,
                () -> "a game that starts from a scenario draws from a known source\n" + text);
    }

    private static void same(Position real, Position arranged, Viewer viewer, String text) {
        Data.Fields one = real.view(viewer).data();
        Data.Fields other = arranged.view(viewer).data();
        Breach.unless(
                one.equals(other), 9, () -> viewer + " sees " + one + ", but in the scenario " + other + "\n" + text);
        Breach.unless(
                real.view(viewer).scene().equals(arranged.view(viewer).scene()),
                9,
                () -> "to " + viewer + " the scene is "
                        + real.view(viewer).scene().json() + ", but in the scenario "
                        + arranged.view(viewer).scene().json() + "\n" + text);
        Breach.unless(
                real.view(viewer)
                        .question()
                        .map(Question::toJson)
                        .equals(arranged.view(viewer).question().map(Question::toJson)),
                9,
                () -> "in the scenario, " + viewer + " is asked another question\n" + text);
    }

    /** What no view shows matters later: until something is drawn, the same answers must lead to the same positions. */
    private static void goesOnAlike(Position written, Position arranged, Chance chance, String text) {
        Data drawn = generator(written);
        Position one = written;
        Position other = arranged;
        Pick pick = new Pick();
        for (int steps = 0; steps <= AHEAD && drawn.equals(generator(one)); steps++) {
            same(one, other, Viewer.REFEREE, text);
            if (one.over()) {
                return;
            }
            Question question = one.question();
            question.offer().random(chance, pick);
            other = other.answer(same(pick, question, other.question()));
            one = one.answer(Answer.of(pick, question.limits().ordered()));
        }
    }

    /** The same options, whose codes may differ. */
    private static Answer same(Pick pick, Question question, Question other) {
        List<Integer> codes = question.options().stream().map(Option::code).toList();
        Pick same = new Pick();
        for (int i = 0; i < pick.size(); i++) {
            same.add(other.options().get(codes.indexOf(pick.code(i))).code());
        }
        return Answer.of(same, question.limits().ordered());
    }

    private static Data generator(Position position) {
        return Objects.requireNonNullElse(position.everything().get("chance"), Data.of(""));
    }
}
