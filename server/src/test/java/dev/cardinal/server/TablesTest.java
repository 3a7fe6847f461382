package dev.cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.client.Wire;
import dev.cardinal.host.GameFile;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What happens around a game: making a table, sitting down, coming back after a restart, and afterwards. */
class TablesTest extends ServerTest {
    @Test
    void an_invitation_is_spent_by_whoever_opens_it_first() throws Exception {
        Data.Fields made = make("kuhn", Map.of(), "me", "open");
        String invitation = text(made, "invitations", "1");
        site.post("/api/sit", invitation, Data.fields());
        assertThatThrownBy(() -> site.post("/api/sit", invitation, Data.fields()))
                .hasMessageContaining("has been used already");
        assertThatThrownBy(() -> site.get("/api/look", invitation)).hasMessageContaining("does not open a seat");
    }

    @Test
    void whoever_sits_down_makes_all_other_invitations_to_the_seat_void() throws Exception {
        Data.Fields made = make("kuhn", Map.of(), "me", "open");
        Data.Fields again =
                act(text(made, "key"), Data.fields().with("do", "invite").with("seat", 1));
        String bob = text(site.post("/api/sit", text(again, "invitation"), Data.fields()), "key");
        String first = text(made, "invitations", "1");
        assertThatThrownBy(() -> site.post("/api/sit", first, Data.fields())).hasMessageContaining("used already");

        Data.Fields window = act(bob, Data.fields().with("do", "invite"));
        assertThat(site.post("/api/sit", text(window, "invitation"), Data.fields())
                        .get("seat"))
                .isEqualTo(Data.of(1));
    }

    @Test
    void anybody_may_take_the_empty_seats_of_a_listed_table_only() throws Exception {
        Data.Fields wanted = Data.fields().with("game", "kuhn").with("seats", Data.texts(List.of("me", "open")));
        Data.Fields closed = site.post("/api/tables", "", wanted);
        Data.Fields listed = site.post("/api/tables", "", wanted.with("listed", true));
        String path = "/api/tables/" + text(listed, "table", "table") + "/sit";
        assertThatThrownBy(() -> site.post("/api/tables/" + text(closed, "table", "table") + "/sit", "", Data.fields()))
                .hasMessageContaining("need an invitation");

        Data.Fields bob = site.post(path, "", Data.fields().with("name", "Bob"));
        assertThat(bob.get("seat")).isEqualTo(Data.of(1));
        assertThatThrownBy(() -> site.post(path, "", Data.fields())).hasMessageContaining("No seat is left");
        assertThatThrownBy(() -> site.post("/api/sit", text(listed, "invitations", "1"), Data.fields()))
                .hasMessageContaining("used already");
        ready(text(listed, "key"), text(bob, "key"));
        assertThat(site.get("/api/look", text(bob, "key")).get("scene")).isNotNull();

        act(text(bob, "key"), Data.fields().with("do", "concede"));
        Data.Fields again = act(text(listed, "key"), Data.fields().with("do", "rematch"));
        assertThatThrownBy(() -> site.post("/api/tables/" + text(again, "table", "table") + "/sit", "", Data.fields()))
                .as("the seat is kept for Bob")
                .hasMessageContaining("need an invitation");
    }

    @Test
    void a_game_answers_what_it_is_asked_without_a_table() throws Exception {
        Data.Fields deck = Data.fields().with("topic", "deck").with("text", "1x ST01-001");
        assertThat(site.post("/api/games/onepiece/ask", "", deck).toString()).contains("5-1-2");
        assertThatThrownBy(() -> site.post("/api/games/kuhn/ask", "", deck)).hasMessageContaining("nothing to ask");
        assertThatThrownBy(() -> site.post("/api/games/onepiece/ask", "", deck.with("text", "x".repeat(10_001))))
                .hasMessageContaining("at most 10000 characters");
    }

    @Test
    void a_game_goes_on_after_a_restart_and_an_answer_sent_twice_is_done_once() throws Exception {
        Data.Fields made = make("dominion", Map.of(), "me", "open");
        String ann = text(made, "key");
        String bob = text(site.post("/api/sit", text(made, "invitations", "1"), Data.fields()), "key");
        ready(ann, bob);
        Data entry = site.get("/api/look", ann).get("entry");
        Data.Fields answer = Data.fields()
                .with("do", "answer")
                .with("entry", entry)
                .with("picks", Data.of(List.of(Data.of(0))))
                .with("client", "mine");
        Data.Fields done = act(ann, answer);
        Data.Fields before = site.get("/api/look", bob);
        restart();
        assertThat(act(ann, answer)).isEqualTo(done);
        assertThat(site.get("/api/look", bob)).isEqualTo(before);
    }

    @Test
    void a_deck_is_hidden_until_everyone_sits() throws Exception {
        Data.Fields made = site.post(
                "/api/tables",
                "",
                Data.fields()
                        .with("game", "onepiece")
                        .with("seats", Data.texts(List.of("me", "open")))
                        .with("own", Data.fields().with("decks", "ST02")));
        assertThat(made.get("table").toString()).doesNotContain("ST02");
        assertThat(site.get("/api/tables/" + text(made, "table", "table")).toString())
                .doesNotContain("ST02");
        String ann = text(made, "key");
        Data.Fields deck = Data.fields().with("own", Data.fields().with("decks", "ST03"));
        String bob = text(site.post("/api/sit", text(made, "invitations", "1"), deck), "key");
        ready(ann, bob);
        String scene = site.get("/api/look", ann).toString();
        assertThat(scene).contains("ST02-001").contains("ST03-001");
    }

    @Test
    void files_of_the_server_are_out_of_reach() {
        for (String file : List.of("/etc/passwd", "/no/such/file")) {
            assertThatThrownBy(() -> make("onepiece", Map.of("decks", file), "me", "open"))
                    .hasMessageNotContaining("no such")
                    .hasMessageContaining("file");
            assertThatThrownBy(() -> make("onepiece", Map.of("rules", file), "me", "open"))
                    .hasMessageContaining("file");
            assertThatThrownBy(() -> make("dominion", Map.of(), "me", "menu:" + file))
                    .hasMessageContaining("file");
            assertThatThrownBy(() -> site.get("/api/games/onepiece/faces?decks=" + file))
                    .hasMessageContaining("file");
        }
    }

    @Test
    void a_finished_game_is_one_record_that_shows_its_secret_and_can_be_exported() throws Exception {
        Data.Fields made = make("dominion", Map.of(), "me", "open");
        String ann = text(made, "key");
        String bob = text(site.post("/api/sit", text(made, "invitations", "1"), Data.fields()), "key");
        ready(ann, bob);
        act(bob, Data.fields().with("do", "concede"));
        Data.Fields table = site.get("/api/tables/" + text(made, "table", "table"));
        assertThat(text(table, "stage")).isEqualTo("over");
        assertThat(text(table, "secret")).hasSize(64);
        restart();
        assertThat(site.get("/api/look", ann).get("over")).isNotNull();
        assertThatThrownBy(() -> act(ann, Data.fields().with("do", "concede"))).hasMessageContaining("over");
        stop();
        assertThat(Export.to(folder.resolve("out"), database())).isEqualTo(1);
        try (Stream<Path> files = Files.list(folder.resolve("out"))) {
            GameFile game = GameFile.read(files.findFirst().orElseThrow());
            assertThat(GameFile.unpacked(game.packed())).isEqualTo(game);
            assertThat(game.roster().origin()).isEqualTo(text(table, "secret"));
        }
        start();
    }

    @Test
    void a_bot_answers_and_its_owner_is_alone_with_it() throws Exception {
        Data.Fields made = make("kuhn", Map.of(), "me", "solved");
        String ann = text(made, "key");
        ready(ann);
        for (int i = 0; i < 100 && site.get("/api/look", ann).get("over") == null; i++) {
            Data.Fields look = site.get("/api/look", ann);
            if (look.get("question") != null) {
                act(
                        ann,
                        Data.fields()
                                .with("do", "answer")
                                .with("entry", look.get("entry"))
                                .with("picks", Data.of(List.of(Data.of(0)))));
            }
            Thread.sleep(200);
        }
        assertThat(site.get("/api/look", ann).get("over")).isNotNull();
    }

    @Test
    void a_table_is_listed_and_watched_only_if_its_maker_wants_it() throws Exception {
        Data.Fields table = Data.fields().with("game", "kuhn").with("seats", Data.texts(List.of("me", "open")));
        String listed = text(site.post("/api/tables", "", table.with("listed", true)), "table", "table");
        String quiet = text(site.post("/api/tables", "", table.with("watched", false)), "table", "table");
        assertThat(site.get("/api/tables").toString()).contains(listed).doesNotContain(quiet);
        assertThat(watching(listed)).startsWith("{\"table\":");
        assertThat(watching(quiet)).contains("Nobody may watch at this table");
    }

    private String watching(String table) throws Exception {
        CompletableFuture<String> first = new CompletableFuture<>();
        try (Wire _ = Wire.open(site, table, "", -1, new Wire.Listener() {
            @Override
            public void heard(Data.Fields message, int bytes) {
                first.complete(message.toString());
            }

            @Override
            public void lost() {}
        })) {
            return first.get(60, TimeUnit.SECONDS);
        }
    }

    @Test
    void nonsense_is_refused_in_a_sentence() {
        assertThatThrownBy(() -> make("chess", Map.of(), "me")).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> make("dominion", Map.of("kingdom", "nonsense"), "me", "open"))
                .isInstanceOf(Refused.class);
        assertThatThrownBy(() -> make("dominion", Map.of(), "me", "me")).hasMessageContaining("Only one seat");
        assertThatThrownBy(() -> site.get("/api/look", "nonsense")).hasMessageContaining("does not open a seat");
        assertThatThrownBy(() -> site.get("/api/look")).hasMessageContaining("Show your key");
        assertThatThrownBy(() -> site.get("/nothing")).hasMessageContaining("nothing at this address");
        assertThatThrownBy(() -> site.get("/api/tables/none")).hasMessageContaining("no such table");
    }
}
