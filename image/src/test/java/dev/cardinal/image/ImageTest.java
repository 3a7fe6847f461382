package dev.cardinal.image;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.image.Unpacked.Ran;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs what people download as they would: in an empty environment, so no other Java can be found. */
class ImageTest {
    @TempDir
    private static Path unpackedIn;

    private static Unpacked image;

    @TempDir
    private Path folder;

    @BeforeAll
    static void unpack() throws IOException {
        image = Unpacked.in(Files.createDirectory(unpackedIn.resolve("a folder (x86)")));
    }

    private static void fine(Ran ran) {
        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
    }

    @Test
    void it_contains_what_the_readme_names_and_nothing_else() throws IOException {
        try (Stream<Path> parts = Files.list(image.root())) {
            assertThat(parts.map(part -> part.getFileName().toString()))
                    .containsExactlyInAnyOrder("LICENSE", "README.txt", "bin", "lib", "runtime");
        }
    }

    @Test
    void it_prints_its_version() {
        Ran ran = image.cardinal("--version");

        fine(ran);
        assertThat(ran.out().strip()).isEqualTo("cardinal " + System.getProperty("cardinal.version"));
    }

    @Test
    void it_has_all_games() {
        Ran ran = image.cardinal("games");

        fine(ran);
        assertThat(ran.out()).contains("dominion: ", "onepiece: ", "mageknight: ");
    }

    @Test
    void it_simulates() {
        Ran ran = image.cardinal(
                "sim", "dominion", "--players", "bigmoney,random", "--games", "20", "--seed=1", "--json");

        fine(ran);
        assertThat(ran.out()).startsWith("{\"game\":\"dominion\",\"games\":20,");
    }

    @Test
    void it_runs_scenarios_of_every_game() throws IOException {
        Path scenarios = Files.createDirectory(folder.resolve("my rules"));
        for (String file :
                List.of("dominion/scenarios/moat", "onepiece/scenarios/battle", "mageknight/scenarios/combat")) {
            Files.copy(
                    Path.of("..", "games").resolve(file + ".yaml"),
                    scenarios.resolve(file.replace('/', '-') + ".yaml"));
        }

        Ran ran = image.cardinal("rules", scenarios.toString(), "--json");

        fine(ran);
        assertThat(ran.out()).contains("\"failed\":[]");
    }

    @Test
    void a_game_is_played_by_typing_and_saved() throws IOException {
        Ran played = image.cardinal(
                Map.of("XDG_DATA_HOME", folder.toString()),
                "t\nbuy silver\nend\nt\nbuy copper\nend\nconcede\ny\n",
                "play",
                "dominion",
                "--seed",
                "4");

        fine(played);
        assertThat(played.out()).contains("bought Silver", "bought Copper", "The game is over");
        try (Stream<Path> saved = Files.list(folder.resolve("cardinal").resolve("games"))) {
            Ran verified = image.cardinal(
                    "replay", "--verify", saved.findFirst().orElseThrow().toString());
            fine(verified);
            assertThat(verified.out()).startsWith("ok: ");
        }
    }

    @Test
    void it_serves_tables() throws Exception {
        Process server = new ProcessBuilder(
                        image.launcher().toString(),
                        "serve",
                        "--host=127.0.0.1",
                        "--port=0",
                        "--json",
                        "--database",
                        folder.resolve("tables.db").toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            String said = server.inputReader().readLine();
            assertThat(said).as("where it listens").startsWith("{\"url\":\"http://127.0.0.1:");
            URI url = URI.create(said.replaceFirst(".*\"(http[^\"]+)\".*", "$1"));
            assertThat(url.resolve("/health").toURL().openStream().readAllBytes())
                    .asString()
                    .isEqualTo("ok\n");
        } finally {
            server.destroyForcibly();
        }
    }

    @Test
    void wrong_usage_exits_with_its_status() {
        assertThat(image.cardinal("play", "chess").status()).isEqualTo(2);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void it_starts_through_symbolic_links() throws IOException {
        Path home = Files.createDirectory(unpackedIn.resolve("home"));
        Path bin = Files.createDirectory(home.resolve("bin"));
        Path link = Files.createSymbolicLink(bin.resolve("cardinal"), image.launcher());
        Path toLink = Files.createSymbolicLink(home.resolve("my cards"), Path.of("bin", "cardinal"));

        fine(image.through(link).cardinal("--version"));
        fine(image.through(toLink).cardinal("--version"));
    }

    @Test
    void it_starts_fast_because_classes_come_from_the_cache() {
        Ran ran = image.cardinal(Map.of("JAVA_TOOL_OPTIONS", "-Xlog:class+load"), "", "games");

        assertThat(ran.out())
                .contains(
                        " dev.cardinal.terminal.GamesCommand source: shared objects file",
                        " dev.cardinal.dominion.Dominion source: shared objects file");
    }

    @Test
    void it_chooses_the_garbage_collector_unless_you_do() {
        assertThat(flags("-XX:+PrintFlagsFinal")).containsPattern("UseParallelGC +=  *true");
        assertThat(flags("-XX:+PrintFlagsFinal -XX:+UseSerialGC"))
                .containsPattern("UseSerialGC +=  *true")
                .containsPattern("UseParallelGC +=  *false");
    }

    private static String flags(String options) {
        Ran ran = image.cardinal(Map.of("JAVA_TOOL_OPTIONS", options), "", "--version");
        assertThat(ran.status()).isZero();
        return ran.out();
    }

    @Test
    void its_java_has_the_modules_that_the_jars_need() throws IOException {
        Set<String> needed = new TreeSet<>();
        for (String line : jdeps().lines().toList()) {
            String[] arrow = line.strip().split(" -> ");
            // Jackson uses the desktop only if it is present; what is not found belongs to features that we do not use.
            if (!arrow[1].endsWith(".jar")
                    && !Set.of("java.desktop", "not found").contains(arrow[1])) {
                needed.add(arrow[1]);
            }
        }

        String release = Files.readString(image.root().resolve("runtime").resolve("release"));
        String modules = release.lines()
                .filter(line -> line.startsWith("MODULES="))
                .findFirst()
                .orElseThrow();
        assertThat(modules.replaceAll("MODULES=|\"", "").split(" ")).containsAll(needed);
    }

    private static String jdeps() throws IOException {
        StringWriter out = new StringWriter();
        PrintWriter to = new PrintWriter(out);
        Path lib = image.root().resolve("lib");
        try (Stream<Path> jars = Files.list(lib)) {
            String all = jars.filter(file -> file.toString().endsWith(".jar"))
                    .map(Path::toString)
                    .collect(Collectors.joining(File.pathSeparator));
            String program = lib.resolve("cardinal.jar").toString();
            int status = ToolProvider.findFirst("jdeps")
                    .orElseThrow()
                    .run(
                            to,
                            to,
                            "-summary",
                            "-recursive",
                            "--multi-release=25",
                            "--ignore-missing-deps",
                            "--class-path",
                            all,
                            program);
            assertThat(status).as(out.toString()).isZero();
        }
        return out.toString();
    }

    @Test
    void windows_can_read_its_launcher() throws IOException {
        String cmd = Files.readString(image.root().resolve("bin").resolve("cardinal.cmd"));

        assertThat(cmd).doesNotContainPattern("[^\r]\n").isASCII();
    }
}
