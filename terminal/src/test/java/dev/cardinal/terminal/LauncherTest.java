package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.terminal.Checkout.Ran;
import dev.cardinal.terminal.Checkout.Running;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./cardinal} in a checkout: when it builds, what it prints meanwhile, and what it runs. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    private static final String CARD = "kernel/src/main/java/Card.java";
    private static final String CARDS = "kernel/src/main/resources/cards.json";

    @TempDir
    private Path folder;

    private Checkout checkout;

    @BeforeEach
    void checkOut() throws IOException {
        checkout = new Checkout(folder);
    }

    private Ran built() throws IOException, InterruptedException {
        Ran ran = checkout.run("games");
        assertThat(ran.status()).isZero();
        return ran;
    }

    private void buildsNothing() throws IOException, InterruptedException {
        int before = checkout.builds();
        assertThat(built().err()).isEmpty();
        assertThat(checkout.builds()).isEqualTo(before);
    }

    @Test
    void the_first_run_prints_one_line_with_what_it_builds_and_how_long_it_took()
            throws IOException, InterruptedException {
        assertThat(built().err())
                .matches("Building Cardinal \\(the first time: about a minute, plus downloads\\):"
                        + " kernel terminal cache\\. Done in \\d+ s\\.\n");
    }

    @Test
    void arguments_are_passed_on_unchanged() throws IOException, InterruptedException {
        assertThat(checkout.run("play", "a b", "", "*").out()).endsWith("<play>\n<a b>\n<>\n<*>\n");
    }

    @Test
    void nothing_is_built_if_nothing_changed() throws IOException, InterruptedException {
        built();

        buildsNothing();
    }

    @Test
    void it_runs_from_any_folder_and_through_links() throws IOException, InterruptedException {
        built();
        checkout.from(Path.of("/"));
        buildsNothing();

        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("my checkout", "cardinal"));
        checkout.through(link);
        buildsNothing();
    }

    @Test
    void a_changed_source_or_data_file_is_built() throws IOException, InterruptedException {
        built();
        checkout.write(CARD, "class Card { int cost; }\n");
        assertThat(built().out()).contains("int cost");
        checkout.write(CARDS, "[\"Moat\"]\n");

        Ran ran = built();

        assertThat(ran.out()).contains("Moat");
        assertThat(ran.err()).startsWith("Building Cardinal: kernel ");
        assertThat(checkout.builds()).isEqualTo(3);
    }

    @Test
    void a_new_file_is_built_and_the_previous_build_is_reused_without_it() throws IOException, InterruptedException {
        built();
        checkout.write("kernel/src/main/java/Pile.java", "class Pile {}\n");
        assertThat(built().out()).contains("Pile");
        checkout.delete("kernel/src/main/java/Pile.java");

        buildsNothing();

        assertThat(built().out()).doesNotContain("Pile");
    }

    @Test
    void switching_branches_builds_each_once() throws IOException, InterruptedException {
        for (String branch : List.of("main", "mine", "main", "mine", "main")) {
            checkout.write(CARD, "class Card {} // " + branch + "\n");
            assertThat(built().out()).contains("// " + branch);
        }

        assertThat(checkout.builds()).isEqualTo(2);
    }

    @Test
    void an_unchanged_file_and_editor_leftovers_do_not_count_as_changes() throws IOException, InterruptedException {
        built();
        checkout.write(CARD, "class Card {}\n");
        checkout.write("kernel/src/main/java/.Card.java.swp", "b0VIM");
        checkout.write("kernel/src/main/java/Card.java~", "class Ca");

        buildsNothing();
    }

    @Test
    void a_change_during_a_build_is_built_next_time() throws IOException, InterruptedException {
        checkout.meanwhile("echo 'class Late {}' >" + CARD);
        built();
        checkout.meanwhile("");

        assertThat(built().out()).contains("Late");
        assertThat(checkout.builds()).isEqualTo(2);
        buildsNothing();
        checkout.write(CARD, "class Card {}\n");
        assertThat(built().out()).contains("class Card"); // what the first build had seen, nobody knows
        assertThat(checkout.builds()).isEqualTo(3);
    }

    @Test
    void if_two_runs_start_together_one_builds_and_the_other_waits() throws IOException, InterruptedException {
        waitForEachOther();
    }

    @Test
    void runs_wait_for_each_other_without_flock() throws IOException, InterruptedException {
        for (String tool : List.of(
                "cat",
                "cksum",
                "cp",
                "date",
                "dirname",
                "find",
                "grep",
                "ln",
                "mkdir",
                "mv",
                "readlink",
                "rm",
                "sleep",
                "sort",
                "tee",
                "touch",
                "tr",
                "xargs")) {
            checkout.program("tools/" + tool, "#!/bin/sh\nPATH=/usr/bin:/bin exec " + tool + " \"$@\"\n");
        }
        checkout.with("PATH", checkout.folder().resolve("tools").toString());

        waitForEachOther();
    }

    private void waitForEachOther() throws IOException, InterruptedException {
        checkout.meanwhile("sleep 1");
        Running one = checkout.start("one");
        Running other = checkout.start("other");

        assertThat(one.ended().out()).contains("class Card", "<one>");
        assertThat(other.ended().out()).contains("class Card", "<other>");
        assertThat(checkout.builds()).isEqualTo(1);
        assertThat(List.of(one.said(), other.said()))
                .containsOnlyOnce("Waiting for another run to build Cardinal...\n");
    }

    @Test
    void an_interrupted_build_starts_over() throws IOException, InterruptedException {
        built();
        checkout.write(CARD, "class Card { int cost; }\n");
        checkout.meanwhile("sleep 60");
        Running running = checkout.start("games");
        while (checkout.builds() < 2) {
            Thread.sleep(10);
        }
        running.interrupt();
        checkout.meanwhile("");

        assertThat(built().out()).contains("int cost");
        assertThat(checkout.builds()).isEqualTo(3);
    }

    @Test
    void a_build_that_fails_says_why_and_keeps_the_last_one() throws IOException, InterruptedException {
        built();
        checkout.write(CARD, "class Card {");
        checkout.meanwhile("echo '[ERROR] Card.java: reached end of file'; exit 1");

        Ran ran = checkout.run("games");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines())
                .hasSize(4)
                .startsWith(
                        "Building Cardinal: kernel failed.",
                        "[ERROR] Card.java: reached end of file",
                        "Cardinal could not be built; see the lines above.")
                .last()
                .asString()
                .startsWith("You can still run the last build: ");
        checkout.write(CARD, "class Card {}\n");
        buildsNothing();
    }

    @Test
    void if_the_first_build_fails_there_is_no_last_one() throws IOException, InterruptedException {
        checkout.meanwhile("exit 1");

        Ran ran = checkout.run("games");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("could not be built").doesNotContain("last build");
    }

    @Test
    void java_gets_a_collector_and_a_cache_unless_you_choose_yours() throws IOException, InterruptedException {
        assertThat(built().out()).contains("<-XX:+UseParallelGC>", "<-XX:AOTCache=" + checkout.folder());

        assertThat(checkout.with("JAVA_TOOL_OPTIONS", "-XX:+UseSerialGC").run().out())
                .doesNotContain("UseParallelGC")
                .contains("<-XX:AOTCache=");
        assertThat(checkout.with("JAVA_TOOL_OPTIONS", "-Xshare:off").run().out())
                .contains("<-XX:+UseParallelGC>")
                .doesNotContain("AOTCache");
    }

    @Test
    void long_runs_do_without_the_cache_because_java_compiles_them_less_well_with_it()
            throws IOException, InterruptedException {
        assertThat(built().out()).contains("<-XX:AOTCache=");
        for (String command : List.of("sim", "fuzz", "bench")) {
            assertThat(checkout.run(command).out())
                    .contains("<" + command + ">")
                    .doesNotContain("AOTCache");
        }
    }
}
