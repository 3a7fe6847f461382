package dev.cardinal.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The public host's workflow, as far as it can be checked locally. */
class WorkflowTest {
    private static final Path FILE = Path.of("..", ".github", "workflows", "build.yml");

    private static JsonNode workflow() throws IOException {
        return YAMLMapper.shared().readTree(Files.readString(FILE));
    }

    private static List<String> steps(String job, String key) throws IOException {
        return workflow().at("/jobs/" + job + "/steps").findValuesAsString(key);
    }

    @Test
    void one_command_checks_everything() throws IOException {
        assertThat(steps("check", "run")).containsExactly(".ci/run");
    }

    @Test
    void the_archive_is_built_tested_and_kept_on_every_system() throws IOException {
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
    void it_has_read_permission_only() throws IOException {
        assertThat(workflow().findValues("permissions")).singleElement().hasToString("{\"contents\":\"read\"}");
    }

    @Test
    void actions_are_pinned_to_a_commit() throws IOException {
        assertThat(workflow().findValuesAsString("uses"))
                .isNotEmpty()
                .allMatch(action -> action.matches("actions/[a-z-]+@[0-9a-f]{40}"));
    }
}
