package dev.cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.client.Wire;
import dev.cardinal.host.GameFile;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.store.TestDatabase;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What people do at a table besides playing. */
class LifeTest extends ServerTest {
    private static final Data.Fields DOMINION =
            Data.fields().with("game", "dominion").with("options", Data.fields().with("kingdom", "first game"));
    private static final Data.Fields KUHN = Data.fields().with("game", "kuhn");

    private Data.Fields table(String id) throws Refused {
        return site.get("/api/tables/" + id);
    }

    private Data areas(String key) throws Refused {
        return ((Data.Fields) look(key).get("scene")).get("areas");
    }

    private void endPhase(String key) throws Refused {
        act(key, request("line").with("entry", look(key).get("entry")).with("text", "end phase"));
    }

    // Take-back.

    @Test
    void more_than_undo_allows_is_taken_back_if_the_other_agrees() throws Exception {
        Pair pair = pair(DOMINION);
        endPhase(pair.ann());
        Data.Fields before = look(pair.ann());
        endPhase(pair.ann());
        assertThat(look(pair.bob()).get("question")).isNotNull();
        assertThatThrownBy(() -> act(pair.ann(), request("undo"))).hasMessageContaining("cannot take back");

        act(pair.ann(), request("takeback"));
        assertThat(text(table(pair.table()), "proposal", "what")).isEqualTo("takeback");
        assertThatThrownBy(() -> act(pair.ann(), request("agree"))).hasMessageContaining("for the others");
        restart();
        act(pair.bob(), request("agree"));
        Data.Fields after = look(pair.ann());
        assertThat(after.get("question")).isEqualTo(before.get("question"));
        assertThat(after.get("scene")).isEqualTo(before.get("scene"));
        assertThat(site.get("/api/look?since=" + entry(before), pair.bob()).get("scene"))
                .as("after a take-back everyone gets the whole scene")
                .isNotNull();
        assertThat(table(pair.table()).get("proposal")).isNull();
    }

    @Test
    void what_is_declined_or_overtaken_by_the_game_is_not_taken_back() throws Exception {
        Pair pair = pair(DOMINION);
        endPhase(pair.ann());
        endPhase(pair.ann());
        act(pair.ann(), request("takeback"));
        assertThatThrownBy(() -> act(pair.bob(), request("takeback"))).isInstanceOf(Refused.class);
        act(pair.bob(), request("decline"));
        assertThatThrownBy(() -> act(pair.bob(), request("agree"))).hasMessageContaining("Nobody has proposed");

        act(pair.ann(), request("takeback"));
        endPhase(pair.bob());
        endPhase(pair.bob());
        assertThatThrownBy(() -> act(pair.bob(), request("agree"))).hasMessageContaining("moved on");
        assertThat(table(pair.table()).get("proposal")).isNull();
    }

    @Test
    void somebody_alone_with_bots_takes_back_what_they_like() throws Exception {
        Data.Fields made = make("dominion", Map.of("kingdom", "first game"), "me", "house");
        String ann = text(made, "key");
        ready(ann);
        Data.Fields before = turn(ann, 1);
        endPhase(ann);
        turn(ann, 2);
        act(ann, request("takeback"));
        assertThat(look(ann).get("scene")).isEqualTo(before.get("scene"));
        assertThatThrownBy(() -> act(ann, request("takeback").with("entry", 999)))
                .hasMessageContaining("not a move that can be taken back");
    }

    /** What somebody sees when it is their turn to buy. */
    private Data.Fields turn(String key, int number) throws Exception {
        String status = "Turn " + number + ", your buy phase";
        Data.Fields now = look(key);
        for (int i = 0; i < 600 && !text(now, "scene", "status").equals(status); i++) {
            Thread.sleep(50);
            now = look(key);
        }
        assertThat(text(now, "scene", "status")).isEqualTo(status);
        return now;
    }

    @Test
    void somebody_for_whom_a_bot_plays_is_asked_too() throws Exception {
        Pair pair = pair(DOMINION);
        endPhase(pair.ann());
        Data.Fields before = look(pair.ann());
        act(pair.bob(), request("bot"));
        assertThat(act(pair.ann(), request("takeback")).get("proposed")).isEqualTo(Data.of(true));
        assertThat(look(pair.ann()).get("question")).isEqualTo(before.get("question"));
        act(pair.bob(), request("agree"));
        assertThat(text(look(pair.ann()), "scene", "status")).isEqualTo("Turn 1, your action phase");
    }

    // Once more.

    @Test
    void a_rematch_has_the_same_people_in_swapped_seats_with_keys_of_their_own() throws Exception {
        Pair pair = pair(KUHN);
        assertThatThrownBy(() -> act(pair.ann(), request("rematch"))).hasMessageContaining("not over");
        act(pair.bob(), request("concede"));
        Data.Fields ann = act(pair.ann(), request("rematch").with("swap", true));
        assertThat(ann.get("seat")).isEqualTo(Data.of(1));
        assertThat(text(table(pair.table()), "next")).isEqualTo(text(ann, "table", "table"));
        Data.Fields bob = act(pair.bob(), request("rematch"));
        assertThat(bob.get("seat")).isEqualTo(Data.of(0));
        assertThat(text(bob, "table", "table")).isEqualTo(text(ann, "table", "table"));
        assertThat(text(bob, "key")).isNotEqualTo(text(ann, "key"));
        ready(text(ann, "key"), text(bob, "key"));
        assertThat(look(text(bob, "key")).get("question")).isNotNull();
        assertThat(table(text(ann, "table", "table")).get("seats").toString())
                .contains("\"name\":\"Bob\"")
                .contains("\"name\":\"Ann\"");
    }

    @Test
    void two_who_want_to_play_once_more_at_the_same_moment_meet_at_one_table() throws Exception {
        for (int i = 0; i < 20; i++) {
            Pair pair = pair(KUHN);
            act(pair.bob(), request("concede"));
            try (ExecutorService both = Executors.newFixedThreadPool(2)) {
                CyclicBarrier together = new CyclicBarrier(2);
                List<Future<Data.Fields>> again = Stream.of(pair.ann(), pair.bob())
                        .map(key -> both.submit(() -> {
                            together.await();
                            return act(key, request("rematch"));
                        }))
                        .toList();
                assertThat(text(again.getFirst().get(), "table", "table"))
                        .isEqualTo(text(again.getLast().get(), "table", "table"));
            }
        }
    }

    @Test
    void the_game_is_replayed_from_any_side_and_played_on_from_any_entry() throws Exception {
        Pair pair = pair(DOMINION);
        assertThatThrownBy(() -> act(pair.ann(), request("replay"))).hasMessageContaining("not over");
        assertThatThrownBy(() -> act(pair.ann(), request("playon").with("entry", 1)))
                .hasMessageContaining("not over");
        Data.Fields begin = look(pair.bob());
        endPhase(pair.ann());
        endPhase(pair.ann());
        endPhase(pair.bob());
        Data.Fields middle = look(pair.bob()); // he has a choice here, so that the host does not answer for him
        act(pair.bob(), request("concede"));

        Data.Fields replay = act(pair.ann(), request("replay").with("as", "1"));
        assertThat(((Data.Fields) replay.get("start")).get("scene")).isEqualTo(begin.get("scene"));
        List<Data> steps = ((Data.Items) replay.get("steps")).values();
        assertThat(((Data.Fields) steps.getLast()).get("over")).isNotNull();
        assertThat(((Data.Fields) steps.getLast()).get("move")).isEqualTo(Data.of("concede"));
        Data.Fields later = act(pair.ann(), request("replay").with("as", "1").with("from", entry(middle)));
        assertThat(((Data.Fields) later.get("start")).get("scene")).isEqualTo(middle.get("scene"));
        assertThatThrownBy(() -> act(pair.ann(), request("replay").with("as", "7")))
                .hasMessageContaining("seat");

        Data.Fields again =
                act(pair.bob(), request("playon").with("entry", entry(middle)).with("seat", 1));
        String key = text(again, "key");
        ready(key);
        assertThat(areas(key)).isEqualTo(((Data.Fields) middle.get("scene")).get("areas"));
        restart();
        assertThat(areas(key)).isEqualTo(((Data.Fields) middle.get("scene")).get("areas"));
    }

    @Test
    void a_scenario_is_a_puzzle_whose_hidden_cards_stay_hidden() throws Exception {
        String puzzle = """
                game: dominion
                title: What now?
                options: {players: 2, kingdom: [Moat, Militia]}
                position:
                  seats:
                    0: {hand: [Militia, Gold]}
                    1: {hand: [Moat, Province, Gold, Gold, Gold]}
                steps:
                  - asks: {seat: 0}
                """;
        Pair pair = pair(Data.fields().with("scenario", puzzle));
        assertThat(table(pair.table()).toString()).contains("\"arranged\":true").doesNotContain("Province");
        assertThat(look(pair.ann()).toString()).contains("play Militia");
        act(
                pair.ann(),
                request("line").with("entry", look(pair.ann()).get("entry")).with("text", "play militia"));
        restart();
        assertThat(look(pair.bob()).toString()).contains("reveal Moat");
        act(pair.bob(), request("concede"));
        GameFile record = GameFile.read("the record", text(act(pair.ann(), request("record")), "record"));
        assertThat(record.roster().start()).isNotNull();

        assertThatThrownBy(() -> pair(Data.fields().with("scenario", "game: dominion")))
                .isInstanceOf(Refused.class);
        assertThatThrownBy(() -> pair(Data.fields().with("scenario", puzzle.replace("Moat", "Boat"))))
                .isInstanceOf(Refused.class);
        assertThatThrownBy(() -> pair(DOMINION.with("scenario", puzzle))).hasMessageContaining("says itself");
    }

    // Bots, chat and those who watch.

    @Test
    void a_bot_plays_for_somebody_who_leaves_until_they_are_back() throws Exception {
        Pair pair = pair(DOMINION);
        act(pair.ann(), request("bot"));
        for (int i = 0; i < 300 && look(pair.bob()).get("question") == null; i++) {
            Thread.sleep(100); // the bot plays Ann's turn
        }
        assertThat(look(pair.bob()).get("question")).isNotNull();
        assertThat(look(pair.bob()).get("talk").toString()).contains("\"player\":\"house\"");
        assertThatThrownBy(() -> act(pair.ann(), request("undo"))).hasMessageContaining("A bot plays for you");
        act(pair.ann(), request("back"));
        endPhase(pair.bob());
        endPhase(pair.bob());
        assertThat(look(pair.ann()).get("question")).isNotNull();
        assertThatThrownBy(() -> act(pair.ann(), request("back"))).hasMessageContaining("Nobody plays for you");
        assertThatThrownBy(() -> act(pair.ann(), request("bot").with("bot", "human")))
                .hasMessageContaining("not a bot");
    }

    @Test
    void whoever_says_a_word_keeps_their_seat() throws Exception {
        Pair pair = pair(DOMINION);
        act(pair.bob(), request("bot").with("seat", 0));
        assertThat(text(table(pair.table()), "proposal", "what")).isEqualTo("bot");
        act(pair.ann(), request("chat").with("text", "still here"));
        assertThat(table(pair.table()).get("proposal")).isNull();
        assertThatThrownBy(() -> act(pair.bob(), request("bot").with("seat", 5)))
                .isInstanceOf(Refused.class);
    }

    @Test
    void whoever_wants_no_question_without_a_choice_is_asked_none_after_a_restart_either() throws Exception {
        Pair pair = pair(DOMINION);
        act(pair.ann(), request("auto"));
        turn(pair.ann(), 1);
        restart();
        endPhase(pair.ann());
        endPhase(pair.bob());
        endPhase(pair.bob());
        turn(pair.ann(), 2);
        act(pair.ann(), request("auto").with("on", false));
        restart();
        endPhase(pair.ann());
        endPhase(pair.bob());
        endPhase(pair.bob());
        Thread.sleep(2_000);
        assertThat(text(look(pair.ann()), "scene", "status")).isEqualTo("Turn 3, your action phase");
    }

    @Test
    void chat_can_be_muted_by_the_one_who_reads_it() throws Exception {
        Pair pair = pair(DOMINION);
        act(pair.bob(), request("mute").with("seat", 0));
        act(pair.ann(), request("chat").with("text", "blah"));
        restart();
        assertThat(look(pair.bob()).toString()).doesNotContain("blah");
        assertThat(look(pair.ann()).toString()).contains("blah");
        act(pair.bob(), request("mute").with("seat", 0).with("on", false));
        assertThat(look(pair.bob()).toString()).contains("blah");
    }

    @Test
    void those_who_watch_with_a_delay_see_everything_later_and_in_order() throws Exception {
        Pair pair = pair(DOMINION.with("delay", 2));
        assertThatThrownBy(() -> site.get("/api/look?table=" + pair.table())).hasMessageContaining("with a delay");
        LinkedBlockingQueue<Data.Fields> seen = new LinkedBlockingQueue<>();
        long from = System.nanoTime();
        try (Wire wire = Wire.open(site, pair.table(), "", -1, new Wire.Listener() {
            @Override
            public void heard(Data.Fields message, int bytes) {
                seen.add(message);
            }

            @Override
            public void lost() {}
        })) {
            assertThat(seen.poll(30, TimeUnit.SECONDS).get("table")).isNotNull();
            wire.send(request("words").with("what", "board").with("id", 1).toString());
            assertThat(seen.poll(30, TimeUnit.SECONDS).toString()).contains("with a delay");
            act(pair.bob(), request("concede"));
            assertThat(seen.poll(30, TimeUnit.SECONDS).get("scene")).isNotNull();
            assertThat(System.nanoTime() - from).isGreaterThan(TimeUnit.SECONDS.toNanos(2));
            assertThat(seen.poll(30, TimeUnit.SECONDS).get("over")).isNotNull();
            assertThat(seen.poll(30, TimeUnit.SECONDS).toString()).contains("\"stage\":\"over\"");
        }
        assertThat(site.get("/api/look?table=" + pair.table()).get("over")).isNotNull();
    }

    // The end.

    @Test
    void a_game_is_gone_for_good_when_everyone_has_deleted_it() throws Exception {
        Pair pair = pair(KUHN);
        assertThatThrownBy(() -> act(pair.ann(), request("delete"))).hasMessageContaining("still playing");
        act(pair.ann(), request("concede"));
        act(pair.ann(), request("delete"));
        assertThatThrownBy(() -> look(pair.ann())).hasMessageContaining("does not open a seat");
        assertThat(look(pair.bob()).get("over")).isNotNull();
        act(pair.bob(), request("delete"));
        assertThatThrownBy(() -> table(pair.table())).hasMessageContaining("no such table");
        stop();
        assertThat(Export.to(folder.resolve("out"), database())).isZero();
        start();
    }

    @Test
    void a_backup_is_a_database_of_its_own() throws Exception {
        assumeTrue(kind == TestDatabase.SQLITE, "PostgreSQL has its own backup");
        Pair pair = pair(DOMINION);
        try (Database database = database()) {
            database.backUp(folder.resolve("copy.db"));
            assertThatThrownBy(() -> database.backUp(folder.resolve("copy.db"))).hasMessageContaining("exists already");
        }
        Data.Fields before = look(pair.ann());
        pick(pair.ann(), 0);
        assertThat(Export.to(folder.resolve("out"), Database.in(folder.resolve("copy.db"))))
                .isEqualTo(1);
        assertThat(look(pair.ann())).isNotEqualTo(before);
    }
}
