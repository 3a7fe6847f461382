package dev.cardinal.dominion.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The scenarios page documents Dominion's moves. */
class ScenarioDocumentTest {
    private static final Path PAGE = Path.of("../../docs/scenarios.md");
    private static final Pattern MOVE = Pattern.compile("^\\| `(\\{\"type\".*?})`", Pattern.MULTILINE);

    private static List<String> moves() throws IOException {
        return MOVE.matcher(Files.readString(PAGE))
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }

    @Test
    void the_page_shows_every_type_of_move_once() throws IOException, Refused {
        List<String> types = new ArrayList<>();
        for (String move : moves()) {
            types.add(((Data.Text) ((Data.Fields) Json.parse(move)).get("type")).value());
        }
        assertThat(types)
                .containsExactlyElementsOf(
                        Arrays.stream(MoveType.values()).map(MoveType::json).toList());
    }
}
