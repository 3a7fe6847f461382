package dev.cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.client.Site;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.web.Guard;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FiguresTest {
    @TempDir
    Path folder;

    @Test
    void whoever_runs_the_server_reads_its_figures_as_a_page_and_programs_read_the_same() throws Exception {
        try (Server server = Server.start(Database.in(folder.resolve("tables.db")), Guard.usual(), "127.0.0.1", 0, 0);
                Site site = new Site(URI.create("http://127.0.0.1:" + server.port()))) {
            site.post(
                    "/api/tables",
                    "",
                    Data.fields().with("game", "kuhn").with("seats", Data.texts(List.of("me", "open"))));

            assertThat(read(server, "/").body())
                    .contains("<tr><th scope=\"row\">Tables in memory</th><td>1</td></tr>")
                    .doesNotContain("kuhn");
            assertThat(read(server, "/metrics").body()).contains("\ncardinal_tables 1\n");
            assertThat(read(server, "/elsewhere").statusCode()).isEqualTo(404);
        }
    }

    private static HttpResponse<String> read(Server server, String path) throws IOException, InterruptedException {
        URI address = URI.create("http://127.0.0.1:" + server.adminPort() + path);
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
        }
    }
}
