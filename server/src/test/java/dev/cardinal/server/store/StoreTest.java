package dev.cardinal.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.host.Entry;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.Numbered;
import dev.cardinal.host.Roster;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What was stored is safe, and of two that write the same entry one loses. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class StoreTest {
    @Parameter
    TestDatabase kind;

    @TempDir
    Path folder;

    private static List<Numbered> said(int number, String text) {
        return List.of(new Numbered(number, new Entry.Chatted(0, text), ""));
    }

    private Database database() throws Refused {
        return kind.in(folder);
    }

    @Test
    void what_was_appended_is_there_after_the_store_is_opened_again() throws Exception {
        try (Store store = new Store(database())) {
            store.log("t").append(said(1, "hello"));
            store.log("t").append(said(2, "world"));
        }
        try (Store store = new Store(database())) {
            assertThat(store.entries("t")).extracting(Numbered::number).containsExactly(1, 2);
        }
    }

    @Test
    void what_was_stored_with_an_older_schema_is_still_there() throws Exception {
        assumeTrue(kind == TestDatabase.SQLITE, "only files have changed");
        String url = "jdbc:sqlite:" + folder.resolve("tables.db");
        Flyway.configure(Database.class.getClassLoader())
                .dataSource(url, null, null)
                .locations("classpath:dev/cardinal/server/schema")
                .placeholders(Map.of("bytes", "blob"))
                .target("2")
                .load()
                .migrate();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            for (int number : List.of(2, 1, 3)) {
                String line = said(number, "hello").getFirst().json().toString();
                statement.execute("insert into entries values ('t', " + number + ", " + number + ", '" + line + "')");
            }
        }
        try (Store store = new Store(database())) {
            store.log("t").append(said(4, "world"));
            assertThat(store.entries("t")).extracting(Numbered::number).containsExactly(1, 2, 3, 4);
        }
    }

    @Test
    void of_two_who_write_the_same_entry_the_second_is_told_so() throws Exception {
        try (Store first = new Store(database());
                Store second = new Store(database())) {
            first.log("t").append(said(1, "mine"));
            assertThatThrownBy(() -> second.log("t").append(said(1, "no, mine")))
                    .isInstanceOf(Store.Overtaken.class);
            second.log("t").append(said(2, "then this"));
            assertThat(first.entries("t")).hasSize(2);
        }
    }

    @Test
    void a_loser_does_not_fail_those_who_are_written_with_it() throws Exception {
        try (Store store = new Store(database())) {
            store.log("a").append(said(1, "first"));
            CountDownLatch go = new CountDownLatch(1);
            AtomicInteger overtaken = new AtomicInteger();
            List<Thread> writers = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                String table = i % 4 == 0 ? "a" : "table " + i;
                writers.add(Thread.startVirtualThread(() -> {
                    try {
                        go.await();
                        store.log(table).append(said(1, "hello"));
                    } catch (Store.Overtaken lost) {
                        overtaken.incrementAndGet();
                    } catch (IOException | InterruptedException failed) {
                        throw new IllegalStateException(failed);
                    }
                }));
            }
            go.countDown();
            for (Thread writer : writers) {
                writer.join();
            }
            assertThat(overtaken).hasValue(50);
            assertThat(store.entries("table 1")).hasSize(1);
            assertThat(store.commits()).as("commits that 200 writers share").isLessThan(150);
        }
    }

    @Test
    void nobody_goes_on_before_the_commit_with_its_entry_has_returned() throws Exception {
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        try (Store store = new Store(database(), jobs -> order.add("synced"))) {
            for (int number = 1; number <= 20; number++) {
                store.log("t").append(said(number, "hello"));
                order.add("told");
            }
        }
        assertThat(order).hasSize(40);
        for (int i = 0; i < order.size(); i += 2) {
            assertThat(order.subList(i, i + 2)).containsExactly("synced", "told");
        }
    }

    @Test
    void every_commit_is_synced() throws Exception {
        try (Database database = database();
                Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            if (kind == TestDatabase.POSTGRES) {
                assertThat(answer(statement, "show fsync")).isEqualTo("on");
                assertThat(answer(statement, "show synchronous_commit")).isEqualTo("on");
            } else {
                assertThat(answer(statement, "pragma synchronous")).as("FULL").isEqualTo("2");
                assertThat(answer(statement, "pragma journal_mode")).isEqualTo("wal");
            }
        }
    }

    private static String answer(Statement statement, String question) throws Exception {
        try (ResultSet rows = statement.executeQuery(question)) {
            rows.next();
            return rows.getString(1);
        }
    }

    @Test
    void a_key_is_spent_once_and_never_shows_itself() throws Exception {
        try (Store store = new Store(database())) {
            Key invitation = Key.draw();
            Held held = new Held(Held.Kind.INVITATION, "t", 1);
            StoredTable row = new StoredTable("t", 1, "open", "kuhn", false, "{}", null, 0, 0);
            store.add(row, Map.of(invitation, held));
            assertThat(store.held(invitation)).contains(held);
            assertThat(invitation.toString()).doesNotContain(invitation.text());
            Store.Along spending = new Store.Along(List.of(invitation), List.of(), Map.of(), List.of(), null);
            StoredTable next = row.changed("open", false, "{}", null, 1);
            assertThat(store.change(next, spending)).isTrue();
            StoredTable again = next.changed("open", false, "{}", null, 2);
            assertThat(store.change(again, spending)).isFalse();
            assertThat(store.held(invitation)).isEmpty();
            assertThat(store.table("t").orElseThrow().version())
                    .as("nothing else changed")
                    .isEqualTo(2);
        }
    }

    @Test
    void a_key_opens_nothing_by_the_start_of_its_hash_alone() throws Exception {
        try (Database database = database();
                Store store = new Store(database());
                Connection connection = database.connect()) {
            Key key = Key.draw();
            Held held = new Held(Held.Kind.SEAT, "t", 1);
            store.add(new StoredTable("t", 1, "open", "kuhn", false, "{}", null, 0, 0), Map.of(key, held));
            assertThat(store.held(key)).contains(held);
            try (PreparedStatement statement = connection.prepareStatement("update keys set hash = ?")) {
                statement.setString(1, key.hash().substring(0, 60) + "0000");
                assertThat(statement.executeUpdate()).isEqualTo(1);
                connection.commit();
            }
            assertThat(store.held(key)).isEmpty();
        }
    }

    @Test
    void a_database_that_is_none_is_refused_in_a_sentence() {
        assertThatThrownBy(() -> Database.at("mysql://x")).hasMessageContaining("not the address of a database");
        assertThatThrownBy(() -> Database.at("postgresql://127.0.0.1:1/none")).hasMessageContaining("cannot be opened");
    }

    @Test
    void a_server_that_has_not_heard_of_the_end_cannot_write_over_it() throws Exception {
        assumeTrue(kind == TestDatabase.POSTGRES, "only one server uses a file");
        Roster roster = Roster.numbered(Games.named("kuhn"), Options.DEFAULT, List.of("human", "human"), 5);
        List<Numbered> entries = new ArrayList<>();
        try (Store first = new Store(database());
                Store late = new Store(database())) {
            StoredTable row = new StoredTable("t", 1, "playing", "kuhn", false, "{}", null, 0, 0);
            first.add(row, Map.of());
            for (int number = 1; number <= 3; number++) {
                entries.addAll(said(number, "hello"));
                first.log("t").append(said(number, "hello"));
            }
            StoredTable over = row.changed("over", false, "{}", null, 1);
            assertThat(first.change(over, Store.Along.ending(new GameFile(roster, entries))))
                    .isTrue();
            assertThatThrownBy(() -> late.log("t").append(said(2, "what I missed")))
                    .isInstanceOf(Store.Overtaken.class);
            late.log("t").append(said(4, "well played"));
            assertThat(first.entries("t")).extracting(Numbered::number).containsExactly(1, 2, 3, 4);
            assertThat(first.entries("t", 1)).extracting(Numbered::number).containsExactly(2, 3, 4);
            assertThat(first.entries("t", 3)).extracting(Numbered::number).containsExactly(4);
        }
    }

    @Test
    void a_lease_is_one_server_s_until_it_stops() throws Exception {
        try (Store second = new Store(database())) {
            try (Store first = new Store(database())) {
                assertThat(first.leases().hold("t")).isTrue();
                assertThat(first.leases().hold("t")).as("again").isTrue();
                assertThat(second.leases().hold("t"))
                        .as("a file is one server's alone")
                        .isEqualTo(kind == TestDatabase.SQLITE);
            }
            assertThat(second.leases().hold("t")).isTrue();
        }
    }

    @Test
    void what_was_refused_while_the_database_was_away_was_not_written_and_the_rest_was() throws Exception {
        assumeTrue(kind == TestDatabase.POSTGRES, "a file does not go away");
        try (Store store = new Store(database())) {
            AtomicInteger written = new AtomicInteger();
            AtomicBoolean done = new AtomicBoolean();
            Thread writer = Thread.startVirtualThread(() -> {
                while (!done.get()) {
                    try {
                        store.log("t").append(said(written.get() + 1, "hello"));
                        written.incrementAndGet();
                    } catch (Store.Overtaken impossible) {
                        throw new IllegalStateException(impossible); // what was refused is there after all
                    } catch (IOException away) {
                        // Refused, so the same entry is tried again: if it had been written, that would be Overtaken.
                    }
                }
            });
            for (int crash = 0; crash < 2; crash++) {
                int before = written.get();
                TestDatabase.postgres().crash();
                TestDatabase.postgres().resume();
                for (int wait = 0; wait < 300 && written.get() < before + 20; wait++) {
                    Thread.sleep(100);
                }
                assertThat(written.get()).as("writing went on").isGreaterThanOrEqualTo(before + 20);
            }
            done.set(true);
            writer.join();
            assertThat(store.entries("t")).hasSize(written.get());
        }
    }
}
