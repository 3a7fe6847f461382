package dev.cardinal.server;

import dev.cardinal.client.Site;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.store.TestDatabase;
import dev.cardinal.server.web.Guard;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** A server of its own for each test, and what people do there by plain HTTP. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
abstract class ServerTest {
    @Parameter
    TestDatabase kind;

    @TempDir
    Path folder;

    private Server server;
    Site site;

    @BeforeEach
    void start() throws Refused {
        server = Server.start(database(), Guard.usual(), "127.0.0.1", 0, 0);
        site = new Site(URI.create("http://127.0.0.1:" + server.port()));
    }

    @AfterEach
    void stop() {
        site.close();
        server.close();
    }

    Database database() throws Refused {
        return kind.in(folder);
    }

    void restart() throws Refused {
        stop();
        start();
    }

    Data.Fields make(String game, Map<String, String> options, String... seats) throws Refused {
        Data.Fields set = Data.fields();
        for (Map.Entry<String, String> option : options.entrySet()) {
            set = set.with(option.getKey(), option.getValue());
        }
        return site.post(
                "/api/tables",
                "",
                Data.fields().with("game", game).with("options", set).with("seats", Data.texts(List.of(seats))));
    }

    Data.Fields act(String key, Data.Fields request) throws Refused {
        return site.post("/api/do", key, request);
    }

    void ready(String... keys) throws Refused {
        for (String key : keys) {
            act(key, Data.fields().with("do", "commit").with("commitment", ""));
        }
    }

    static String text(Data.Fields json, String... path) {
        Data.Fields at = json;
        for (int i = 0; i < path.length - 1; i++) {
            at = (Data.Fields) at.get(path[i]);
        }
        return ((Data.Text) at.get(path[path.length - 1])).value();
    }

    /** Two people at a table of their own, with cards on the table. */
    Pair pair(Data.Fields table) throws Refused {
        Data.Fields made = site.post(
                "/api/tables",
                "",
                table.with("seats", Data.texts(List.of("me", "open"))).with("name", "Ann"));
        Data.Fields sat = site.post(
                "/api/sit", text(made, "invitations", "1"), Data.fields().with("name", "Bob"));
        Pair pair = new Pair(text(made, "table", "table"), text(made, "key"), text(sat, "key"));
        ready(pair.ann, pair.bob);
        return pair;
    }

    record Pair(String table, String ann, String bob) {}

    static Data.Fields request(String what) {
        return Data.fields().with("do", what);
    }

    Data.Fields look(String key) throws Refused {
        return site.get("/api/look", key);
    }

    static long entry(Data.Fields look) {
        return ((Data.Number) look.get("entry")).value();
    }

    Data.Fields pick(String key, int option) throws Refused {
        return act(
                key,
                request("answer")
                        .with("entry", look(key).get("entry"))
                        .with("picks", Data.of(List.of(Data.of(option)))));
    }
}
