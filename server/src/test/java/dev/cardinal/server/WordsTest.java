package dev.cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.client.Seat;
import dev.cardinal.client.Site;
import dev.cardinal.client.Wire;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.web.Guard;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game in words over a connection, and what is not said. */
class WordsTest {
    @TempDir
    Path folder;

    private Server server;
    private Site site;
    private Data.Fields made;
    private Seat ann;
    private Seat bob;
    private final LinkedBlockingQueue<Data.Fields> heard = new LinkedBlockingQueue<>();

    @BeforeEach
    void deal() throws Exception {
        server = Server.start(Database.in(folder.resolve("cardinal.db")), Guard.usual(), "127.0.0.1", 0, 0);
        site = new Site(URI.create("http://127.0.0.1:" + server.port()));
        made = site.post(
                "/api/tables",
                "",
                Data.fields()
                        .with("game", "dominion")
                        .with("watched", false)
                        .with("seats", Data.texts(List.of("me", "open"))));
        Data.Fields sat = site.post(
                "/api/sit",
                text((Data.Fields) made.get("invitations"), "1"),
                Data.fields().with("name", "Bob"));
        ann = new Seat(site, 0, text(made, "key"), (message, _) -> heard.add(message)).connect();
        bob = new Seat(site, 1, text(sat, "key"), (_, _) -> {}).connect();
        Data.Fields message;
        do {
            message = heard.poll(60, TimeUnit.SECONDS);
            assertThat(message).as("the deal").isNotNull();
        } while (message.get("entry") == null);
    }

    @AfterEach
    void close() {
        ann.close();
        bob.close();
        site.close();
        server.close();
    }

    private static String text(Data.Fields fields, String name) {
        return ((Data.Text) fields.get(name)).value();
    }

    private static Data.Fields words(String what) {
        return Data.fields().with("do", "words").with("what", what);
    }

    private static Data.Fields get(CompletableFuture<Data.Fields> reply) throws Refused {
        try {
            return reply.get(60, TimeUnit.SECONDS);
        } catch (ExecutionException failed) {
            throw (Refused) failed.getCause();
        } catch (Exception late) {
            throw new AssertionError(late);
        }
    }

    @Test
    void the_table_is_said_for_a_page_and_the_menu_only_to_the_one_who_is_asked() throws Refused {
        Data.Fields board = words("board").with("width", 80).with("height", 40);

        assertThat(String.valueOf(get(ann.ask(board)).get("table"))).contains("SUPPLY PILES");
        assertThat(String.valueOf(get(ann.ask(board)).get("menu"))).contains("1. ");
        assertThat(get(bob.ask(board)).get("menu")).isEqualTo(Data.texts(List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"options", "answers", "hint", "why"})
    void the_question_is_no_one_elses_business(String what) {
        assertThatThrownBy(() -> get(bob.ask(words(what).with("text", "1"))))
                .hasMessageContaining("You are not asked now");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"what\":\"nothing\"}",
                "{}",
                "{\"what\":\"board\",\"width\":39}",
                "{\"what\":\"board\",\"width\":501}",
                "{\"what\":\"board\",\"height\":7}",
                "{\"what\":\"board\",\"height\":201}",
                "{\"what\":\"board\",\"explained\":[1]}",
                "{\"what\":\"turn\",\"since\":-1}",
                "{\"what\":\"board\",\"depth\":1}"
            })
    void a_request_for_words_that_makes_no_sense_is_refused(String request) throws Refused {
        Data.Fields asked = ((Data.Fields) Json.parse(request)).with("do", "words");

        assertThatThrownBy(() -> get(ann.ask(asked))).isInstanceOf(Refused.class);
    }

    @Test
    void the_file_of_a_game_is_given_out_when_it_is_over() throws Refused {
        Data.Fields record = Data.fields().with("do", "record");

        assertThatThrownBy(() -> get(ann.ask(record))).hasMessageContaining("The game is not over yet");
        assertThatThrownBy(() -> get(ann.ask(words("end")))).hasMessageContaining("The game is not over yet");
        get(bob.ask(Data.fields().with("do", "concede")));
        assertThat(text(get(ann.ask(record)), "record")).contains("\"secret\"").contains("\"concede\":true");
    }

    @Test
    void a_table_that_is_not_shown_to_others_is_not_told_to_them_either() throws Exception {
        LinkedBlockingQueue<Data.Fields> eve = new LinkedBlockingQueue<>();
        Wire.Listener ears = new Wire.Listener() {
            @Override
            public void heard(Data.Fields message, int bytes) {
                eve.add(message);
            }

            @Override
            public void lost() {}
        };
        try (Wire wire = Wire.open(site, text((Data.Fields) made.get("table"), "table"), "", -1, ears)) {
            wire.send(words("log").with("id", "x"));
            assertThat(String.valueOf(eve.poll(60, TimeUnit.SECONDS))).contains("not_watched");
            Data.Fields more = eve.poll(1, TimeUnit.SECONDS);
            assertThat(String.valueOf(more)).doesNotContain("lines").doesNotContain("scene");
        }
    }

    @Test
    void a_line_is_done_once_even_if_the_connection_breaks_before_the_answer() throws Exception {
        long last = ((Data.Number) get(ann.ask(words("turn"))).get("entry")).value();
        CompletableFuture<Data.Fields> reply =
                ann.ask(Data.fields().with("do", "line").with("entry", last).with("text", "end, play copper"));
        ann.drop();

        assertThat(get(reply).get("done")).isEqualTo(Data.of(last + 2));
        assertThat(get(ann.ask(words("turn"))).get("entry")).isEqualTo(Data.of(last + 2));
    }

    @Test
    void an_undo_is_not_sent_again_since_that_could_take_back_two_moves() {
        CompletableFuture<Data.Fields> reply = ann.ask(Data.fields().with("do", "undo"));
        ann.drop();

        assertThatThrownBy(() -> get(reply)).hasMessageContaining("The connection was lost before the server answered");
    }
}
