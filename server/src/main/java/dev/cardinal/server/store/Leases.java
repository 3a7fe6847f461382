package dev.cardinal.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which tables this server answers for: their bots, and questions without a choice. If a server dies, another one takes
 * over when its leases have run out. Two that believe they have the same lease do no harm, since only one of them can
 * write an entry; the lease just saves them the race.
 */
public final class Leases {
    /** How long a lease lasts unless it is renewed. */
    public static final Duration LENGTH = Duration.ofSeconds(5);

    private static final Duration RENEWED = Duration.ofSeconds(3);
    private static final String NOW = "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";

    private final Database database;
    private final String server = Key.draw().text();
    /** When to renew each, by this machine's clock. */
    private final Map<String, Long> held = new ConcurrentHashMap<>();

    Leases(Database database) {
        this.database = database;
    }

    /** Takes the lease of a table, or renews it; false if another server has it, or nobody can tell. */
    public boolean hold(String table) {
        if (isHeld(table)) {
            return true;
        }
        long renew = System.nanoTime() + RENEWED.toNanos();
        try {
            boolean mine = taken(table);
            if (mine) {
                held.put(table, renew);
            } else {
                held.remove(table);
            }
            return mine;
        } catch (SQLException unreachable) {
            return false;
        }
    }

    /** Whether this server has the lease of a table. One server alone has them all. */
    public boolean isHeld(String table) {
        if (!database.isPostgres()) {
            return true;
        }
        Long renew = held.get(table);
        return renew != null && System.nanoTime() - renew < 0;
    }

    private boolean taken(String table) throws SQLException {
        try (Connection connection = database.read();
                PreparedStatement statement = connection.prepareStatement(
                        "insert into leases (table_id, server, until) values (?, ?, " + NOW + " + ?)"
                                + " on conflict (table_id) do update set server = excluded.server, until = excluded.until"
                                + " where leases.server = excluded.server or leases.until < " + NOW)) {
            statement.setString(1, table);
            statement.setString(2, server);
            statement.setLong(3, LENGTH.toMillis());
            return statement.executeUpdate() == 1;
        }
    }

    /** Gives up the lease of a table that is over. */
    public void end(String table) {
        if (database.isPostgres()) {
            held.remove(table);
            giveUp("delete from leases where table_id = ?", table);
        }
    }

    /** Gives up all leases, so that another server can take over at once. */
    void giveUpAll() {
        if (!held.isEmpty()) {
            held.clear();
            giveUp("delete from leases where server = ?", server);
        }
    }

    private void giveUp(String sql, String what) {
        try (Connection connection = database.read();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, what);
            statement.executeUpdate();
        } catch (SQLException unreachable) {
            // They run out by themselves.
        }
    }
}
