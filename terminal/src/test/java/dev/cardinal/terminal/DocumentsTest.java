package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.Roster;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every command in a document works, and every block of code is run or compared by some test. */
@Tag("long")
class DocumentsTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern BLOCK =
            Pattern.compile("^( *)```(\\w*)\n(.*?)^ *```", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern INLINE = Pattern.compile("`((?:\\./)?(?:cardinal|mvnw) [^`\n]+)`");
    private static final Pattern INDENTED = Pattern.compile("(?m)^    (\\./(?:cardinal|mvnw) .+)$");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    /** The tests that take care of the blocks in each document, by language. */
    private static final Map<String, Map<String, String>> TESTED = Map.of(
            "README.md", Map.of("sh", "DocumentsTest, ImageTest"),
            "CONTRIBUTING.md",
                    Map.of(
                            "java", "ContributingTest",
                            "yaml", "ContributingTest",
                            "menu", "ContributingTest",
                            "js", "AddAFaceTest"),
            "docs/architecture.md", Map.of("text", "diagrams"),
            "docs/games.md", Map.of("java", "DocumentsTest", "text", "a diagram"),
            "docs/library.md", Map.of("java", "LibraryPageTest", "xml", "DocumentsTest"),
            "docs/menus.md", Map.of("menu", "MenusTest"),
            "docs/onepiece-cards.md", Map.of("json", "CardsPageTest", "text", "InquiryTest"),
            "docs/plugins.md", Map.of("java", "PluginsTest"),
            "docs/protocol.md",
                    Map.of("java", "LineProtocolTest", "text", "LineProtocolTest", "python", "ProgramsTest"),
            "docs/scenarios.md",
                    Map.of("sh", "DocumentsTest", "yaml", "RulesCommandTest", "text", "what a failure looks like"));

    private static final Map<String, Map<String, String>> ALSO_TESTED = Map.of(
            "docs/fair.md", Map.of("text", "FairPageTest"),
            "docs/language-models.md",
                    Map.of("json", "LanguageModelsPageTest", "text", "LanguageModelsPageTest", "python", "ModelsTest"),
            "docs/scene.md", Map.of("json", "ScenePageTest"),
            "docs/server.md", Map.of("text", "ServerPageTest"),
            "docs/web.md", Map.of("text", "a diagram"),
            "docs/write-a-game.md",
                    Map.of("java", "WriteAGamePageTest", "yaml", "WriteAGamePageTest", "sh", "DocumentsTest"));

    /** What a build inside the build would run again. */
    private static final Set<String> BUILDS = Set.of(
            "./mvnw verify",
            "./mvnw install",
            "./mvnw spotless:apply",
            "./mvnw -Dfast test",
            "./mvnw -Pimage package",
            "./mvnw -Pimage verify");

    @TempDir
    private static Path folder;

    private static List<String> documents() throws IOException {
        try (Stream<Path> pages = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(
                            Stream.of("README.md", "CONTRIBUTING.md"),
                            pages.map(page -> "docs/" + page.getFileName()).filter(name -> name.endsWith(".md")))
                    .sorted()
                    .toList();
        }
    }

    private static String read(String document) throws IOException {
        return Files.readString(ROOT.resolve(document));
    }

    private static List<MatchResult> blocks(String document) throws IOException {
        return BLOCK.matcher(read(document)).results().toList();
    }

    private static String block(String document, String language) throws IOException {
        return blocks(document, language).getFirst();
    }

    private static List<String> blocks(String document, String language) throws IOException {
        return blocks(document).stream()
                .filter(block -> block.group(2).equals(language))
                .map(block -> block.group(3))
                .toList();
    }

    /** A Leader and fifty red cards. */
    private static String redDeck() {
        return "# red rush\n1x ST01-001\n2x ST01-014\n"
                + IntStream.rangeClosed(2, 13)
                        .mapToObj("4x ST01-%03d\n"::formatted)
                        .collect(Collectors.joining());
    }

    @TestFactory
    Stream<DynamicTest> every_block_is_tested() throws IOException {
        return documents().stream()
                .map(document -> DynamicTest.dynamicTest(document, () -> {
                    Map<String, String> tested =
                            TESTED.getOrDefault(document, ALSO_TESTED.getOrDefault(document, Map.of()));
                    assertThat(blocks(document))
                            .extracting(block -> block.group(2))
                            .isSubsetOf(tested.keySet());
                }));
    }

    @Test
    void the_card_of_the_page_on_the_games_is_one_of_dominion() throws IOException {
        String cards = read("games/dominion/src/main/java/dev/cardinal/dominion/card/Cards.java");
        assertThat(cards.replaceAll("\\s+", " "))
                .contains(block("docs/games.md", "java").strip());
    }

    @Test
    void the_dependency_of_the_page_for_programmers_is_built_here() throws IOException {
        String wanted = block("docs/library.md", "xml");
        assertThat(ROOT.resolve("games/dominion/pom.xml"))
                .content()
                .contains(tag(wanted, "artifactId"), tag(wanted, "version"));
    }

    private static String tag(String xml, String name) {
        Matcher tag = Pattern.compile("<" + name + ">[^<]*</" + name + ">").matcher(xml);
        assertThat(tag.find()).isTrue();
        return tag.group();
    }

    /** The files that the commands name. */
    @BeforeAll
    static void prepare() throws IOException, InterruptedException, Refused {
        Files.createSymbolicLink(folder.resolve("games"), ROOT.resolve("games"));
        Files.createSymbolicLink(folder.resolve("docs"), ROOT.resolve("docs"));
        Files.writeString(folder.resolve("my-question.yaml"), block("docs/scenarios.md", "yaml"));
        Files.writeString(folder.resolve("cards.json"), block("docs/onepiece-cards.md", "json"));
        Files.writeString(
                folder.resolve("my-rules.json"),
                blocks("docs/onepiece-cards.md", "json").get(1));
        Files.writeString(folder.resolve("my-deck.txt"), redDeck());
        Files.writeString(folder.resolve("mine.menu"), block("docs/menus.md", "menu"));
        Files.writeString(folder.resolve("bot.py"), block("docs/protocol.md", "python"));
        Files.writeString(folder.resolve("agent.py"), block("docs/language-models.md", "python"));
        new PluginJar(folder)
                .source("Patient", block("docs/plugins.md", "java"))
                .service("OwnBots", "example.Patient")
                .in(folder.resolve("my-jars"), "patient.jar");
        run(List.of("sim", "dominion", "--players", "bigmoney,bigmoney", "--games", "1", "--save", "saved"));
        try (Stream<Path> saved = Files.list(folder.resolve("saved"))) {
            Files.copy(saved.findFirst().orElseThrow(), folder.resolve("friday.replay"));
        }
        Roster roster = GameFile.read(folder.resolve("friday.replay")).roster();
        Files.writeString(folder.resolve("roster.json"), roster.open().toString());
    }

    @TestFactory
    Stream<DynamicTest> every_command_works() throws IOException {
        Set<String> commands = new LinkedHashSet<>();
        for (String document : documents()) {
            for (MatchResult block : blocks(document)) {
                block.group(3)
                        .lines()
                        .map(line -> line.replaceFirst("\\s+#.*", "")
                                .replaceFirst("^\\$ ", "")
                                .strip())
                        .filter(line -> block.group(2).equals("sh") || line.startsWith("./cardinal"))
                        .forEach(commands::add);
            }
            String text = BLOCK.matcher(read(document)).replaceAll("");
            Stream.of(INLINE, INDENTED)
                    .flatMap(pattern -> pattern.matcher(text).results())
                    .map(command -> command.group(1).replaceFirst("\\s+#.*", ""))
                    .forEach(commands::add);
        }
        assertThat(commands).hasSizeGreaterThan(50);
        return commands.stream()
                .filter(command -> !command.matches(
                        "cardinal (NAME|rules|onepiece|play|play --json|replay|join)")) // only their names
                .filter(command -> !command.contains("cardinal-*")) // the archive, which ImageTest unpacks
                .map(command -> DynamicTest.dynamicTest(command, () -> works(command)));
    }

    private static void works(String command) throws IOException, InterruptedException {
        assumeTrue(!command.contains("python3") || ProgramsTest.isThere("python3"), "skipped: there is no python3");
        if (command.startsWith("./mvnw")) {
            assertThat(BUILDS).contains(command);
        } else {
            run(filledIn(command));
        }
    }

    /** The words of a command, with something for each name in capitals, and less work than people would ask for. */
    private static List<String> filledIn(String command) {
        List<String> words = new ArrayList<>();
        WORD.matcher(command)
                .results()
                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                .forEach(words::add);
        words.removeFirst();
        String file = switch (words.getFirst()) {
            case "rules" -> "my-question.yaml";
            case "replay" -> "friday.replay";
            default -> "cards.json";
        };
        words.replaceAll(word -> switch (word) {
            case "FILE" -> file;
            case "KEPT" -> "roster.json";
            case "GAME", "YOURGAME" -> "kuhn";
            case "ID" -> "MY-001";
            case "games/dominion/scenarios/windmill.yaml" -> "games/dominion/scenarios/moat.yaml";
            default -> word;
        });
        int save = words.indexOf("--save");
        if (save > 0) {
            words.set(save + 1, "kept"); // games is a folder of this project
        }
        int games = words.indexOf("--games");
        if (games > 0) {
            words.subList(games, games + 2).clear();
        }
        switch (words.getFirst()) {
            case "oracle" -> words.addAll(List.of("--games", "100"));
            case "bench", "serve", "join", "mcp" -> words.add("--help"); // they take a minute, or for ever
            case "fuzz" -> words.addAll(words.contains("server") ? List.of("--help") : List.of("--games", "1"));
            case "sim" -> words.addAll(List.of("--games", "3"));
            default -> {}
        }
        return words;
    }

    /** Runs a command in the folder; whoever is asked for a move quits. */
    private static void run(List<String> words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", absoluteClassPath(), "dev.cardinal.terminal.Cardinal"));
        command.addAll(words);
        Path typed = Files.writeString(folder.resolve("typed"), words.contains("--json") ? "" : "quit\n");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(typed.toFile())
                .redirectErrorStream(true);
        builder.environment().put("XDG_DATA_HOME", folder.resolve("data").toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as("%s%n%s", words, said).isZero();
    }

    private static String absoluteClassPath() {
        return String.join(
                java.io.File.pathSeparator,
                Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                        .map(entry -> Path.of(entry).toAbsolutePath().toString())
                        .toList());
    }
}
