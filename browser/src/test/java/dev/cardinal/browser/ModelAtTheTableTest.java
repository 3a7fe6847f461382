package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A language model plays at a table that people see: with its reasons for whoever holds its key, until the game is over. */
class ModelAtTheTableTest extends BrowserTest {
    private static final String TABLE = """
            {"game": "dominion", "seats": ["me", "open"], "name": "Model",
             "options": {"kingdom": "first game", "turns": "6"}}
            """;
    private static final String REASONS =
            "[...document.querySelectorAll('.lines li.reason')]" + ".map(line => line.textContent).join('|')";

    @Test
    void its_reasons_are_shown_to_its_own_seat_and_to_everyone_when_the_game_is_over() {
        JsonNode made = post("/api/tables", TABLE);
        String key = made.get("key").stringValue();
        Person bob = new Person(person())
                .still()
                .follows(
                        address() + "/#invitation="
                                + made.get("invitations").get("1").stringValue() + "&table="
                                + made.get("table").get("table").stringValue(),
                        "Bob");
        Person owner = new Person(person()).still().sits(address(), key);

        calls(key, "look", "");
        calls(key, "answer", "\"move\": \"t\", \"reason\": \"First <i>see</i> what I can buy\"");

        owner.tab().waitFor("document.querySelector('.lines li.reason')");
        assertThat(owner.tab().text(REASONS)).contains("First <i>see</i> what I can buy");
        owner.sees(0);
        bob.sees(owner.entry());
        assertThat(bob.tab().text(REASONS)).isEmpty();

        calls(key, "table", "\"do\": \"concede\"");
        bob.tab().waitFor("window.showing.over");
        bob.tab().eval("location.reload()");
        bob.tab().waitFor("document.querySelector('.lines')?.textContent.includes('First <i>see</i> what I can buy')");
    }

    private void calls(String key, String tool, String arguments) {
        String more = arguments.isEmpty() ? "" : ", " + arguments;
        String said = model("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\", \"params\": {\"name\": \""
                + tool + "\", \"arguments\": {\"key\": \"" + key + "\"" + more + "}}}");
        assertThat(said).contains("\"isError\":false");
    }

    private String model(String message) {
        try (HttpClient http = HttpClient.newHttpClient()) {
            return http.send(
                            HttpRequest.newBuilder(URI.create(address() + "/mcp"))
                                    .header("Accept", "application/json, text/event-stream")
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString(message))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
        } catch (IOException | InterruptedException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
