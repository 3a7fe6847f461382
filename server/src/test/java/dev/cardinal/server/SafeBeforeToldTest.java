package dev.cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Json;
import dev.cardinal.host.Log;
import dev.cardinal.host.Person;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.store.Key;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.table.Desk;
import dev.cardinal.server.table.Form;
import dev.cardinal.server.table.Hall;
import dev.cardinal.server.table.Table;
import dev.cardinal.server.table.Window;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whenever a client is told of an entry, another connection to the database finds it there. */
class SafeBeforeToldTest {
    private static final int ACTS = 30;
    private static final List<String> PEOPLE = List.of(Person.NAME, Person.NAME);

    @TempDir
    Path folder;

    @Test
    void nobody_is_told_of_an_entry_before_it_is_safe() throws Exception {
        assertThat(toldTooEarly(log -> log)).isEmpty();
    }

    @Test
    void a_log_that_acknowledges_before_it_has_written_is_found() throws Exception {
        List<String> early = toldTooEarly(log -> entries -> Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(20);
                log.append(entries);
            } catch (IOException | InterruptedException stopped) {
                // The test is over: what was acknowledged is lost, as it would be in earnest.
            }
        }));
        assertThat(early).anyMatch(told -> told.startsWith("window")).anyMatch(told -> told.startsWith("reply"));
    }

    /** Plays with a log, and returns what clients were told of that was not in the database yet. */
    private List<String> toldTooEarly(UnaryOperator<Log> planted) throws Exception {
        Game game = Games.named("dominion");
        Options options = game.seat(Options.DEFAULT, Seats.of(game, PEOPLE).players());
        Roster roster = Roster.fair(game, options, PEOPLE);
        HostedGame hosted = HostedGame.on(game, roster, game.deal(options).position(1), Seats.of(game, PEOPLE));
        List<String> early = new ArrayList<>();
        try (Store writing = new Store(Database.in(folder.resolve("tables.db")));
                Hall hall = new Hall(writing, Duration.ofSeconds(30), 0);
                Store reading = new Store(Database.in(folder.resolve("tables.db")))) {
            Table table = hall.host(hosted, List.of(Key.draw(), Key.draw()));
            hosted.keptIn(planted.apply(writing.log(table.id())));
            hall.look(table.id(), new Window(Viewer.seat(1), -1, message -> {
                if (!isSafe(message, "entry", table, reading)) {
                    early.add("window: " + message);
                }
            }));
            for (int act = 0; act < ACTS; act++) {
                int last = hosted.last();
                int seat = hosted.position().asked();
                Data.Fields request = act % 3 == 0
                        ? Data.fields().with("do", "chat").with("text", "hello")
                        : Data.fields()
                                .with("do", "answer")
                                .with("entry", last)
                                .with("picks", Data.of(List.of(Data.of(0))));
                Data.Fields reply = Desk.handle(table, Viewer.seat(seat), new Form(request));
                if (!isSafe(reply.toString(), "done", table, reading)) {
                    early.add("reply: " + reply);
                }
            }
            assertThat(hosted.last()).isGreaterThanOrEqualTo(ACTS);
        }
        return early;
    }

    private static boolean isSafe(String message, String field, Table table, Store reading) {
        try {
            return !(((Data.Fields) Json.parse(message)).get(field) instanceof Data.Number(long entry))
                    || reading.entries(table.id()).size() >= entry;
        } catch (Refused | IOException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
