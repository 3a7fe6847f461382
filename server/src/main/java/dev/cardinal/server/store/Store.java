package dev.cardinal.server.store;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.Log;
import dev.cardinal.host.Numbered;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Keeps tables, keys and entries. Whatever a method has written is safe when it returns. */
public final class Store implements AutoCloseable {
    private static final String COLUMNS = "id, version, stage, game, listed, lobby, roster, made, touched";

    private static final Duration LATEST = Duration.ofDays(1);

    /** How many characters of a key's hash are enough to find it; not enough to say anything about the others. */
    private static final int FOUND_BY = 8;

    /** Comes after every hexadecimal digit. */
    private static final String AFTER_HEX = "g";

    private final Database database;
    private final Writer writer;
    private final Leases leases;
    private @Nullable Notices notices;

    public Store(Database database) {
        this(database, Writer.Observer.NONE);
    }

    Store(Database database, Writer.Observer observer) {
        this.database = database;
        writer = new Writer(database, observer);
        leases = new Leases(database);
    }

    /** Whether other servers may write here, too. */
    public boolean isShared() {
        return database.isPostgres();
    }

    /** Which tables this server answers for. */
    public Leases leases() {
        return leases;
    }

    /** Says from now on what was written, by this server and others; nothing if there can be no others. */
    public void listen(Notices.Listener listener) throws IOException {
        if (isShared()) {
            sweep();
            notices = new Notices(database, listener);
        }
    }

    /** Forgets the numbers of entries that no server can be so late to write again. */
    private void sweep() throws IOException {
        long before = System.currentTimeMillis() - LATEST.toMillis();
        read(connection -> update(
                connection,
                "delete from entries where lines = '' and table_id in (select id from tables where touched < ?)",
                before));
    }

    /** How many commits there were. */
    public long commits() {
        return writer.commits();
    }

    /** The time that they took together. */
    public long commitNanos() {
        return writer.commitNanos();
    }

    /** How much waits to be written. */
    public int waiting() {
        return writer.waiting();
    }

    /** Something to do with a connection. */
    private interface Query<T> {
        T run(Connection connection) throws SQLException;
    }

    private <T> T read(Query<T> query) throws IOException {
        try {
            return once(query);
        } catch (SQLTransientConnectionException away) { // it was waited for already
            throw new IOException(away.getMessage(), away);
        } catch (SQLException lost) { // the connection may have been from before the database was restarted
            try {
                return once(query);
            } catch (SQLException failed) {
                throw new IOException(failed.getMessage(), failed);
            }
        }
    }

    private <T> T once(Query<T> query) throws SQLException {
        try (Connection connection = database.read()) {
            return query.run(connection);
        }
    }

    // Tables.

    /** Adds a table with its first keys. */
    public void add(StoredTable table, Map<Key, Held> keys) throws IOException {
        writer.change(Notice.of(table), (connection, unsure) -> {
            if (unsure && isThere(connection, table)) {
                return true;
            }
            update(
                    connection,
                    "insert into tables (" + COLUMNS + ") values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    table.id(),
                    table.version(),
                    table.stage(),
                    table.game(),
                    table.listed() ? 1 : 0,
                    table.lobby(),
                    table.roster(),
                    table.made(),
                    table.touched());
            return addKeys(connection, keys);
        });
    }

    /**
     * What changes together with a table.
     *
     * @param spent keys that open nothing from now on
     * @param left seats that no key opens from now on
     * @param added new keys
     * @param first the first entries of its log
     * @param record its whole game in one piece, in place of its entries
     */
    public record Along(
            List<Key> spent,
            List<Integer> left,
            Map<Key, Held> added,
            List<Numbered> first,
            @Nullable GameFile record) {
        public static final Along NOTHING = new Along(List.of(), List.of(), Map.of(), List.of(), null);

        public static Along adding(Key key, Held held) {
            return new Along(List.of(), List.of(), Map.of(key, held), List.of(), null);
        }

        public static Along leaving(List<Integer> seats) {
            return new Along(List.of(), seats, Map.of(), List.of(), null);
        }

        public static Along dealing(List<Numbered> first) {
            return new Along(List.of(), List.of(), Map.of(), first, null);
        }

        public static Along ending(GameFile record) {
            return new Along(List.of(), List.of(), Map.of(), List.of(), record);
        }
    }

    /** Changes a table; false if another server has changed it first, or a spent key is spent already. */
    public boolean change(StoredTable next, Along along) throws IOException {
        return writer.change(Notice.of(next), (connection, unsure) -> {
            if (unsure && isThere(connection, next)) {
                return true;
            }
            for (Key key : along.spent) {
                if (update(connection, "delete from keys where hash = ?", key.hash()) != 1) {
                    return false;
                }
            }
            for (int seat : along.left) {
                update(connection, "delete from keys where table_id = ? and seat = ?", next.id(), seat);
            }
            int rows = update(
                    connection,
                    "update tables set version = ?, stage = ?, listed = ?, lobby = ?, roster = ?, touched = ?"
                            + " where id = ? and version = ?",
                    next.version(),
                    next.stage(),
                    next.listed() ? 1 : 0,
                    next.lobby(),
                    next.roster(),
                    next.touched(),
                    next.id(),
                    next.version() - 1);
            if (rows == 1 && !along.first.isEmpty()) {
                update(
                        connection,
                        "insert into entries (table_id, first, last, lines) values (?, ?, ?, ?)",
                        next.id(),
                        along.first.getFirst().number(),
                        along.first.getLast().number(),
                        lines(along.first));
            }
            GameFile record = along.record;
            if (rows == 1 && record != null) {
                update(connection, "update tables set record = ? where id = ?", record.packed(), next.id());
                update(
                        connection,
                        (isShared() ? "update entries set lines = ''" : "delete from entries")
                                + " where table_id = ? and first <= ?",
                        next.id(),
                        record.entries().size());
            }
            return rows == 1 && addKeys(connection, along.added);
        });
    }

    /** Whether exactly this was written before. */
    private static boolean isThere(Connection connection, StoredTable table) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(
                "select id from tables where id = ? and version = ? and stage = ? and lobby = ?")) {
            fill(statement, table.id(), table.version(), table.stage(), table.lobby());
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next();
            }
        }
    }

    private static boolean addKeys(Connection connection, Map<Key, Held> keys) throws SQLException {
        for (Map.Entry<Key, Held> key : keys.entrySet()) {
            Held held = key.getValue();
            update(
                    connection,
                    "insert into keys (hash, kind, table_id, seat) values (?, ?, ?, ?)",
                    key.getKey().hash(),
                    held.kind().name().toLowerCase(Locale.ROOT),
                    held.table(),
                    held.seat());
        }
        return true;
    }

    private static int update(Connection connection, String sql, @Nullable Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            fill(statement, values);
            return statement.executeUpdate();
        }
    }

    private static void fill(PreparedStatement statement, @Nullable Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }

    private interface Row<T> {
        T of(ResultSet row) throws SQLException;
    }

    private <T> List<T> select(Row<T> row, String sql, @Nullable Object... values) throws IOException {
        return read(connection -> {
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                fill(statement, values);
                List<T> found = new ArrayList<>();
                try (ResultSet rows = statement.executeQuery()) {
                    while (rows.next()) {
                        found.add(row.of(rows));
                    }
                }
                return found;
            }
        });
    }

    public Optional<StoredTable> table(String id) throws IOException {
        return select(Store::table, "select " + COLUMNS + " from tables where id = ?", id).stream()
                .findFirst();
    }

    /** The latest tables that anyone may see, at this stage. */
    public List<StoredTable> listed(String stage, int most) throws IOException {
        return select(
                Store::table,
                "select " + COLUMNS + " from tables where listed = 1 and stage = ? order by made desc limit " + most,
                stage);
    }

    private static StoredTable table(ResultSet row) throws SQLException {
        return new StoredTable(
                row.getString(1),
                row.getInt(2),
                row.getString(3),
                row.getString(4),
                row.getInt(5) == 1,
                row.getString(6),
                row.getString(7),
                row.getLong(8),
                row.getLong(9));
    }

    /** A key's hash, and what the key opens. */
    private record Lock(String hash, Held held) {
        static Lock of(ResultSet row) throws SQLException {
            Held held = new Held(
                    Held.Kind.valueOf(row.getString(2).toUpperCase(Locale.ROOT)), row.getString(3), row.getInt(4));
            return new Lock(row.getString(1), held);
        }
    }

    /**
     * What a key opens, if it opens anything. The database finds it by the start of its hash alone, and the whole hash is
     * compared in constant time.
     */
    public Optional<Held> held(Key key) throws IOException {
        String start = key.hash().substring(0, FOUND_BY);
        return select(
                        Lock::of,
                        "select hash, kind, table_id, seat from keys where hash >= ? and hash < ?",
                        start,
                        start + AFTER_HEX)
                .stream()
                .filter(lock -> key.opens(lock.hash))
                .map(Lock::held)
                .findFirst();
    }

    // Entries.

    /** The log of a table. */
    public Log log(String table) {
        return entries -> {
            int first = entries.getFirst().number();
            int last = entries.getLast().number();
            if (!writer.append(new Writer.Append(table, first, last, lines(entries)))) {
                throw new Overtaken();
            }
        };
    }

    private static String lines(List<Numbered> entries) {
        StringBuilder lines = new StringBuilder();
        entries.forEach(entry -> lines.append(entry.json()).append('\n'));
        return lines.toString();
    }

    /** Another server has written the entry of this number first. */
    public static final class Overtaken extends IOException {
        Overtaken() {
            super("the game has moved on at another server");
        }
    }

    /** The entries of a table, whether they are in one piece or not. */
    public List<Numbered> entries(String table) throws IOException, Refused {
        while (true) {
            List<Numbered> entries = new ArrayList<>();
            for (byte[] record : select(
                    row -> row.getBytes(1), "select record from tables where id = ? and record is not null", table)) {
                entries.addAll(GameFile.unpacked(record).entries());
            }
            Optional<List<Numbered>> more = pages(table, entries.size());
            if (more.isPresent()) {
                entries.addAll(more.get());
                return entries;
            } // else another server has put them into one piece in the meantime
        }
    }

    /** The entries of a table after this one. */
    public List<Numbered> entries(String table, int after) throws IOException, Refused {
        Optional<List<Numbered>> more = pages(table, after);
        if (more.isPresent()) {
            return more.get();
        }
        List<Numbered> all = entries(table);
        return all.subList(Math.min(after, all.size()), all.size());
    }

    /** The entries after this one, unless they are in one piece with the others. */
    private Optional<List<Numbered>> pages(String table, int after) throws IOException, Refused {
        List<String> pages = select(
                row -> row.getString(1),
                "select lines from entries where table_id = ? and first > ? order by first",
                table,
                after);
        if (pages.stream().anyMatch(String::isEmpty)) {
            return Optional.empty();
        }
        List<Numbered> entries = new ArrayList<>();
        for (String page : pages) {
            for (String line : page.lines().toList()) {
                entries.add(Numbered.read(line, after + entries.size() + 1));
            }
        }
        return Optional.of(entries);
    }

    /** The names of all tables whose game was dealt. */
    public List<String> dealt() throws IOException {
        return select(row -> row.getString(1), "select id from tables where roster is not null order by made");
    }

    // Housekeeping.

    /** The seats of a table that somebody has a key to. */
    public List<Integer> seated(String table) throws IOException {
        return select(
                row -> row.getInt(1), "select distinct seat from keys where table_id = ? and kind = 'seat'", table);
    }

    /** Deletes a table with everything that belongs to it. */
    public void delete(String table) throws IOException {
        writer.change(Notice.deleted(table), (connection, _) -> {
            update(connection, "delete from keys where table_id = ?", table);
            update(connection, "delete from entries where table_id = ?", table);
            update(connection, "delete from tables where id = ?", table);
            return true;
        });
    }

    /** Notes that somebody has used these tables. */
    public void touch(List<String> tables, long now) throws IOException {
        writer.change(Notice.NONE, (connection, _) -> {
            for (String table : tables.stream().sorted().toList()) {
                update(connection, "update tables set touched = ? where id = ?", now, table);
            }
            return true;
        });
    }

    /** The tables at this stage that nobody has used since. */
    public List<String> idle(String stage, long since) throws IOException {
        return select(row -> row.getString(1), "select id from tables where stage = ? and touched < ?", stage, since);
    }

    /** How many bytes the disk still has room for, as far as this server can tell. */
    public long free() {
        return database.free();
    }

    /** A failure to read or write, as a refusal that gives nothing away. */
    public static Refused unavailable(IOException failed) {
        return new Refused(new Refusal(
                "unavailable",
                "The server cannot reach its storage at the moment",
                "Nothing was changed. Try again soon."));
    }

    /** Writes what is waiting, and stops. */
    @Override
    public void close() {
        Notices heard = notices;
        if (heard != null) {
            heard.close();
        }
        writer.close();
        leases.giveUpAll();
        database.close();
    }
}
