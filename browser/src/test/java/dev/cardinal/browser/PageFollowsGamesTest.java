package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.players.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The old scene and the moves give the new scene, by the page's own code. {@code -Dcardinal.recorded=250} records that many
 * games of each game instead of a few; a thousand in all take some minutes.
 */
class PageFollowsGamesTest {
    private static final int GAMES = Integer.getInteger("cardinal.recorded", 12);
    private static final Path TEST = Path.of("../web/src/test/js/scene/recordings.test.js");

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"kuhn, 1", "dominion, 60", "onepiece, 12", "mageknight, 15"})
    void the_old_scene_and_the_moves_give_the_new_scene(String game, int answersInOneMessage) throws Exception {
        assumeTrue(isNodeHere(), "skipped: there is no Node on this machine");
        new RecordedGames(Games.named(game), answersInOneMessage).record(folder.resolve(game + ".jsonl"), 1, GAMES);
        ProcessBuilder node = new ProcessBuilder("node", "--test", TEST.toString()).redirectErrorStream(true);
        node.environment().put("CARDINAL_RECORDINGS", folder.toString());
        Process running = node.start();
        String said = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(running.waitFor()).describedAs(said).isZero();
        assertThat(said).contains("# pass ").contains("# skipped 0");
        Files.delete(folder.resolve(game + ".jsonl"));
    }

    private static boolean isNodeHere() throws InterruptedException {
        try {
            return new ProcessBuilder("node", "--version").start().waitFor() == 0;
        } catch (IOException none) {
            return false;
        }
    }
}
