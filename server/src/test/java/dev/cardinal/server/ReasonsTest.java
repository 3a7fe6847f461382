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

/** A reason that is given with a move is its own seat's alone until the game is over, and then everyone's. */
class ReasonsTest {
    private static final String REASON = "I like shiny things";

    @TempDir
    Path folder;

    @Test
    void nobody_else_reads_a_reason_before_the_game_is_over() throws Exception {
        try (Server server = Server.start(TestDatabase.SQLITE.in(folder), Guard.usual(), "127.0.0.1", 0, 0);
                Site site = new Site(URI.create("http://127.0.0.1:" + server.port()))) {
            Data.Fields made = site.post(
                    "/api/tables",
                    "",
                    Data.fields().with("game", "dominion").with("seats", Data.texts(List.of("me", "open"))));
            Data.Fields sat = site.post("/api/sit", text((Data.Fields) made.get("invitations"), "1"), Data.fields());
            Heard ann = new Heard();
            Heard bob = new Heard();
            Heard beside = new Heard();
            try (Seat first = new Seat(site, 0, text(made, "key"), ann).connect();
                    Seat second = new Seat(site, 1, text(sat, "key"), bob).connect()) {
                long entry = ((Data.Number) ann.until("scene").get("entry")).value();
                bob.until("scene");
                try (Seat _ = new Seat(site, 0, text(made, "key"), beside).connect()) {
                    beside.until("scene");
                    Data.Fields done = asked(
                            first,
                            Data.fields()
                                    .with("do", "line")
                                    .with("entry", entry)
                                    .with("text", "t, buy copper")
                                    .with("reason", REASON));
                    long now = ((Data.Number) done.get("done")).value();
                    assertThat(ann.until("reasons").get("reasons").toString())
                            .isEqualTo("[{\"entry\":" + (entry + 1) + ",\"seat\":0,\"text\":\"" + REASON + "\"}]");
                    assertThat(beside.until("reasons")).as("the other window").isNotNull();
                    assertThat(bob.untilEntry(now).toString()).doesNotContain("reason", "shiny");
                }
                Data.Fields log = Data.fields().with("do", "words").with("what", "log");
                assertThat(asked(first, log).toString()).contains(REASON);
                assertThat(asked(second, log).toString()).doesNotContain("shiny");
                assertThat(asked(second, Data.fields().with("do", "look")).toString())
                        .doesNotContain("shiny");
                asked(second, Data.fields().with("do", "concede"));
                assertThat(asked(second, log).toString()).contains(REASON);
                assertThat(asked(second, Data.fields().with("do", "record")).toString())
                        .contains(REASON);
                assertThat(asked(second, Data.fields().with("do", "replay").with("as", "1"))
                                .toString())
                        .contains(REASON);
            }
        }
    }

    private static Data.Fields asked(Seat seat, Data.Fields request) throws Exception {
        return seat.ask(request).get(60, TimeUnit.SECONDS);
    }

    private static String text(Data.Fields fields, String name) {
        return ((Data.Text) fields.get(name)).value();
    }
}
