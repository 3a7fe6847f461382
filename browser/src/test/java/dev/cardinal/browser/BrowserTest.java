package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * A server in a process of its own and a Chromium; people in the tests have a browser each. Whatever goes wrong in a
 * page, also unseen, fails the test.
 */
@TestInstance(Lifecycle.PER_CLASS)
abstract class BrowserTest {
    private static @Nullable Chromium shared;

    @TempDir
    Path folder;

    private @Nullable ServerProcess started;
    private final List<Tab> tabs = new ArrayList<>();

    @BeforeAll
    void start() throws IOException {
        assumeTrue(
                Chromium.installed().isPresent(),
                "skipped: there is no Chromium on this machine (CHROMIUM can name one)");
        started = ServerProcess.start(folder);
    }

    @AfterAll
    void stop() {
        if (started != null) {
            started.close();
        }
    }

    @BeforeEach
    void nobodyIsHereYet() {
        tabs.clear();
    }

    @AfterEach
    void nothingWentWrongInAnyPage() {
        List<String> errors =
                tabs.stream().flatMap(tab -> tab.errors().stream()).toList();
        tabs.forEach(Tab::close);
        assertThat(errors).isEmpty();
    }

    ServerProcess server() {
        if (started == null) {
            throw new IllegalStateException("there is no server");
        }
        return started;
    }

    String address() {
        return server().address();
    }

    /** One Chromium serves all tests; it ends with them. */
    private static synchronized Chromium chromium() {
        try {
            if (shared == null) {
                Chromium begun = Chromium.start(Chromium.installed().orElseThrow());
                Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                    try {
                        begun.close();
                    } catch (IOException tooLate) {
                        System.err.println(tooLate.getMessage());
                    }
                }));
                shared = begun;
            }
            return shared;
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** Somebody with a browser of their own, who moves nothing on the screen for its own sake. */
    Tab person() {
        return watched(chromium().newPerson());
    }

    Tab another(Tab tab) {
        return watched(tab.another());
    }

    private Tab watched(Tab tab) {
        tabs.add(tab);
        return tab;
    }

    /** Asks the server by plain HTTP. */
    JsonNode post(String path, String body) {
        try (HttpClient http = HttpClient.newHttpClient()) {
            String said = http.send(
                            HttpRequest.newBuilder(URI.create(address() + path))
                                    .POST(HttpRequest.BodyPublishers.ofString(body))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
            return Chromium.JSON.readTree(said);
        } catch (IOException | InterruptedException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
