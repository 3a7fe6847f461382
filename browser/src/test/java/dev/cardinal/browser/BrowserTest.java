package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import tools.jackson.databind.JsonNode;

/**
 * A server in a process of its own and a Chromium, which serve all tests; people in the tests have a browser each.
 * Whatever goes wrong in a page, also unseen, fails the test.
 */
@TestInstance(Lifecycle.PER_CLASS)
abstract class BrowserTest {
    private static @Nullable Chromium browser;
    private static @Nullable ServerProcess started;

    private final List<Tab> tabs = new ArrayList<>();

    @BeforeAll
    void start() throws IOException {
        assumeTrue(
                Chromium.installed().isPresent(),
                "skipped: there is no Chromium on this machine (CHROMIUM can name one)");
        synchronized (BrowserTest.class) {
            if (browser == null) {
                browser = endsWithTheTests(Chromium.start(Chromium.installed().orElseThrow()));
                started = endsWithTheTests(ServerProcess.start());
            }
        }
    }

    private static <T extends AutoCloseable> T endsWithTheTests(T begun) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                begun.close();
            } catch (Exception tooLate) {
                System.err.println(tooLate.getMessage());
            }
        }));
        return begun;
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

    static ServerProcess server() {
        return Objects.requireNonNull(started);
    }

    String address() {
        return server().address();
    }

    /** Somebody with a browser of their own, who moves nothing on the screen for its own sake. */
    Tab person() {
        Tab tab = Objects.requireNonNull(browser).newPerson();
        tabs.add(tab);
        return tab;
    }

    /** Makes a table and returns the key of its maker's seat. */
    String key(String table) {
        return post("/api/tables", table).get("key").stringValue();
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
