package dev.cardinal.server.web;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.server.table.Hall;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinBindException;
import io.javalin.websocket.WsConfig;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.session.SessionCache;

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
    private final PageRoutes pages = new PageRoutes();
    private final Models models;
    private final Map<String, Socket> sockets = new ConcurrentHashMap<>();

    private WebServer(Hall hall, Guard guard, String host, int port) {
        this.hall = hall;
        this.guard = guard;
        models = new Models(guard, () -> URI.create("http://" + reachable(host) + ":" + port() + "/"));
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

    /** An address of this machine at which a server that listens there is reached. */
    private static String reachable(String host) {
        return host.equals("0.0.0.0") ? "127.0.0.1" : host.equals("::") ? "[::1]" : host;
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
        config.jetty.threadPool = new VirtualThreads();
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = LARGEST;
        config.jetty.host = host;
        config.jetty.port = port;
        // Jetty remembers the headers of each connection for its next request, in 90 kB that a WebSocket keeps in vain.
        config.jetty.modifyHttpConfiguration(http -> http.setHeaderCacheSize(0));
        config.jetty.modifyServer(server -> server.setErrorHandler(new BadRequests()));
        config.jetty.modifyServletContextHandler(handler -> forget(handler.getSessionHandler()));
        config.jetty.modifyWebSocketServletFactory(WebServer::limit);
        config.routes.before(WebServer::headers);
        config.routes.before(WebServer::size);
        config.routes.before("/api/*", context -> guard.request(Api.address(context, guard)));
        config.routes.wsBeforeUpgrade("/play", this::origin);
        models.addTo(config.routes);
        config.routes.get("/health", context -> context.result("ok\n"));
        new Api(hall, guard).addTo(config.routes);
        config.routes.ws("/play", this::sockets);
        config.routes.get("/", pages::send);
        config.routes.get("/<page>", pages::send);
        config.routes.exception(IOException.class, (_, context) -> unreadable(context));
        config.routes.exception(HttpException.RuntimeException.class, (_, context) -> unreadable(context));
        config.routes.exception(Exception.class, WebServer::broken);
        config.routes.error(404, context -> {
            String type = context.res().getContentType();
            boolean page = type != null && type.startsWith("text/html");
            if (!page && (context.result() == null || !context.result().startsWith("{"))) {
                Api.refuse(new Refusal("no_page", "There is nothing at this address"), context);
            }
        });
    }

    /** Refuses pages of other sites. Javalin sends no body with what is refused before an upgrade, so it is sent here. */
    private void origin(Context context) throws Refused, IOException {
        try {
            guard.origin(context.header("Origin"), context.header("Host"));
        } catch (Refused refused) {
            Api.refuse(refused.refusal(), context);
            byte[] body = String.valueOf(context.result()).getBytes(StandardCharsets.UTF_8);
            context.res().setContentType("application/json");
            context.res().setContentLength(body.length);
            context.res().getOutputStream().write(body);
            context.res().flushBuffer();
            throw refused;
        }
    }

    /** Javalin opens a session with every WebSocket; nothing needs it, so it is not kept, and no cookie is sent. */
    private static void forget(SessionHandler sessions) {
        SessionCache nothing = new NullSessionCache(sessions);
        nothing.setSessionDataStore(new NullSessionDataStore());
        sessions.setSessionCache(nothing);
        sessions.setUsingCookies(false);
    }

    private static void limit(JettyWebSocketServletFactory factory) {
        factory.setMaxTextMessageSize(LARGEST);
        factory.setMaxBinaryMessageSize(LARGEST);
        factory.setMaxOutgoingFrames(MOST_UNSENT);
        factory.setIdleTimeout(IDLE);
    }

    private static void headers(Context context) {
        context.header("Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'");
        context.header("X-Content-Type-Options", "nosniff");
        context.header("Referrer-Policy", "no-referrer");
        context.header("Cache-Control", "no-store");
    }

    /** Refuses what is too large before it has arrived. */
    private static void size(Context context) throws Refused {
        if (context.contentLength() > LARGEST) {
            throw new Refused(BadRequests.TOO_LARGE);
        }
    }

    /** What a client began to send makes no sense, or it went away in the middle. */
    private static void unreadable(Context context) {
        Api.refuse(BadRequests.UNREADABLE, context);
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
        socket.onBinaryMessage(context -> {
            Socket heard = sockets.get(context.sessionId());
            if (heard != null) {
                heard.binary();
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
        models.close();
        javalin.stop();
    }
}
