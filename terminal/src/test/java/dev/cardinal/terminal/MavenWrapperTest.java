package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./mvnw}, as the README says it. */
class MavenWrapperTest {
    @Test
    void maven_runs_on_a_jdk_25_even_if_another_is_the_default(@TempDir Path noJdk)
            throws IOException, InterruptedException {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"), "skipped: Windows has a script of its own");
        ProcessBuilder maven = new ProcessBuilder("./mvnw", "--version")
                .directory(Path.of("..").toFile())
                .redirectErrorStream(true);
        maven.environment().put("JAVA_HOME", noJdk.toString());
        Process process = maven.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).containsPattern("Java version: (2[5-9]|[3-9]\\d)");
    }
}
