package dev.cardinal.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Json;
import dev.cardinal.host.Person;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.players.Games;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.spec.McpSchema;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The page on seats for language models is correct; TokensTest checks its figures. */
@Timeout(60)
class LanguageModelsPageTest {
    private static final Path PAGE = Path.of("..", "docs", "language-models.md");
    private static final Pattern GAME = Pattern.compile("(?<=```text\n)(.*?)(?=```)", Pattern.DOTALL);
    private static final Pattern CALL = Pattern.compile("(?m)^> answer (\\{.*\\})$");
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final long SEED = 5;

    private static String page() throws Exception {
        return Files.readString(PAGE);
    }

    /** Run with -Dcardinal.docs=write to bring the page up to date. */
    @Test
    void its_game_goes_as_it_says() throws Exception {
        String page = page();
        List<String> calls =
                CALL.matcher(page).results().map(call -> call.group(1)).toList();
        assertThat(calls).hasSizeGreaterThan(3);
        String before = GAME.matcher(page).results().findFirst().orElseThrow().group();
        String played = played(calls);
        String now = page.replace(before, played);
        if ("write".equals(System.getProperty("cardinal.docs"))) {
            Files.writeString(PAGE, now);
        }
        assertThat(page).as("run this test with -Dcardinal.docs=write").isEqualTo(now);
        assertThat(played).contains("Not done.", "Not played, since", "The game is over.");
    }

    private static String played(List<String> calls) throws Exception {
        Game dominion = Games.named("dominion");
        Options options = Options.DEFAULT.with("kingdom", "first game").with("turns", "3");
        List<String> players = List.of(Person.NAME, "house");
        HostedGame game = HostedGame.start(
                dominion, Roster.numbered(dominion, options, players, SEED), Seats.of(dominion, players));
        StringBuilder played = new StringBuilder();
        try (OwnAccess seat = new OwnAccess(game, 0);
                Sitting sitting = new Sitting(seat)) {
            Thread table = Thread.ofVirtual().start(() -> goOn(game, seat));
            played.append("> look {}\n").append(sitting.look(false).text()).append('\n');
            for (String call : calls) {
                Arguments said = Arguments.of(arguments(call));
                played.append("\n> answer ").append(call).append('\n');
                played.append(answered(sitting, said).text()).append('\n');
            }
            table.interrupt();
        }
        return played.toString();
    }

    private static Map<String, Object> arguments(String call) throws Refused {
        Map<String, Object> arguments = new HashMap<>();
        ((Data.Fields) Json.parse(call))
                .values()
                .forEach((name, value) -> arguments.put(name, ((Data.Text) value).value()));
        return arguments;
    }

    private static Told answered(Sitting sitting, Arguments said) {
        try {
            return sitting.answer(said.text("move"), said.text("reason"));
        } catch (Refused refused) {
            return Told.of(refused.refusal());
        }
    }

    /** Lets the game go on whenever the seat has answered. */
    private static void goOn(HostedGame game, OwnAccess seat) {
        try {
            do {
                game.goOn();
                if (!game.position().over()) {
                    seat.asked();
                }
            } while (!game.position().over() && seat.answered(PATIENCE));
            seat.over();
        } catch (Refused | InterruptedException stop) {
            seat.over();
        }
    }

    @Test
    void its_configurations_start_what_there_is() throws Exception {
        List<String> blocks = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL)
                .matcher(page())
                .results()
                .map(block -> block.group(1))
                .toList();
        assertThat(blocks).hasSize(4);
        for (String block : blocks) {
            String servers = ((Data.Fields) Json.parse(block))
                    .values()
                    .values()
                    .iterator()
                    .next()
                    .toString();
            assertThat(servers).startsWith("{\"cardinal\":{").containsAnyOf("cardinal\",\"args\":[\"mcp\"]", "/mcp\"");
        }
    }

    @Test
    void its_table_of_tools_lists_all_of_them_and_their_descriptions_cost_what_it_says() throws Exception {
        List<String> rows = page().lines()
                .filter(line -> line.matches("\\| `[a-z_]+` \\| [^0-9].*"))
                .toList();
        assertThat(rows).hasSameSizeAs(Tools.ALL);
        for (Tool tool : Tools.ALL) {
            String row = rows.stream()
                    .filter(line -> line.startsWith("| `" + tool.name() + "` |"))
                    .findFirst()
                    .orElseThrow();
            for (Tool.Field field : tool.fields()) {
                assertThat(row).as(tool.name()).contains(field.name());
            }
        }
        McpJsonMapper json = McpJsonDefaults.getMapper();
        Offer offer = new Offer(json);
        StringBuilder offered = new StringBuilder(Tools.INSTRUCTIONS);
        for (Tool tool : Tools.ALL) { // what assistants pass on to a model
            McpSchema.Tool seen = offer.tool(tool, List.of());
            offered.append(seen.name()).append(seen.description()).append(json.writeValueAsString(seen.inputSchema()));
        }
        int tokens = TokensTest.TOKENS.countTokensOrdinary(offered.toString());
        Matcher said =
                Pattern.compile("descriptions of the tools cost ([\\d,]+) more").matcher(page());
        assertThat(said.find()).isTrue();
        assertThat(Integer.parseInt(said.group(1).replace(",", ""))).isCloseTo(tokens, Percentage.withPercentage(5));
    }
}
