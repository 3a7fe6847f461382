package dev.cardinal.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.host.HostedGame;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.store.Store;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens at tables by itself: clocks, bots for the missing, expiry, and games that cannot go on. */
class KeepingTest {
    private static final Duration NOT_YET = Duration.ofDays(1);

    @TempDir
    Path folder;

    private Hall hall;

    @BeforeEach
    void open() throws Refused {
        open(0);
    }

    private void open(long leastFree) throws Refused {
        hall = new Hall(new Store(Database.in(folder.resolve("t.db"))), Duration.ofSeconds(30), leastFree);
    }

    @AfterEach
    void close() {
        hall.close();
    }

    private Table dealt(@Nullable Clock clock) throws Refused {
        Options options = Options.DEFAULT.with("kingdom", "first game").with("players", "2");
        Agreement agreement = new Agreement("dominion", options, false, true, 0, clock, null);
        Table table = hall.putUp(Lobby.of(agreement, List.of(Chair.EMPTY, Chair.EMPTY)), Map.of());
        for (int seat = 0; seat < 2; seat++) {
            table.arrivals().taken(seat, "", Map.of());
            table.dealing().commit(seat, "");
        }
        return table;
    }

    private static void endTurn(Table table) throws Refused {
        int seat = table.asks();
        while (table.asks() == seat) {
            Data.Fields request = Data.fields()
                    .with("do", "line")
                    .with("entry", table.game().last())
                    .with("text", "end phase");
            Desk.handle(table, Viewer.seat(seat), new Form(request));
        }
    }

    private static void until(Condition condition) throws Exception {
        for (int i = 0; i < 600 && !condition.holds(); i++) {
            Thread.sleep(50);
        }
        assertThat(condition.holds()).isTrue();
    }

    private interface Condition {
        boolean holds() throws Exception;
    }

    @Test
    void whoever_lets_the_clock_run_out_loses() throws Exception {
        Table table = dealt(new Clock(0, 1, Clock.LOSE));
        assertThat(table.looked(Viewer.seat(1), -1).get("clock").toString()).isEqualTo("[0,0]");
        table.look(new Window(Viewer.seat(0), -1, _ -> {}));
        until(() -> table.stage() == Stage.OVER);
        assertThat(table.game().position().outcome().json().toString()).contains("\"winners\":[1]");
        assertThat(table.ending().record().text()).contains("\"flag\":true");
    }

    @Test
    void a_bot_plays_on_when_the_clock_has_run_out_and_nobody_comes_back() throws Exception {
        Table table = dealt(new Clock(0, 1, "house"));
        table.look(new Window(Viewer.seat(0), -1, _ -> {}));
        until(() -> !table.game().seats().isPerson(0));
        assertThatThrownBy(() -> Desk.handle(
                        table, Viewer.seat(0), new Form(Data.fields().with("do", "back"))))
                .hasMessageContaining("time is up");
    }

    @Test
    void the_time_that_an_answer_took_is_in_its_entry_and_counts_after_a_restart() throws Exception {
        Table table = dealt(new Clock(1, 0, Clock.LOSE));
        Thread.sleep(50);
        endTurn(table);
        assertThat(table.game().file().text()).contains("\"used\":");
        Duration left = new Clock(1, 0, Clock.LOSE).left(table.game(), 0);
        assertThat(left).isLessThan(Duration.ofMinutes(1).minusMillis(49)).isPositive();
        close();
        open();
        HostedGame restored = hall.table(table.id()).game();
        assertThat(new Clock(1, 0, Clock.LOSE).left(restored, 0)).isEqualTo(left);
        assertThat(new Clock(1, 60, Clock.LOSE).left(restored, 0))
                .as("the first minute of each answer is free")
                .isEqualTo(Duration.ofMinutes(1));
    }

    @Test
    void a_bot_plays_for_somebody_who_does_not_answer_in_time() throws Exception {
        Table table = dealt(null);
        table.alter(lobby -> lobby.proposing(Proposal.bot(1, 0, hall.now() + 300)));
        until(() -> !table.game().seats().isPerson(0));
        assertThat(table.lobby().proposal()).isNull();
        assertThat(table.game().seats().isPerson(1)).isTrue();
    }

    @Test
    void tables_that_nobody_uses_are_put_away() throws Exception {
        Table playing = dealt(null);
        Agreement kuhn = new Agreement("kuhn", Options.DEFAULT, false, true, 0, null, null);
        Table open = hall.putUp(Lobby.of(kuhn, List.of(Chair.EMPTY, Chair.EMPTY)), Map.of());
        new Keeping(NOT_YET, NOT_YET, NOT_YET, Duration.ZERO).tidy(hall);
        assertThat(hall.present()).contains(playing, open);

        Thread.sleep(5);
        new Keeping(Duration.ZERO, NOT_YET, NOT_YET, Duration.ZERO).tidy(hall);
        assertThat(hall.present()).isEmpty();
        assertThat(playing.look(new Window(Viewer.seat(0), -1, _ -> {})))
                .as("a window goes to the table that is in use")
                .isFalse();
        assertThat(hall.table(playing.id()).stage()).isEqualTo(Stage.PLAYING);

        Thread.sleep(5);
        new Keeping(NOT_YET, Duration.ZERO, Duration.ZERO, Duration.ZERO).tidy(hall);
        assertThatThrownBy(() -> hall.table(open.id())).hasMessageContaining("no such table");
        assertThat(hall.table(playing.id()).stage()).isEqualTo(Stage.CLOSED);
        assertThatThrownBy(() -> hall.table(playing.id()).looked(Viewer.seat(0), -1))
                .hasMessageContaining("nobody has played");
        assertThat(hall.table(playing.id()).ending().record().entries()).isNotNull();

        Thread.sleep(5);
        new Keeping(NOT_YET, NOT_YET, NOT_YET, Duration.ofMillis(1)).tidy(hall);
        assertThatThrownBy(() -> hall.table(playing.id())).hasMessageContaining("no such table");
    }

    @Test
    void a_game_that_other_rules_would_play_differently_is_closed_and_stays_readable() throws Exception {
        Table table = dealt(null);
        for (int i = 0; i < 10; i++) {
            endTurn(table);
        }
        close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("t.db"));
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("update tables set roster = replace(roster, '\"rules\":\"', '\"rules\":\"0.')");
        }
        open();
        Table old = hall.table(table.id());
        assertThat(old.stage()).isEqualTo(Stage.CLOSED);
        assertThat(old.open().get("note").toString()).contains("rules version 0.");
        assertThat(old.ending().record().entries()).hasSizeGreaterThan(9);
    }

    @Test
    void a_disk_that_is_almost_full_takes_no_new_tables_but_games_go_on() throws Exception {
        Table table = dealt(null);
        close();
        open(Long.MAX_VALUE);
        assertThatThrownBy(() -> dealt(null)).hasMessageContaining("disk is almost full");
        Table same = hall.table(table.id());
        endTurn(same);
        assertThat(same.asks()).isEqualTo(1);
    }
}
