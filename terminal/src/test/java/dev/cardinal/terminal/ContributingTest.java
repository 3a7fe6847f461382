package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Game;
import dev.cardinal.players.Games;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Adds the card in CONTRIBUTING.md to a copy of Dominion, step by step, and uses the result.
 *
 * <p>Many more cards like it make the library larger than a game can be.
 */
@Tag("long")
class ContributingTest {
    private static final Path DOMINION = Path.of("..", "games", "dominion", "src", "main");
    private static final String CARDS = "dev/cardinal/dominion/card/Cards.java";
    private static final Pattern CONSTANT = Pattern.compile("static final Card ([A-Z_0-9]+) =");
    private static final int MORE = 60;
    private static final String KINGDOM = "kingdom=Windmill,Throne Room,Moat,Library,Spy,Militia,Remodel,Vassal";

    @TempDir
    private static Path folder;

    private static String classPath;

    @BeforeAll
    static void follow_the_steps() throws IOException {
        Path sources = folder.resolve("sources");
        Path classes = folder.resolve("classes");
        copy(DOMINION.resolve("java"), sources);
        copy(DOMINION.resolve("resources"), classes);
        Path cards = sources.resolve(CARDS);
        String library = withCard(Files.readString(cards), block("java"));
        for (int i = 1; i <= MORE; i++) {
            library = withCard(
                    library, block("java").replace("WINDMILL", "WINDMILL_" + i).replace("mill", "mill " + i));
        }
        Files.writeString(cards, library);
        Files.writeString(folder.resolve("windmill.yaml"), block("yaml"));

        String others = System.getProperty("java.class.path");
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-cp", others, "-d", classes.toString()));
        try (Stream<Path> files = Files.walk(sources)) {
            files.map(Path::toString)
                    .filter(file -> file.endsWith(".java") && !file.endsWith("module-info.java"))
                    .forEach(arguments::add);
        }
        int failed = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        assertThat(failed).isZero();
        // The first Dominion on the class path hides the one without the card.
        classPath = classes + File.pathSeparator + others;
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> paths = Files.walk(from)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(path));
                Files.createDirectories(target.getParent());
                Files.copy(path, target);
            }
        }
    }

    /** The first block in this language on adding a card to Dominion, without the indent of its list. */
    private static String block(String language) throws IOException {
        return block("## Add a card to Dominion", language);
    }

    private static String block(String chapter, String language) throws IOException {
        String page = Files.readString(Path.of("..", "CONTRIBUTING.md"));
        int start = page.indexOf("```" + language, page.indexOf(chapter)) + 3 + language.length();
        return page.substring(start, page.indexOf("```", start)).stripIndent();
    }

    /** Inserts a card at its place in the alphabetical list of kingdom cards. */
    private static String withCard(String cards, String card) {
        Matcher added = CONSTANT.matcher(card);
        assertThat(added.find()).isTrue();
        int kingdom = cards.indexOf("ADVENTURER");
        Matcher next = CONSTANT.matcher(cards).region(cards.lastIndexOf('\n', kingdom), cards.length());
        while (next.find()) {
            if (next.group(1).compareTo(added.group(1)) > 0) {
                int line = cards.lastIndexOf('\n', next.start());
                return cards.substring(0, line) + card + cards.substring(line);
            }
        }
        throw new AssertionError("there is no card after " + added.group(1));
    }

    private static String cardinal(String typed, String... arguments) throws IOException, InterruptedException {
        return cardinal(0, typed, arguments);
    }

    private static String cardinal(int status, String typed, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", classPath, "dev.cardinal.terminal.Cardinal"));
        command.addAll(List.of(arguments));
        Path input = Files.writeString(folder.resolve("typed"), typed);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(input.toFile())
                .redirectErrorStream(true);
        builder.environment().put("XDG_DATA_HOME", folder.resolve("data").toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isEqualTo(status);
        return said;
    }

    @Test
    void its_scenario_passes() throws Exception {
        assertThat(cardinal("", "rules", "windmill.yaml")).contains("1 scenario");
    }

    @Test
    void the_fuzzer_finds_nothing() throws Exception {
        cardinal("", "fuzz", "dominion", "--games", "5", "--option", KINGDOM);
    }

    @Test
    void bots_buy_and_play_it() throws Exception {
        String players = "bmu+windmill,house,random";
        cardinal("", "sim", "dominion", "--players", players, "--games", "100", "--option", KINGDOM);
    }

    @Test
    void help_says_what_it_does() throws Exception {
        String said = cardinal("help windmill\nquit\n", "play", "dominion", "--option", KINGDOM);
        assertThat(said)
                .contains("Windmill | $4 | action | +1 Card, +$1, +1 Buy\n")
                .doesNotContain("null");
    }

    @Test
    void clients_are_shown_its_face_and_its_pile() throws Exception {
        assertThat(cardinal("", "games", "--faces", "dominion")).contains("Windmill ");
        assertThat(cardinal("", "play", "dominion", "--json", "--option", KINGDOM))
                .contains("\"supply/Windmill\"");
    }

    @Test
    void random_kingdoms_are_drawn_from_a_library_of_any_size() throws Exception {
        cardinal("", "fuzz", "dominion", "--games", "10", "--option", "kingdom=random", "--option", "turns=10");
        cardinal("", "sim", "dominion", "--players", "house,random", "--games", "50");
    }

    @Test
    void a_game_with_too_many_kinds_of_cards_is_refused() throws Exception {
        String said = cardinal(
                2, "", "sim", "dominion", "--players", "random,random", "--games", "1", "--option", "kingdom=all");
        assertThat(said).contains("A game has at most 48 kingdom cards, and these are 86");
    }

    @Test
    void the_menu_on_the_page_is_a_bot() throws Exception {
        Files.writeString(
                folder.resolve("careful.menu"), block("## Add a bot", "menu").stripLeading());
        assertThat(cardinal("", "sim", "dominion", "--players", "menu:careful.menu,random", "--games", "50"))
                .contains("careful");
    }

    @Test
    void every_game_was_added_as_the_page_says() throws IOException {
        String build = Files.readString(Path.of("..", "pom.xml"));
        String terminal = Files.readString(Path.of("..", "terminal", "pom.xml"));
        String keys = Files.readString(Path.of("..", "docs", "scenarios.md"));
        for (Game game : Games.all()) {
            assertThat(build).contains("<module>games/" + game.name() + "</module>");
            assertThat(terminal).contains("<artifactId>cardinal-" + game.name() + "</artifactId>");
            assertThat(keys).as("its position keys and moves").contains("game: " + game.name());
        }
    }
}
