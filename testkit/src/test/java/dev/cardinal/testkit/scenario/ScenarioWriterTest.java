package dev.cardinal.testkit.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.swap.Bug;
import dev.cardinal.testkit.swap.Swap;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ScenarioWriterTest {
    private static final Swap SWAP = new Swap(Bug.NONE);

    private static String written(Viewer viewer) throws Refused {
        Position position = SWAP.deal(Options.DEFAULT).position(3);
        return ScenarioWriter.write(SWAP, Options.DEFAULT.with("players", "2"), position, viewer, new Chance(1));
    }

    @Test
    void a_scenario_says_at_the_top_whose_knowledge_it_is() throws Refused {
        assertThat(written(Viewer.seat(1)))
                .startsWith("# What seat 1 knows at this point of a game. Everything else is drawn at random.\n");
        assertThat(written(Viewer.SPECTATOR)).startsWith("# What a spectator knows");
        assertThat(written(Viewer.REFEREE))
                .startsWith("# Everything there is to know at this point of a game, including secrets.\n");
    }

    @Test
    void a_written_scenario_passes_and_asks_the_same_question() throws Refused {
        Scenario scenario =
                ScenarioReader.read("written", written(Viewer.seat(0))).getFirst();
        assertThat(scenario.title()).isEqualTo("Player 0's turn, as seat 0 knows it");
        assertThat(scenario.options()).isEqualTo(Options.DEFAULT.with("players", "2"));
        assertThat(new ScenarioRunner(List.of(SWAP)).outcome(scenario)).isEqualTo(new ScenarioReport.Pass());
    }

    private static Data readAgain(Data data) throws Refused {
        String text = "game: swap\ntitle: any\nsteps: [{note: none}]\n"
                + YamlText.of(Data.fields().with("position", Data.fields().with("any", data)));
        Scenario scenario = ScenarioReader.read("any", text).getFirst();
        assertThat(scenario.problem()).as(text).isNull();
        return Objects.requireNonNull(
                Objects.requireNonNull(scenario.position()).get("any"));
    }

    @Test
    void data_survives_writing_and_reading() throws Refused {
        List<Data> several = List.of(
                Data.of("Throne Room"),
                Data.of("no"),
                Data.of("12"),
                Data.of("1e5"),
                Data.of("-2/3"),
                Data.of("0/hand/3"),
                Data.of(""),
                Data.of(" - a: [b], {c} #d \"e\" \\ 'f'\n"),
                Data.of("Capone\"Gang\"Bege, the one: and only"),
                Data.of(-7),
                Data.of(true),
                Data.fields().with("2/-3", "x").with("a: b", 1).with("0", Data.of(List.of())));
        for (Data one : several) {
            assertThat(readAgain(one)).isEqualTo(one);
        }
        assertThat(readAgain(Data.of(several))).isEqualTo(Data.of(several));
        Data wide = Data.of(Collections.nCopies(30, Data.of("something, to break \"a line\"")));
        assertThat(readAgain(wide)).isEqualTo(wide);
        Data deep = Data.of(Collections.nCopies(
                3, Data.fields().with("wide", wide).with("few", Data.fields().with("a", Data.of(several)))));
        assertThat(readAgain(deep)).isEqualTo(deep);
    }

    @Test
    void short_values_take_one_line_and_long_ones_are_broken() {
        Data.Fields data = Data.fields()
                .with("short", Data.texts(List.of("Copper", "Throne Room")))
                .with("long", Data.texts(Collections.nCopies(20, "Copper")));
        assertThat(YamlText.of(data).lines()).hasSize(3).first().isEqualTo("short: [Copper, Throne Room]");
        assertThat(YamlText.of(data).lines()).allMatch(line -> line.length() <= 110);
    }
}
