package dev.cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.client.Seat;
import dev.cardinal.client.Site;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.store.Leases;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.store.TestDatabase;
import dev.cardinal.server.web.Guard;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two servers on one PostgreSQL: any of them can host any table, and the database can go away and come back. */
class TwoServersTest {
    private static final Data FIRST_OPTION = Data.of(List.of(Data.of(0)));

    @TempDir
    Path folder;

    private Server first;
    private Server second;
    private Site here;
    private Site there;

    @BeforeEach
    void start() throws Refused {
        first = server();
        second = server();
        here = site(first);
        there = site(second);
    }

    private Database database() throws Refused {
        return TestDatabase.POSTGRES.in(folder);
    }

    private Server server() throws Refused {
        return Server.start(database(), Guard.usual(), "127.0.0.1", 0, 0);
    }

    private static Site site(Server server) {
        return new Site(URI.create("http://127.0.0.1:" + server.port()));
    }

    @AfterEach
    void stop() {
        here.close();
        there.close();
        first.close();
        second.close();
    }

    private Data.Fields make(String game, String... seats) throws Refused {
        return here.post("/api/tables", "", Data.fields().with("game", game).with("seats", Data.texts(List.of(seats))));
    }

    private static String text(Data.Fields json, String... path) {
        Data.Fields at = json;
        for (int i = 0; i < path.length - 1; i++) {
            at = (Data.Fields) at.get(path[i]);
        }
        return ((Data.Text) at.get(path[path.length - 1])).value();
    }

    private static long entry(Data.Fields message) {
        return ((Data.Number) message.get("entry")).value();
    }

    private static Data.Fields answer(long entry) {
        return Data.fields().with("do", "answer").with("entry", entry).with("picks", FIRST_OPTION);
    }

    private static Data.Fields asked(Seat seat, Data.Fields request) throws Exception {
        return seat.ask(request).get(60, TimeUnit.SECONDS);
    }

    @Test
    void two_people_at_two_servers_sit_down_deal_and_play_at_one_table() throws Exception {
        Data.Fields made = make("dominion", "me", "open");
        Heard ann = new Heard();
        Heard bob = new Heard();
        try (Seat mine = new Seat(here, 0, text(made, "key"), ann).connect()) {
            Data.Fields sat = there.post("/api/sit", text(made, "invitations", "1"), Data.fields());
            try (Seat yours = new Seat(there, 1, text(sat, "key"), bob).connect()) {
                long entry = entry(ann.until("scene"));
                assertThat(entry(bob.until("scene"))).isEqualTo(entry);
                assertThat(mine.share().roster())
                        .isPresent()
                        .isEqualTo(yours.share().roster());

                asked(mine, answer(entry));
                Data.Fields told = bob.untilEntry(entry + 1);
                assertThat(told.toString()).as("only what is new").doesNotContain("\"scene\"");
                asked(yours, Data.fields().with("do", "chat").with("text", "hello from there"));
                assertThat(ann.until("talk").toString()).contains("hello from there");
                asked(mine, Data.fields().with("do", "undo"));
                assertThat(bob.until("scene").get("question")).isNull();

                asked(yours, Data.fields().with("do", "concede"));
                assertThat(ann.until("over")).isNotNull();
                assertThat(ann.until("the end", message -> message.toString().contains("\"stage\":\"over\"")))
                        .isNotNull();
            }
        }
    }

    @Test
    void of_two_who_open_one_invitation_at_two_servers_one_sits_down() throws Exception {
        Data.Fields made = make("dominion", "me", "open");
        String invitation = text(made, "invitations", "1");
        there.get("/api/tables/" + text(made, "table", "table"));
        here.post("/api/sit", invitation, Data.fields());
        assertThatThrownBy(() -> there.post("/api/sit", invitation, Data.fields()))
                .hasMessageContaining("has been used already");
    }

    @Test
    void what_one_server_did_the_other_continues_by_plain_http() throws Exception {
        Data.Fields made = make("dominion", "me", "open");
        String ann = text(made, "key");
        String bob = text(there.post("/api/sit", text(made, "invitations", "1"), Data.fields()), "key");
        Data.Fields commit = Data.fields().with("do", "commit").with("commitment", "");
        here.post("/api/do", ann, commit);
        there.post("/api/do", bob, commit);
        long entry = entry(there.get("/api/look", ann));
        for (int i = 0; i < 10; i++) { // a proxy may send each request to another server
            Site next = i % 2 == 0 ? here : there;
            next.post("/api/do", ann, Data.fields().with("do", "chat").with("text", "line " + i));
        }
        assertThat(here.post("/api/do", ann, answer(entry)).get("done")).isEqualTo(Data.of(entry + 11));
    }

    @Test
    void a_bot_answers_for_one_server_only_and_for_another_when_that_one_is_gone() throws Exception {
        Data.Fields made = make("kuhn", "me", "solved");
        String table = text(made, "table", "table");
        try (Store dead = new Store(database())) {
            assertThat(dead.leases().hold(table)).isTrue();
            long from = System.nanoTime();
            Heard ann = new Heard();
            try (Seat mine = new Seat(there, 0, text(made, "key"), ann).connect()) {
                Data.Fields now = ann.until("scene");
                if (now.get("question") != null) {
                    asked(mine, answer(entry(now)));
                }
                Data.Fields bots = ann.until(
                        "a bot's answer", message -> message.get("question") != null || message.get("over") != null);
                assertThat(bots).isNotNull();
                assertThat(System.nanoTime() - from).isGreaterThan(Leases.LENGTH.toNanos() * 8 / 10);
            }
        }
    }

    @Test
    void a_database_that_goes_away_is_said_to_be_away_and_nothing_that_was_done_is_lost() throws Exception {
        Data.Fields made = make("dominion", "me", "open");
        Heard ann = new Heard();
        Heard bob = new Heard();
        Data.Fields sat = there.post("/api/sit", text(made, "invitations", "1"), Data.fields());
        try (Seat mine = new Seat(here, 0, text(made, "key"), ann).connect();
                Seat yours = new Seat(there, 1, text(sat, "key"), bob).connect()) {
            long entry = entry(ann.until("scene"));
            long done = ((Data.Number) asked(mine, answer(entry)).get("done")).value();
            Data.Fields chat = Data.fields().with("do", "chat").with("text", "are you there?");
            TestDatabase.postgres().crash();
            try {
                assertThatThrownBy(() -> here.post("/api/do", text(made, "key"), chat))
                        .hasMessageContaining("cannot reach its storage")
                        .hasMessageContaining("Try again soon");
                assertThatThrownBy(() -> asked(yours, chat)).hasMessageContaining("cannot reach its storage");
            } finally {
                TestDatabase.postgres().resume();
            }
            long said =
                    ((Data.Number) asked(yours, chat.with("text", "I am back")).get("done")).value();
            assertThat(said)
                    .as("nothing was lost, and nothing refused was done")
                    .isEqualTo(done + 1);
            assertThat(ann.until(
                            "what was said elsewhere",
                            message -> message.toString().contains("I am back")))
                    .isNotNull();
        }
    }
}
