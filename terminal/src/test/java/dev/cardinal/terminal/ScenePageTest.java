package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.kernel.scene.Marks;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page about scenes shows real output. */
class ScenePageTest {
    @TempDir
    Path folder;

    private static List<String> examples(String heading) throws Exception {
        List<String> lines = new ArrayList<>();
        boolean inside = false;
        for (String line : Files.readAllLines(Path.of("..", "docs", "scene.md"))) {
            if (line.startsWith("##")) {
                inside = line.replaceFirst("#+ ", "").equalsIgnoreCase(heading);
            } else if (inside && line.startsWith("{")) {
                lines.add(line);
            }
        }
        return lines;
    }

    @ParameterizedTest
    @ValueSource(strings = {"dominion", "onepiece", "mageknight"})
    void each_example_is_in_the_first_scene_of_its_game(String name) throws Exception {
        PlaySession session = new PlaySession(folder).play(name + " --json --seed 5");
        String scene = ((Data.Fields)
                        Json.parse(session.out().lines().findFirst().orElseThrow()))
                .get("scene")
                .toString();

        assertThat(examples(name))
                .hasSizeGreaterThan(3)
                .allSatisfy(line -> assertThat(scene).contains(line));
    }

    @Test
    void the_example_of_changes_is_what_an_attack_changes() throws Exception {
        Data.Fields said = (Data.Fields) Json.parse(
                "{\"seats\":{\"0\":{\"characters\":[\"ST01-003\"],\"don\":2},\"1\":{\"hand\":[\"ST01-006\"]}}}");
        Position before = Games.named("onepiece").deal(Options.DEFAULT).arrange(said);
        Position after = before;
        for (String move : List.of("give DON to Karoo", "attack with Karoo", "attack Monkey.D.Luffy")) {
            after = after.answer((Answer) after.read(move));
        }

        assertThat(examples("changes"))
                .containsExactly(marks(after).changesSince(marks(before)).toString());
    }

    private static Marks marks(Position position) {
        return Marks.of(position.view(Viewer.seat(0)).scene());
    }

    @ParameterizedTest
    @ValueSource(strings = {"dominion", "onepiece", "mageknight"})
    void every_face_that_a_scene_shows_can_be_looked_up(String name) throws Exception {
        PlaySession session = new PlaySession(folder).play(name + " --json --seed 5", "{\"entry\":0,\"picks\":[0]}");
        Game game = Games.named(name);
        List<String> faces = game.faces(Options.DEFAULT).stream().map(Face::id).toList();
        assertThat(faces).doesNotHaveDuplicates();
        for (String line : session.out().lines().toList()) {
            List<String> shown = new ArrayList<>();
            collect(((Data.Fields) Json.parse(line)).get("scene"), shown);
            assertThat(faces).containsAll(shown);
        }
    }

    private static void collect(Data data, List<String> faces) {
        switch (data) {
            case Data.Fields(var fields) ->
                fields.forEach((name, value) -> {
                    if (name.equals("face") && value instanceof Data.Text(String face)) {
                        faces.add(face);
                    }
                    collect(value, faces);
                });
            case Data.Items(var items) -> items.forEach(item -> collect(item, faces));
            case null, default -> {}
        }
    }
}
