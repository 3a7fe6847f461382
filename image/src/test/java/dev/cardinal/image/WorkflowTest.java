package dev.cardinal.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The workflow of the public host, as far as it can be checked without it. */
class WorkflowTest {
    private static final Path FILE = Path.of("..", ".github", "workflows", "build.yml");

    private static JsonNode workflow() throws IOException {
        return YAMLMapper.shared().readTree(Files.readString(FILE));
    }

    private static List<String> steps(String job, String key) throws IOException {
        return workflow().at("/jobs/" + job + "/steps").findValuesAsString(key);
    }

    @Test
    void everything_is_checked_by_the_one_command_for_it() throws IOException {
        assertThat(steps("check", "run")).containsExactly(".ci/run");
    }

    @Test
    void the_archive_is_made_on_every_system_tested_and_kept() throws IOException {
        assertThat(workflow()
                        .at("/jobs/image/strategy/matrix/system")
                        .valueStream()
                        .map(JsonNode::asString))
                .extracting(system -> system.split("-")[0])
                .containsExactlyInAnyOrder("ubuntu", "macos", "windows");
        assertThat(steps("image", "run"))
                .singleElement()
                .asString()
                .startsWith("./mvnw ")
                .endsWith(" -Pimage verify");
        assertThat(steps("image", "uses").getLast()).startsWith("actions/upload-artifact@");
        assertThat(steps("image", "path")).containsExactly("image/target/cardinal-*.tar.gz");
    }

    @Test
    void it_may_only_read() throws IOException {
        assertThat(workflow().findValues("permissions")).singleElement().hasToString("{\"contents\":\"read\"}");
    }

    @Test
    void actions_are_pinned_to_a_commit() throws IOException {
        assertThat(workflow().findValuesAsString("uses"))
                .isNotEmpty()
                .allMatch(action -> action.matches("actions/[a-z-]+@[0-9a-f]{40}"));
    }
}
