package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Game;
import dev.cardinal.players.Games;
import dev.cardinal.players.Plugins;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Games, bots and commands from jars that someone else built. */
class PluginsTest {
    /** Dominion's rules under another name, and no bots. */
    private static final String TWIN = """
            package others;

            import dev.cardinal.kernel.*;
            import dev.cardinal.kernel.chance.Chance;
            import dev.cardinal.kernel.scene.Face;
            import dev.cardinal.players.Games;
            import java.util.*;

            public class Twin implements Game {
                private static Game rules() {
                    try {
                        return Games.named("dominion");
                    } catch (Refused missing) {
                        throw new IllegalStateException(missing);
                    }
                }

                public String name() { return "twin"; }
                public String rulesVersion() { return "1"; }
                public String about() { return "A game of others"; }
                public List<GameOption> options() { return rules().options(); }
                public Deal deal(Options options) throws Refused { return rules().deal(options); }
                public Options seat(Options options, List<Bot> bots) throws Refused { return rules().seat(options, bots); }
                public Options random(Options given, Chance chance) { return rules().random(given, chance); }
                public Set<String> ordered() { return rules().ordered(); }
                public Words words() { return rules().words(); }
                public List<Face> faces(Options options) throws Refused { return rules().faces(options); }
            }
            """;

    /** A bot that always picks the same way, for any game and under any name. */
    private static final String FIRST = """
            package others;

            import dev.cardinal.kernel.*;
            import dev.cardinal.kernel.chance.Chance;

            public record First(String name) implements Bot {
                public void answer(View view, Chance chance, Pick pick) {
                    view.question().orElseThrow().offer().random(new Chance(0), pick);
                }
            }
            """;

    @TempDir
    private Path folder;

    private Path plugins = Path.of("");

    @BeforeEach
    void makeAFolder() throws IOException {
        plugins = Files.createDirectory(folder.resolve("plugins"));
    }

    private record Ran(int status, String out, String err) {
        List<String> complaints() {
            return err.lines().toList();
        }
    }

    private Ran run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Map<String, String> environment = Map.of("XDG_DATA_HOME", folder.toString());
        int status = Cardinal.run(environment, new PrintWriter(out, true), new PrintWriter(err, true), args);
        return new Ran(status, out.toString(), err.toString());
    }

    private Ran runWithPlugins(String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.addAll(List.of("--plugins", plugins.toString()));
        return run(all.toArray(String[]::new));
    }

    private PluginJar jar() {
        return new PluginJar(folder);
    }

    private PluginJar twin() {
        return jar().source("Twin", TWIN).service("Game", "others.Twin");
    }

    private PluginJar bots(String name, String game, String... bots) {
        String about = String.join("\", \"a bot of others\", \"", bots);
        return jar().source("First", FIRST)
                .source(name, """
                        package others;

                        import dev.cardinal.kernel.*;
                        import java.util.Map;

                        public class %s implements OwnBots {
                            public String game() { return "%s"; }
                            public Map<String, String> about() { return Map.of("%s", "a bot of others"); }
                            public Bot bot(String name) throws Refused {
                                if (about().containsKey(name)) return new First(name);
                                throw new Refused(UNKNOWN, "There is no bot '" + name + "'");
                            }
                        }
                        """.formatted(name, game, about))
                .service("OwnBots", "others." + name);
    }

    private static JsonNode game(Ran ran, String name) {
        assertThat(ran.status()).isZero();
        for (JsonNode game : JsonMapper.shared().readTree(ran.out()).get("games")) {
            if (game.get("name").stringValue().equals(name)) {
                return game;
            }
        }
        throw new AssertionError("no game " + name + " in " + ran.out());
    }

    private static List<String> botsOf(JsonNode game) {
        return game.get("bots").findValuesAsString("name");
    }

    @Test
    void a_game_from_a_jar_is_listed_with_the_others_and_needs_no_bots() throws IOException {
        twin().in(plugins, "twin.jar");

        Ran listed = runWithPlugins("games", "--json");

        assertThat(listed.err()).isEmpty();
        assertThat(botsOf(game(listed, "twin"))).containsExactly("random");
        assertThat(game(listed, "twin").get("defaultBot").stringValue()).isEqualTo("random");
        assertThat(botsOf(game(listed, "dominion"))).contains("house");
        assertThat(runWithPlugins("games").out())
                .contains("twin: A game of others")
                .contains("(the default opponent)");
        assertThat(run("games").out()).doesNotContain("twin");
    }

    @Test
    void a_game_from_a_jar_is_simulated_and_replayed_until_the_jar_is_gone() throws IOException {
        Path jar = twin().in(plugins, "twin.jar");
        Path saved = folder.resolve("saved");

        assertThat(runWithPlugins(
                                "sim", "twin", "--players", "random,random", "--games", "2", "--save", saved.toString())
                        .status())
                .isZero();
        String replay = saved.resolve("0.replay").toString();
        assertThat(runWithPlugins("replay", replay, "--verify").out()).startsWith("ok: ");

        Files.delete(jar);
        Ran gone = runWithPlugins("replay", replay);
        assertThat(gone.status()).isEqualTo(1);
        assertThat(gone.err())
                .isEqualTo("This replay is of the game 'twin', which is not installed."
                        + " If it came in a jar, name the jar's folder with --plugins.\n");
        assertThat(runWithPlugins("play", "twin", "--resume").err()).contains("There is no game 'twin'");
    }

    @Test
    void a_game_from_a_jar_is_played_and_resumed() throws IOException {
        twin().in(plugins, "twin.jar");
        PlaySession session = new PlaySession(folder);
        try (Plugins open = Plugins.open(plugins, own -> {}, complaint -> {})) {
            session.play("twin --seed 1", "end", "quit");
            assertThat(session.out()).contains("Player 1: random");
            session.play("twin --resume", "quit");
            assertThat(session.status()).isZero();
            assertThat(open).isNotNull();
        }
        session.play("twin --resume");
        assertThat(session.err()).contains("There is no game 'twin'");
    }

    @Test
    void scenarios_of_a_game_from_a_jar_run() throws IOException {
        twin().in(plugins, "twin.jar");
        Path scenario = Files.writeString(folder.resolve("twin.yaml"), """
                game: twin
                title: The first player is asked
                steps:
                  - asks: 0
                """);
        assertThat(runWithPlugins("rules", scenario.toString()).out()).isEqualTo("1 of 1 scenarios passed\n");
        assertThat(run("rules", scenario.toString()).out()).contains("There is no game 'twin'");
    }

    @Test
    void jars_are_found_in_a_default_folder_unless_another_is_named() throws IOException {
        twin().in(folder.resolve("cardinal").resolve("plugins"), "twin.jar");

        assertThat(run("games").out()).contains("twin: ");
        assertThat(runWithPlugins("games").out()).doesNotContain("twin: ");
        assertThat(run("--plugins", plugins.toString(), "games").out()).doesNotContain("twin: ");
    }

    @Test
    void a_missing_folder_is_wrong_usage() {
        Ran ran = run("games", "--plugins=" + folder.resolve("nowhere"));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err())
                .isEqualTo("There is no folder " + folder.resolve("nowhere") + ". Check the path after --plugins.\n");
        assertThat(run("games", "--plugins").err()).contains("--plugins");
    }

    @Test
    void bots_from_a_jar_are_listed_with_those_of_the_game() throws IOException {
        bots("More", "dominion", "spender").in(plugins, "more.jar");

        Ran listed = runWithPlugins("games", "--json");
        Ran played = runWithPlugins("sim", "dominion", "--players", "spender,bigmoney-careful", "--games", "2");

        assertThat(listed.err()).isEmpty();
        assertThat(botsOf(game(listed, "dominion")))
                .startsWith("random", "house")
                .endsWith("spender");
        assertThat(game(listed, "dominion").get("defaultBot").stringValue()).isEqualTo("house");
        assertThat(played.status()).isZero();
        assertThat(played.out()).contains("spender").contains("bigmoney-careful");
        assertThat(runWithPlugins("sim", "dominion", "--players", "spander,random", "--games", "1")
                        .err())
                .contains("There is no bot 'spander'")
                .contains("spender");
    }

    @Test
    void the_bot_on_the_page_about_plugins_plays() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "plugins.md"));
        String code = page.substring(page.indexOf("```java") + 7, page.indexOf("```", page.indexOf("```java") + 7));
        assertThat(page).contains("META-INF/services/dev.cardinal.kernel.OwnBots`, with the line `example.Patient`");
        jar().source("Patient", code).service("OwnBots", "example.Patient").in(plugins, "patient.jar");

        Ran played = runWithPlugins("sim", "dominion", "--players", "patient,bigmoney", "--games", "2");

        assertThat(played.err()).isEmpty();
        assertThat(played.out()).startsWith("2 games of dominion").contains("patient");
    }

    @Test
    void a_bot_whose_name_is_taken_is_skipped_with_a_message() throws IOException {
        Path jar = bots("More", "dominion", "house", "random", "spender").in(plugins, "more.jar");

        Ran listed = runWithPlugins("games", "--json");

        assertThat(listed.complaints())
                .containsExactlyInAnyOrder(
                        "Skipping the bot 'house' in " + jar + ": there is already a bot of that name for dominion.",
                        "Skipping the bot 'random' in " + jar + ": there is already a bot of that name for dominion.");
        assertThat(botsOf(game(listed, "dominion")))
                .containsOnlyOnce("house", "random")
                .contains("spender");
        assertThat(listed.out()).contains("\"name\":\"spender\",\"about\":\"a bot of others\"");
        assertThat(listed.out()).doesNotContain("\"name\":\"house\",\"about\":\"a bot of others\"");
    }

    @Test
    void a_games_own_bots_come_first_whatever_the_class_path_order() throws Exception {
        Path jar = bots("More", "dominion", "house", "spender").in(plugins, "more.jar");
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader othersFirst =
                new URLClassLoader(new URL[] {jar.toUri().toURL()}) {
                    @Override
                    public Enumeration<URL> getResources(String name) throws IOException {
                        return Collections.enumeration(
                                Collections.list(super.getResources(name)).reversed());
                    }
                }) {
            Thread.currentThread().setContextClassLoader(othersFirst);
            Game dominion = Games.named("dominion");
            assertThat(dominion.bots()).containsKeys("house", "spender");
            assertThat(dominion.bots().get("house")).isNotEqualTo("a bot of others");
            assertThat(dominion.defaultBot()).isEqualTo("house");
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    @Test
    void a_jar_may_build_on_another() throws IOException {
        Path game = twin().in(plugins, "twin.jar");
        bots("More", "twin", "spender")
                .source("Uses", "package others; public class Uses { Twin twin = new Twin(); }")
                .source("First", FIRST.replace("new Chance(0)", "new Chance(new Uses().twin.name().length())"))
                .using(game)
                .in(plugins, "a-bots.jar");

        Ran played = runWithPlugins("sim", "twin", "--players", "spender,random", "--games", "1");

        assertThat(played.err()).isEmpty();
        assertThat(game(runWithPlugins("games", "--json"), "twin")
                        .get("defaultBot")
                        .stringValue())
                .isEqualTo("spender");
    }

    @Test
    void bots_for_an_unknown_game_are_reported() throws IOException {
        Path jar = bots("More", "domino", "spender").in(plugins, "more.jar");

        assertThat(runWithPlugins("games").err())
                .isEqualTo(jar + " has bots for 'domino', but there is no such game.\n");
    }

    @Test
    void a_command_from_a_jar_runs_and_is_listed() throws IOException {
        command("solve").in(plugins, "solve.jar");

        assertThat(runWithPlugins("solve").out()).isEqualTo("solved\n");
        assertThat(run("--plugins=" + plugins, "--help").out())
                .contains("  solve ")
                .contains("Solve a game")
                .contains("  onepiece ");
        assertThat(run("solve").err()).contains("There is no command 'solve'");
    }

    private PluginJar command(String name) {
        return jar().source("Solve", """
                        package others;

                        import dev.cardinal.kernel.OwnCommand;
                        import picocli.CommandLine;

                        @CommandLine.Command(description = "Solve a game.")
                        public class Solve implements OwnCommand, Runnable {
                            @CommandLine.Spec
                            CommandLine.Model.CommandSpec spec;

                            public String name() { return "%s"; }
                            public void run() { spec.commandLine().getOut().println("solved"); }
                        }
                        """.formatted(name)).service("OwnCommand", "others.Solve");
    }

    /** A broken jar is reported in one sentence; all others are there. */
    private void isSkipped(Path jar, String reason) throws IOException {
        twin().in(plugins, "twin.jar");

        Ran listed = runWithPlugins("games", "--json");

        assertThat(listed.complaints()).containsExactly("Skipping " + jar + ": " + reason + ".");
        assertThat(game(listed, "twin").get("about").stringValue()).isEqualTo("A game of others");
        assertThat(game(listed, "dominion").get("about").stringValue()).isNotEqualTo("A game of others");
    }

    private static String changedTwin(String old, String now) {
        assertThat(TWIN).contains(old);
        return TWIN.replace(old, now).replace("Twin", "Broken").replace("\"twin\"", "\"broken\"");
    }

    private PluginJar broken(String old, String now) {
        return jar().source("Broken", changedTwin(old, now)).service("Game", "others.Broken");
    }

    @Test
    void a_damaged_jar_is_skipped() throws IOException {
        isSkipped(Files.writeString(plugins.resolve("broken.jar"), "PK?"), "it is damaged or not a jar");
    }

    @Test
    void a_folder_with_the_name_of_a_jar_is_skipped() throws IOException {
        isSkipped(Files.createDirectory(plugins.resolve("broken.jar")), "it is damaged or not a jar");
    }

    @Test
    void a_jar_that_adds_nothing_is_skipped() throws IOException {
        isSkipped(
                jar().source("Twin", TWIN).in(plugins, "broken.jar"),
                "it lists no game, bot or command of its own in META-INF/services");
    }

    @Test
    void a_copy_of_an_installed_game_adds_nothing() throws IOException {
        isSkipped(
                jar().service("Game", "dev.cardinal.dominion.Dominion").in(plugins, "broken.jar"),
                "it lists no game, bot or command of its own in META-INF/services");
    }

    @Test
    void a_jar_that_lists_a_missing_class_is_skipped() throws IOException {
        isSkipped(
                jar().service("Game", "others.Nobody").in(plugins, "broken.jar"),
                "it lists the class others.Nobody in META-INF/services but does not contain it");
    }

    @Test
    void a_jar_whose_game_is_not_a_game_is_skipped() throws IOException {
        isSkipped(
                jar().source("First", FIRST).service("Game", "others.First").in(plugins, "broken.jar"),
                "its class others.First is not a Game");
    }

    @Test
    void a_jar_that_lacks_a_class_is_skipped() throws IOException {
        isSkipped(
                broken("private static", "private final Lost lost = new Lost();\n    private static")
                        .source("Lost", "package others; class Lost {}")
                        .changed(classes -> classes.remove("others/Lost.class"))
                        .in(plugins, "broken.jar"),
                "the class others.Lost is missing");
    }

    @Test
    void a_jar_whose_constructor_fails_is_skipped() throws IOException {
        isSkipped(
                broken(
                                "private static",
                                "public Broken() { throw new IllegalStateException(\"no cards\"); }\nprivate static")
                        .in(plugins, "broken.jar"),
                "it fails with java.lang.IllegalStateException: no cards");
    }

    @Test
    void a_jar_whose_class_cannot_be_initialized_is_skipped() throws IOException {
        isSkipped(
                broken("private static", "static final int CARDS = Integer.parseInt(\"none\");\nprivate static")
                        .in(plugins, "broken.jar"),
                "it fails with java.lang.NumberFormatException: For input string: \"none\"");
    }

    @Test
    void a_jar_without_a_plain_constructor_is_skipped() throws IOException {
        isSkipped(
                broken("private static", "public Broken(int cards) {}\nprivate static")
                        .in(plugins, "broken.jar"),
                "its class lacks a public constructor without arguments: others.Broken.<init>()");
    }

    @Test
    void a_jar_for_a_newer_java_is_skipped() throws IOException {
        isSkipped(
                broken("private static", "private static")
                        .changed(classes -> classes.get("others/Broken.class")[7] = 127)
                        .in(plugins, "broken.jar"),
                "it was built for a newer Java than the one running, "
                        + Runtime.version().feature());
    }

    @Test
    void a_jar_for_another_version_of_cardinal_is_skipped() throws IOException {
        Path older = jar().source("Game", """
                package dev.cardinal.kernel;

                public interface Game {}
                """).in(folder, "older.jar");
        Path jar = jar().source("Broken", "package others; public class Broken implements dev.cardinal.kernel.Game {}")
                .using(older)
                .service("Game", "others.Broken")
                .in(plugins, "broken.jar");
        twin().in(plugins, "twin.jar");

        assertThat(runWithPlugins("games").complaints())
                .singleElement()
                .asString()
                .startsWith("Skipping " + jar
                        + ": it was built for another version of Cardinal: java.lang.AbstractMethodError");
    }

    @Test
    void a_game_without_a_description_is_skipped() throws IOException {
        isSkipped(
                broken("\"A game of others\"", "null").in(plugins, "broken.jar"),
                "it fails with java.lang.NullPointerException");
    }

    @Test
    void a_game_with_the_name_of_another_is_skipped() throws IOException {
        isSkipped(broken("\"twin\"", "\"Dominion\"").in(plugins, "broken.jar"), "there is already a game 'Dominion'");
    }

    @Test
    void a_jar_whose_command_has_the_name_of_another_is_skipped() throws IOException {
        isSkipped(command("play").in(plugins, "broken.jar"), "there is already a command 'play'");
    }

    @Test
    void a_jar_whose_command_is_not_a_command_is_skipped() throws IOException {
        isSkipped(
                jar().source("Solve", """
                                package others;

                                public class Solve implements dev.cardinal.kernel.OwnCommand {
                                    public String name() { return "solve"; }
                                }
                                """).service("OwnCommand", "others.Solve").in(plugins, "broken.jar"),
                "picocli cannot use its command 'solve': class others.Solve is not a command: it has no @Command, @Option, @Parameters or"
                        + " @Unmatched annotations");
    }
}
