package dev.cardinal.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Properties;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** A database by its address: SQLite in a file, or PostgreSQL. */
public final class Database implements AutoCloseable {
    private static final String SQLITE = "jdbc:sqlite:";
    private static final String POSTGRES = "jdbc:postgresql:";
    private static final String SCHEMA = "classpath:dev/cardinal/server/schema";
    /** What SQLite alone needs. */
    private static final String SCHEMA_OF_FILES = "classpath:dev/cardinal/server/sqlite";

    private static final int READERS = 4;
    private static final long LONGEST_WAIT = 5_000;
    private static final int CACHED_KILOBYTES = 32_000;
    private static final int LOGGED_PAGES = 8_000;

    private final String url;
    private final HikariDataSource readers;

    private Database(String url) {
        this.url = url;
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setDataSourceProperties(settings());
        config.setMaximumPoolSize(READERS);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(LONGEST_WAIT);
        config.setPoolName("readers");
        readers = new HikariDataSource(config);
    }

    /** SQLite in this file. */
    public static Database in(Path file) throws Refused {
        return at(SQLITE + file.toAbsolutePath());
    }

    static {
        Logs.setUp();
    }

    /** The database at a JDBC URL, with the schema that this version needs. */
    public static Database at(String url) throws Refused {
        String jdbc = url.startsWith("postgresql:") || url.startsWith("postgres:")
                ? POSTGRES + url.substring(url.indexOf(':') + 1)
                : url;
        if (!jdbc.startsWith(SQLITE) && !jdbc.startsWith(POSTGRES)) {
            throw new Refused(new Refusal(
                    "bad_database",
                    "This is not the address of a database that Cardinal can use",
                    "It starts with postgresql: or jdbc:sqlite:."));
        }
        try {
            Database database = new Database(jdbc);
            database.migrate();
            return database;
        } catch (FlywayException | HikariPool.PoolInitializationException unable) {
            throw new Refused(new Refusal(
                    "no_database",
                    "The database cannot be opened: " + cause(unable),
                    "Check its address and that it runs."));
        }
    }

    private static String cause(Throwable trouble) {
        Throwable root = trouble;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return String.valueOf(root.getMessage()).lines().findFirst().orElse("");
    }

    public boolean isPostgres() {
        return url.startsWith(POSTGRES);
    }

    /** How many bytes the disk still has room for, as far as can be told from here. */
    long free() {
        try {
            return isPostgres() ? Long.MAX_VALUE : Files.getFileStore(file()).getUsableSpace();
        } catch (IOException unknown) {
            return Long.MAX_VALUE;
        }
    }

    private Path file() {
        return Path.of(url.substring(SQLITE.length()).replaceFirst("\\?.*", ""));
    }

    /** Writes a copy of the whole database to a file, while servers may be using it. */
    public void backUp(Path copy) throws Refused {
        if (isPostgres()) {
            throw new Refused(new Refusal(
                    "not_sqlite", "PostgreSQL has better ways to back up a database", "Use pg_dump, while it runs."));
        }
        if (Files.exists(copy)) {
            throw new Refused(new Refusal("file_exists", copy + " exists already", "Choose another file."));
        }
        try (Connection connection = read();
                PreparedStatement vacuum = connection.prepareStatement("vacuum into ?")) {
            vacuum.setString(1, copy.toString());
            vacuum.execute();
        } catch (SQLException failed) {
            throw new Refused("not_backed_up", "The copy could not be written: " + cause(failed));
        }
    }

    /**
     * SQLite syncs its log with every commit, so that what was committed survives a power cut; PostgreSQL does so anyway.
     * Nobody waits forever for a PostgreSQL that is gone.
     */
    private Properties settings() {
        Properties settings = new Properties();
        if (isPostgres()) {
            settings.setProperty("connectTimeout", "5");
            settings.setProperty("socketTimeout", "30");
            settings.setProperty("tcpKeepAlive", "true");
        } else {
            settings.setProperty("journal_mode", "WAL");
            settings.setProperty("synchronous", "FULL");
            settings.setProperty("busy_timeout", "10000");
        }
        return settings;
    }

    private void migrate() {
        Flyway.configure(Database.class.getClassLoader())
                .dataSource(readers)
                .locations(isPostgres() ? new String[] {SCHEMA} : new String[] {SCHEMA, SCHEMA_OF_FILES})
                .placeholders(Map.of("bytes", isPostgres() ? "bytea" : "blob"))
                .load()
                .migrate();
    }

    /** A connection for reading, from a pool; close it soon. */
    Connection read() throws SQLException {
        return readers.getConnection();
    }

    /** A connection of its own, for a writer or a listener. */
    Connection connect() throws SQLException {
        Connection connection = DriverManager.getConnection(url, settings());
        if (!isPostgres()) {
            try (Statement statement = connection.createStatement()) {
                // A table's last page changes with each of its entries: it should be in memory, and be copied from the
                // log into the file rarely, after many of them. What was committed is safe in the log.
                statement.execute("pragma cache_size = -" + CACHED_KILOBYTES);
                statement.execute("pragma wal_autocheckpoint = " + LOGGED_PAGES);
            }
        }
        connection.setAutoCommit(false);
        return connection;
    }

    @Override
    public void close() {
        readers.close();
    }
}
