package dev.cardinal.server.store;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.kernel.Refused;
import dev.cardinal.server.load.OwnPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** The databases that the server must work on: tests run on each, and on PostgreSQL only where it is found. */
public enum TestDatabase {
    SQLITE,
    POSTGRES;

    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final Map<Path, String> POSTGRES_IN = new HashMap<>();
    private static @Nullable OwnPostgres postgres;

    /** The database that belongs to a test's own folder: the same one each time it is asked for. */
    public Database in(Path folder) throws Refused {
        try {
            return this == SQLITE ? Database.in(folder.resolve("tables.db")) : Database.at(url(folder));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static synchronized String url(Path folder) throws IOException {
        String known = POSTGRES_IN.get(folder);
        if (known == null) {
            known = postgres().fresh("test" + COUNT.incrementAndGet());
            POSTGRES_IN.put(folder, known);
        }
        return known;
    }

    /** The cluster that all tests share; it is stopped when they are through. */
    public static synchronized OwnPostgres postgres() throws IOException {
        assumeTrue(OwnPostgres.isHere(), "not tested on PostgreSQL: " + OwnPostgres.MISSING);
        OwnPostgres running = postgres;
        if (running == null) {
            running = OwnPostgres.start();
            postgres = running;
            Runtime.getRuntime().addShutdownHook(new Thread(running::close));
        }
        return running;
    }
}
