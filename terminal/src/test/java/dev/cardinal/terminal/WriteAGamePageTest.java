package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The page on writing a game shows the real code of the game, and its commands work. */
class WriteAGamePageTest {
    private static final Path ROOT = Path.of("..");
    private static final Path GAME = ROOT.resolve("games/kuhn");
    private static final Pattern SHOWN =
            Pattern.compile("`(games/kuhn/\\S+\\.java)`\n\n```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern SCENARIO = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);
    private static final Pattern COMMAND = Pattern.compile("^\\./cardinal (.*)$", Pattern.MULTILINE);

    private static String page() throws IOException {
        return Files.readString(ROOT.resolve("docs/write-a-game.md"));
    }

    @Test
    void the_page_shows_every_file_of_the_game_unchanged() throws IOException {
        List<String> shown = SHOWN.matcher(page())
                .results()
                .map(block -> {
                    assertThat(ROOT.resolve(block.group(1))).content().isEqualTo(block.group(2));
                    return Path.of(block.group(1)).getFileName().toString();
                })
                .toList();
        try (Stream<Path> files = Files.walk(GAME.resolve("src/main/java"))) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(shown);
        }
    }

    @Test
    void a_whole_game_takes_at_most_150_lines() throws IOException {
        int lines = 0;
        try (Stream<Path> files = Files.walk(GAME.resolve("src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                lines += Files.readAllLines(file).size();
            }
        }
        assertThat(lines).isLessThanOrEqualTo(150);
    }

    @Test
    void the_scenario_on_the_page_is_one_of_the_games() throws IOException {
        String scenario =
                SCENARIO.matcher(page()).results().findFirst().orElseThrow().group(1);
        assertThat(GAME.resolve("scenarios/kuhn.yaml")).content().contains(scenario.strip());
    }

    @Test
    void the_commands_on_the_page_work() throws IOException {
        List<String> commands = COMMAND.matcher(page())
                .results()
                .map(command -> command.group(1).replace("games/kuhn", GAME.toString()))
                .filter(command -> !command.startsWith("play"))
                .toList();
        assertThat(commands).hasSize(3);
        for (String command : commands) {
            StringWriter out = new StringWriter();
            CommandLine line = Cardinal.commandLine(command.split(" "))
                    .setOut(new PrintWriter(out))
                    .setErr(new PrintWriter(out));
            assertThat(Cardinal.execute(line, command.split(" ")))
                    .as("%s%n%s", command, out)
                    .isZero();
        }
    }
}
