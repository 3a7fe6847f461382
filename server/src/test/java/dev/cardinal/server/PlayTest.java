package dev.cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.table.Hall;
import dev.cardinal.server.web.WebServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people play by plain HTTP. */
class PlayTest {
    @TempDir
    Path folder;

    @Test
    void a_game_is_made_joined_and_played() throws Exception {
        try (Hall hall = new Hall(new Store(Database.in(folder.resolve("cardinal.db"))));
                WebServer server = WebServer.start(hall, "127.0.0.1", 0)) {
            Data.Fields made = post(server, "/api/tables", "", "{\"game\":\"dominion\",\"seats\":[\"me\",\"open\"],\"name\":\"Ann\"}");
            System.out.println(made);
            String ann = text(made, "key");
            String invitation = text((Data.Fields) made.get("invitations"), "1");
            Data.Fields sat = post(server, "/api/sit", invitation, "{\"name\":\"Bob\"}");
            System.out.println(sat);
            String bob = text(sat, "key");
            System.out.println(post(server, "/api/do", ann, "{\"do\":\"commit\",\"commitment\":\"\"}"));
            System.out.println(post(server, "/api/do", bob, "{\"do\":\"commit\",\"commitment\":\"\"}"));
            Data.Fields look = get(server, "/api/look", ann);
            System.out.println(look);
            System.out.println(post(server, "/api/do", ann, "{\"do\":\"answer\",\"entry\":" + look.get("entry") + ",\"picks\":[0],\"client\":\"a1\"}"));
            System.out.println(get(server, "/api/look?since=" + look.get("entry"), ann));
            System.out.println(get(server, "/api/look?since=" + look.get("entry"), bob));
            assertThat(look.get("entry")).isNotNull();
        }
    }

    private static String text(Data.Fields fields, String name) {
        return ((Data.Text) fields.get(name)).value();
    }

    private static Data.Fields post(WebServer server, String path, String key, String body) throws Exception {
        return send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("Authorization", "Bearer " + key)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    private static Data.Fields get(WebServer server, String path, String key) throws Exception {
        return send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("Authorization", "Bearer " + key)
                .build());
    }

    private static Data.Fields send(HttpRequest request) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return (Data.Fields) Json.parse(client.send(request, BodyHandlers.ofString()).body());
        }
    }
}
