package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.client.Site;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.Server;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.web.Guard;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The session on the server's page goes as the page says. */
class ServerPageTest {
    private static final Pattern CURL = Pattern.compile(
            "\\$ curl -s localhost:8080(\\S+)(?: -H 'Authorization: Bearer ([^']*)')?(?: -d '([^']*)')?\n(.*)\n");
    private static final Pattern KEYS = Pattern.compile("\"(\\w+)\":");

    @TempDir
    Path folder;

    @Test
    void its_session_goes_as_it_says() throws Exception {
        String page = Files.readString(Path.of("..", "docs", "server.md"));
        List<MatchResult> calls = CURL.matcher(page).results().toList();
        assertThat(calls).hasSize(4);
        Guard guard = Guard.usual();
        try (Server server = Server.start(Database.in(folder.resolve("t.db")), guard, "127.0.0.1", 0, 0);
                Site site = new Site(URI.create("http://127.0.0.1:" + server.port()))) {
            String key = "";
            for (MatchResult call : calls) {
                Data.Fields reply = call.group(3) == null
                        ? site.get(call.group(1), key)
                        : site.post(call.group(1), key, (Data.Fields) Json.parse(call.group(3)));
                key = reply.get("key") instanceof Data.Text(String mine) ? mine : key;
                assertThat(List.of("entry", "done"))
                        .allSatisfy(name -> assertThat(reply.get(name)).isEqualTo(shown(name, call.group(4))));
                assertThat(fields(reply)).containsAll(named(call.group(4)));
                assertThat(Set.copyOf(named(call.group(4))))
                        .containsAll(reply.values().keySet());
            }
        }
    }

    /** The number of an entry that the page shows. */
    private static @Nullable Data shown(String name, String shown) {
        Matcher number = Pattern.compile("\"" + name + "\":(\\d+)").matcher(shown);
        return number.find() ? Data.of(Long.parseLong(number.group(1))) : null;
    }

    /** The names of fields that the page shows. */
    private static List<String> named(String shown) {
        return KEYS.matcher(shown).results().map(match -> match.group(1)).toList();
    }

    private static List<String> fields(Data data) {
        List<String> names = new ArrayList<>();
        switch (data) {
            case Data.Fields fields ->
                fields.values().forEach((name, value) -> {
                    names.add(name);
                    names.addAll(fields(value));
                });
            case Data.Items items -> items.values().forEach(item -> names.addAll(fields(item)));
            default -> {}
        }
        return names;
    }
}
