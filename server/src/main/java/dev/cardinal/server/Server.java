package dev.cardinal.server;

import dev.cardinal.kernel.Refused;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.table.Hall;
import dev.cardinal.server.table.Keeping;
import dev.cardinal.server.web.Guard;
import dev.cardinal.server.web.Metrics;
import dev.cardinal.server.web.WebServer;
import java.time.Duration;

/** A running table server. */
public final class Server implements AutoCloseable {
    private final Hall hall;
    private final WebServer web;
    private final Metrics metrics;

    private Server(Hall hall, WebServer web, Metrics metrics) {
        this.hall = hall;
        this.web = web;
        this.metrics = metrics;
    }

    /**
     * Starts a server.
     *
     * @param guard what clients may do
     * @param port the port to listen at, or 0 for a free one
     * @param adminPort the port for its metrics on this machine, or 0 for a free one
     */
    public static Server start(Database database, Guard guard, String host, int port, int adminPort) throws Refused {
        return start(database, guard, host, port, adminPort, 0);
    }

    /**
     * Starts a server that deletes games this many days after their end.
     *
     * @param keep 0 to keep them for good
     */
    public static Server start(Database database, Guard guard, String host, int port, int adminPort, int keep)
            throws Refused {
        Hall hall = new Hall(new Store(database), Keeping.usual(Duration.ofDays(keep)));
        WebServer web = WebServer.start(hall, guard, host, port);
        return new Server(hall, web, Metrics.start(hall, web::sockets, adminPort));
    }

    public int adminPort() {
        return metrics.port();
    }

    public int port() {
        return web.port();
    }

    /** Lets what is in flight finish, and stops. */
    @Override
    public void close() {
        web.close();
        metrics.close();
        hall.close();
    }
}
