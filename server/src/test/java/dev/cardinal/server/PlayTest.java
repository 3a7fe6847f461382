package dev.cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.client.Seat;
import dev.cardinal.client.Site;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.store.TestDatabase;
import dev.cardinal.server.web.Guard;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Two people play over connections, with cards that neither they nor the server chose. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class PlayTest {
    @Parameter
    TestDatabase kind;

    @TempDir
    Path folder;

    @Test
    void two_people_play_with_cards_that_nobody_chose() throws Exception {
        try (Server server = Server.start(kind.in(folder), Guard.usual(), "127.0.0.1", 0, 0);
                Site site = new Site(URI.create("http://127.0.0.1:" + server.port()))) {
            Data.Fields made = site.post(
                    "/api/tables",
                    "",
                    Data.fields()
                            .with("game", "dominion")
                            .with("seats", Data.texts(List.of("me", "open")))
                            .with("name", "Ann"));
            String invitation = text((Data.Fields) made.get("invitations"), "1");
            Data.Fields sat = site.post("/api/sit", invitation, Data.fields().with("name", "Bob"));
            Heard ann = new Heard();
            Heard bob = new Heard();
            try (Seat first = new Seat(site, 0, text(made, "key"), ann).connect();
                    Seat second = new Seat(site, 1, text(sat, "key"), bob).connect()) {
                Data.Fields scene = ann.until("scene");
                assertThat(scene.get("question")).isNotNull();
                assertThat(first.share().roster()).isPresent();
                assertThat(bob.until("scene").get("question")).isNull();
                long entry = ((Data.Number) scene.get("entry")).value();
                Data.Fields reply = first.ask(Data.fields()
                                .with("do", "answer")
                                .with("entry", entry)
                                .with("picks", Data.of(List.of(Data.of(0)))))
                        .get(60, TimeUnit.SECONDS);
                assertThat(reply.get("done")).isEqualTo(Data.of(entry + 1));
                assertThat(bob.until("entry").get("entry")).isEqualTo(Data.of(entry + 1));
                assertThat(second.share().roster()).isEqualTo(first.share().roster());
            }
        }
    }

    private static String text(Data.Fields fields, String name) {
        return ((Data.Text) fields.get(name)).value();
    }
}
