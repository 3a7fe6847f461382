package dev.cardinal.server.web;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.server.table.Hall;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinBindException;
import io.javalin.websocket.WsConfig;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;

/** Listens at an address, on virtual threads. */
public final class WebServer implements AutoCloseable {
    private static final Logger LOG = System.getLogger(WebServer.class.getName());
    private static final int LARGEST = 64 * 1024;
    private static final int MOST_UNSENT = 256;
    private static final Duration IDLE = Duration.ofSeconds(60);
    private static final int PING_SECONDS = 20;

    private final Hall hall;
    private final Guard guard;
    private final Javalin javalin;
    private final Map<String, Socket> sockets = new ConcurrentHashMap<>();

    private WebServer(Hall hall, Guard guard, String host, int port) {
        this.hall = hall;
        this.guard = guard;
        javalin = Javalin.create(config -> configure(config, host, port));
    }

    /** Starts listening; port 0 takes a free one. */
    public static WebServer start(Hall hall, Guard guard, String host, int port) throws Refused {
        WebServer server = new WebServer(hall, guard, host, port);
        try {
            server.javalin.start();
        } catch (JavalinBindException taken) {
            throw new Refused(new Refusal(
                    "port_taken",
                    "The server cannot listen at port " + port + " of " + host,
                    "Another program may be using it. Choose another with --port."));
        }
        return server;
    }

    public int port() {
        return javalin.port();
    }

    /** How many connections are open. */
    public int sockets() {
        return sockets.size();
    }

    private void configure(JavalinConfig config, String host, int port) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = LARGEST;
        config.jetty.host = host;
        config.jetty.port = port;
        config.jetty.modifyWebSocketServletFactory(WebServer::limit);
        config.routes.before(WebServer::headers);
        config.routes.before("/api/*", context -> guard.request(Api.address(context, guard)));
        config.routes.wsBeforeUpgrade(
                "/play", context -> guard.origin(context.header("Origin"), context.header("Host")));
        config.routes.get("/health", context -> context.result("ok\n"));
        new Api(hall, guard).addTo(config.routes);
        config.routes.ws("/play", this::sockets);
        config.routes.exception(Exception.class, WebServer::broken);
        config.routes.error(404, context -> {
            if (context.result() == null || !context.result().startsWith("{")) {
                Api.refuse(new Refusal("no_page", "There is nothing at this address"), context);
            }
        });
    }

    private static void limit(JettyWebSocketServletFactory factory) {
        factory.setMaxTextMessageSize(LARGEST);
        factory.setMaxBinaryMessageSize(0);
        factory.setMaxOutgoingFrames(MOST_UNSENT);
        factory.setIdleTimeout(IDLE);
    }

    private static void headers(Context context) {
        context.header("Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'");
        context.header("X-Content-Type-Options", "nosniff");
        context.header("Referrer-Policy", "no-referrer");
        context.header("Cache-Control", "no-store");
    }

    private static void broken(Exception broken, Context context) {
        LOG.log(Level.ERROR, "a request could not be handled", broken);
        context.status(500);
        context.contentType("application/json")
                .result("{\"refused\":{\"code\":\"broken\",\"message\":\"Something is wrong with the server\"}}");
    }

    private void sockets(WsConfig socket) {
        socket.onConnect(context -> {
            Socket opened = new Socket(hall, guard, context.session);
            if (opened.isAllowed()) {
                context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
                sockets.put(context.sessionId(), opened);
            }
        });
        socket.onMessage(context -> {
            Socket heard = sockets.get(context.sessionId());
            if (heard != null) {
                heard.heard(context.message());
            }
        });
        socket.onClose(context -> {
            Socket gone = sockets.remove(context.sessionId());
            if (gone != null) {
                gone.closed();
            }
        });
        socket.onError(_ -> {}); // a close follows
    }

    @Override
    public void close() {
        javalin.stop();
    }
}
