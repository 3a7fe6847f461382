package dev.cardinal.server.store;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Hears what all servers write to one PostgreSQL. A notice is sent in the transaction that it is about, so that whoever
 * hears it can read what was written.
 */
public final class Notices implements AutoCloseable {
    private static final Logger LOG = System.getLogger(Notices.class.getName());
    private static final String CHANNEL = "cardinal";
    private static final Duration SILENCE = Duration.ofSeconds(5);
    private static final Duration PAUSE = Duration.ofMillis(500);

    private final Database database;
    private final Listener listener;
    private final Thread thread;
    private volatile boolean closed;
    private boolean heard = true;

    /** Is told what was written. It must not block. */
    public interface Listener {
        void written(Notice notice);

        /** Nothing was heard for a while, so anything may have been written. */
        void missed();
    }

    Notices(Database database, Listener listener) {
        this.database = database;
        this.listener = listener;
        thread = Thread.ofPlatform().name("notices").daemon().start(this::run);
    }

    /** Sends notices when the transaction commits. */
    static void send(Connection connection, List<Notice> notices) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("select pg_notify('" + CHANNEL + "', text) from unnest(?) as text")) {
            statement.setArray(
                    1,
                    connection.createArrayOf(
                            "text", notices.stream().map(Notice::text).toArray()));
            statement.execute();
        }
    }

    private void run() {
        while (!closed) {
            try (Connection connection = database.connect()) {
                connection.setAutoCommit(true);
                listen(connection);
            } catch (SQLException lost) {
                pause(lost);
            }
        }
    }

    private void listen(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("listen " + CHANNEL);
            heard = true;
            listener.missed();
            PGConnection postgres = connection.unwrap(PGConnection.class);
            while (!closed) {
                PGNotification[] notifications = postgres.getNotifications((int) SILENCE.toMillis());
                if (notifications == null || notifications.length == 0) {
                    statement.execute("select 1"); // a connection that died in silence fails here
                    continue;
                }
                for (PGNotification notification : notifications) {
                    Notice.read(notification.getParameter()).ifPresent(listener::written);
                }
            }
        }
    }

    private void pause(SQLException lost) {
        if (closed) {
            return;
        }
        if (heard) {
            LOG.log(
                    Level.WARNING,
                    "what other servers write cannot be heard until the database is back: " + lost.getMessage());
        }
        heard = false;
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException stop) {
            closed = true;
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }
}
