package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps of CONTRIBUTING for a face, followed word for word in a copy of the pages. */
class AddAFaceTest extends BrowserTest {
    private static final Path PAGES = Path.of("../web/src/main/resources/dev/cardinal/web");

    @TempDir
    Path copy;

    private void followTheSteps() throws IOException {
        try (Stream<Path> files = Files.walk(PAGES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = copy.resolve(PAGES.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
        String page = Files.readString(Path.of("../CONTRIBUTING.md"));
        int start = page.indexOf("```js", page.indexOf("## Add a face")) + "```js".length();
        Path game = copy.resolve("app/games/kuhn/game.js");
        Files.createDirectories(game.getParent());
        Files.writeString(
                game, page.substring(start, page.indexOf("```", start)).stripIndent());
        Path index = copy.resolve("app/games/index.js");
        Files.writeString(index, Files.readString(index).replace("new Set([", "new Set(['kuhn', "));
    }

    @Test
    void a_game_gets_faces_of_its_own() throws IOException {
        followTheSteps();
        try (ServerProcess server = ServerProcess.start(copy.toString())) {
            Tab tab = person();
            tab.open(server.address());
            assertThat(drawn(tab)).isEqualTo("Kuhn poker 251 245 230 255");
        }
    }

    /** What the page finds under the game's name, and the colour of the paper that it draws. */
    private static String drawn(Tab tab) {
        return tab.text("""
                        import('/app/games/index.js').then(async ({ gameNamed }) => {
                          const game = await gameNamed('kuhn');
                          const g = document.createElement('canvas').getContext('2d');
                          game.draw(g, { id: 'King', name: 'King' }, 'full');
                          return game.title + ' ' + [...g.getImageData(20, 20, 1, 1).data].join(' ');
                        })
                        """);
    }
}
