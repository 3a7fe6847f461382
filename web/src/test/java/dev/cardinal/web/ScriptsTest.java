package dev.cardinal.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts of the pages: their types and their own tests, where Node is found. */
class ScriptsTest {
    private static final Path PAGES = Path.of("src/main/resources/dev/cardinal/web");
    private static final int LONGEST_FILE = 300;
    private static final int LONGEST_LINE = 120;

    @TempDir
    Path folder;

    @BeforeEach
    void node() throws Exception {
        Node.require();
    }

    @Test
    void the_types_in_the_comments_fit() throws Exception {
        Path compiler = compiler();
        Node.run(Map.of(), List.of(compiler.toString(), "-p", "tools/tsconfig.json"));
    }

    @Test
    void their_own_tests_pass() throws Exception {
        List<String> arguments = new ArrayList<>(List.of("--test"));
        scripts(Path.of("src/test/js"))
                .map(Path::toString)
                .filter(file -> file.endsWith(".test.js"))
                .forEach(arguments::add);
        assertThat(arguments).hasSizeGreaterThan(1);
        assertThat(Node.run(Map.of(), arguments)).contains("# fail 0");
    }

    @Test
    void files_are_short_and_so_are_lines() throws IOException {
        for (Path script : scripts(PAGES.resolve("app")).toList()) {
            if (!script.endsWith("icons.js")) {
                List<String> lines = Files.readAllLines(script);
                assertThat(lines).describedAs(script + " is long").hasSizeLessThanOrEqualTo(LONGEST_FILE);
                assertThat(lines)
                        .describedAs(script + " has long lines")
                        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(LONGEST_LINE));
            }
        }
    }

    @Test
    void nothing_from_outside_becomes_markup() throws IOException {
        for (Path script : scripts(PAGES.resolve("app")).toList()) {
            assertThat(Files.readString(script))
                    .describedAs(script.toString())
                    .doesNotContain("innerHTML", "eval(", "document.write");
        }
    }

    private static Stream<Path> scripts(Path where) throws IOException {
        try (Stream<Path> files = Files.walk(where)) {
            return files.filter(file -> file.toString().endsWith(".js")).sorted().toList().stream();
        }
    }

    /** Unpacks the compiler from its jar. */
    private Path compiler() throws IOException {
        Path jar = Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                .filter(entry -> entry.contains("typescript"))
                .map(Path::of)
                .findFirst()
                .orElseThrow();
        try (JarFile files = new JarFile(jar.toFile())) {
            for (JarEntry entry : files.stream().toList()) {
                String name = entry.getName().replaceFirst(".*/typescript/[^/]*/", "");
                if (name.startsWith("lib/") && name.matches("lib/[^/]+\\.(js|d\\.ts)")) {
                    Path file = folder.resolve(name);
                    Files.createDirectories(file.getParent());
                    try (InputStream in = files.getInputStream(entry)) {
                        Files.copy(in, file);
                    }
                }
            }
        }
        return folder.resolve("lib/tsc.js");
    }
}
