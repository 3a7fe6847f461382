package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryPageTest {
    @Test
    void thePageOnTheLibraryCompilesAndPlaysAGame(@TempDir Path folder) throws Exception {
        String page = Files.readString(Path.of("..", "docs", "library.md"));
        String code = page.substring(page.indexOf("```java") + 7, page.indexOf("```", page.indexOf("```java") + 7));
        Path source = Files.writeString(folder.resolve("Example.java"), code);
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-cp", System.getProperty("java.class.path"), source.toString());
        assertThat(failed).isZero();

        PrintStream console = System.out;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
            loader.loadClass("Example").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(console);
        }
        assertThat(said.toString(StandardCharsets.UTF_8))
                .contains("Player 0 bought Province for $8")
                .endsWith("winner: big spender\n");
    }
}
