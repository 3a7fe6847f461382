package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program on the page about the library compiles and plays a game. */
class LibraryPageTest {
    private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final String CLASS_PATH = System.getProperty("java.class.path");

    @TempDir
    private Path folder;

    /** The blocks of the page: the module, then the program. */
    private static List<String> blocks() throws IOException {
        List<String> blocks = JAVA.matcher(Files.readString(Path.of("..", "docs", "library.md")))
                .results()
                .map((MatchResult block) -> block.group(1))
                .toList();
        assertThat(blocks).hasSize(2);
        return blocks;
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static void compile(String... arguments) {
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments))
                .isZero();
    }

    private static void plays(String... arguments) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command =
                Stream.concat(Stream.of(java), Stream.of(arguments)).toList();
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).contains("Player 0 bought Province for $8").endsWith("winner: big spender\n");
    }

    @Test
    void on_the_class_path() throws Exception {
        Path program = file("Example.java", blocks().getLast());
        compile("-cp", CLASS_PATH, program.toString());
        plays("-cp", CLASS_PATH + File.pathSeparator + folder, "Example");
    }

    /** In a named module every class needs a package. */
    @Test
    void on_the_module_path() throws Exception {
        Path module = file("module-info.java", blocks().getFirst());
        Path program = file("Example.java", "package example;\n" + blocks().getLast());
        String path = Stream.of(CLASS_PATH.split(File.pathSeparator))
                .filter(entry -> entry.matches(".*(kernel|kit|dominion|jspecify).*"))
                .collect(Collectors.joining(File.pathSeparator));
        Path classes = folder.resolve("classes");
        compile("-p", path, "-d", classes.toString(), module.toString(), program.toString());
        plays("-p", path + File.pathSeparator + classes, "-m", "example/example.Example");
    }
}
