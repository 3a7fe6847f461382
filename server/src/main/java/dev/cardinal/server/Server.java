package dev.cardinal.server;

import dev.cardinal.kernel.Refused;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.table.Hall;
import dev.cardinal.server.web.WebServer;

/** A running table server. */
public final class Server implements AutoCloseable {
    private final Hall hall;
    private final WebServer web;

    private Server(Hall hall, WebServer web) {
        this.hall = hall;
        this.web = web;
    }

    /**
     * Starts a server.
     *
     * @param port the port to listen at, or 0 for a free one
     */
    public static Server start(Database database, String host, int port) throws Refused {
        Hall hall = new Hall(new Store(database));
        return new Server(hall, WebServer.start(hall, host, port));
    }

    public int port() {
        return web.port();
    }

    /** Lets what is in flight finish, and stops. */
    @Override
    public void close() {
        web.close();
        hall.close();
    }
}
