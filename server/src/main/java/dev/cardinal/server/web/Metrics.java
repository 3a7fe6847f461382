package dev.cardinal.server.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.server.table.Hall;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;

/** What a server does, as a page and in the format of Prometheus, at an address that players do not reach. */
public final class Metrics implements AutoCloseable {
    private static final double NANOS = 1e9;

    private final Hall hall;
    private final IntSupplier sockets;
    private final HttpServer server;

    private Metrics(Hall hall, IntSupplier sockets, HttpServer server) {
        this.hall = hall;
        this.sockets = sockets;
        this.server = server;
    }

    /** Listens on this machine only; port 0 takes a free one. */
    public static Metrics start(Hall hall, IntSupplier sockets, int port) throws Refused {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
            Metrics metrics = new Metrics(hall, sockets, server);
            server.createContext("/", metrics::answer);
            server.start();
            return metrics;
        } catch (IOException taken) {
            throw new Refused(new Refusal(
                    "port_taken",
                    "The server cannot show its metrics at port " + port + ": " + taken.getMessage(),
                    "Choose another with --admin-port."));
        }
    }

    public int port() {
        return server.getAddress().getPort();
    }

    private void answer(HttpExchange exchange) throws IOException {
        switch (exchange.getRequestURI().getPath()) {
            case "/" -> send(exchange, 200, "text/html; charset=utf-8", page());
            case "/metrics" -> send(exchange, 200, "text/plain; version=0.0.4", text());
            default -> send(exchange, 404, "text/plain; charset=utf-8", "Here are only / and /metrics.\n");
        }
    }

    private static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, bytes.length);
        try (var body = exchange.getResponseBody()) {
            body.write(bytes);
        }
    }

    /** A number that only rises (a counter) or does not (a gauge); the page shows it as it is, and Prometheus its course. */
    private record Figure(String name, String about, String type, String value) {
        static Figure gauge(String name, String about, long value) {
            return new Figure(name, about, "gauge", Long.toString(value));
        }

        static Figure counter(String name, String about, long value) {
            return counter(name, about, Long.toString(value));
        }

        static Figure counter(String name, String about, String value) {
            return new Figure(name, about, "counter", value);
        }

        String line() {
            return "# HELP %s %s\n# TYPE %s %s\n%s %s\n".formatted(name, about, name, type, name, value);
        }

        String row() {
            return "<tr><th scope=\"row\">%s</th><td>%s</td></tr>\n".formatted(about, value);
        }
    }

    private List<Figure> figures() {
        return List.of(
                Figure.gauge("cardinal_tables", "Tables in memory", hall.size()),
                Figure.gauge("cardinal_sockets", "Open connections", sockets.getAsInt()),
                Figure.gauge("cardinal_writes_waiting", "What waits to be written", hall.waiting()),
                Figure.counter(
                        "cardinal_acts_total", "What players did", hall.pulse().acts()),
                Figure.counter(
                        "cardinal_refusals_total",
                        "What was refused",
                        hall.pulse().refusals()),
                Figure.counter(
                        "cardinal_messages_total", "Messages sent", hall.pulse().messages()),
                Figure.counter(
                        "cardinal_message_bytes_total",
                        "Bytes of messages sent",
                        hall.pulse().bytes()),
                Figure.counter("cardinal_commits_total", "Commits to the database", hall.commits()),
                Figure.counter(
                        "cardinal_commit_seconds_total", "Seconds spent in commits", seconds(hall.commitNanos())),
                Figure.gauge("jvm_heap_live_bytes", "Bytes of heap after the last collection", live()),
                Figure.gauge(
                        "jvm_threads",
                        "Platform threads",
                        ManagementFactory.getThreadMXBean().getThreadCount()),
                Figure.counter("process_cpu_seconds_total", "Seconds of processor time", cpu()));
    }

    private String text() {
        return figures().stream().map(Figure::line).collect(Collectors.joining());
    }

    /** For whoever runs the server; it tells nothing about any game. */
    private String page() {
        return """
                <!doctype html>
                <html lang="en">
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <meta http-equiv="refresh" content="5">
                <title>Cardinal: this server</title>
                <style>
                  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif }
                  table { width: 100%; border-collapse: collapse }
                  tr { border-bottom: 1px solid #ccc }
                  th { text-align: left; font-weight: normal }
                  td { text-align: right; font-variant-numeric: tabular-nums }
                </style>
                <h1>This server</h1>
                <table>
                """ + figures().stream().map(Figure::row).collect(Collectors.joining()) + """
                </table>
                <p>Since it started; the page renews itself every five seconds.
                Prometheus reads the same at <a href="/metrics">/metrics</a>.</p>
                </html>
                """;
    }

    private static long live() {
        long live = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            MemoryUsage after = pool.getCollectionUsage();
            if (pool.getType() == MemoryType.HEAP && after != null) {
                live += after.getUsed();
            }
        }
        return live;
    }

    private static String cpu() {
        return seconds(
                ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                        ? system.getProcessCpuTime()
                        : 0);
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.3f", nanos / NANOS);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
