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
import java.util.Locale;
import java.util.function.IntSupplier;

/** What a server does, in the format of Prometheus, at an address that players do not reach. */
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
            server.createContext("/metrics", metrics::answer);
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
        byte[] text = text().getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/plain; version=0.0.4");
        exchange.sendResponseHeaders(200, text.length);
        try (var body = exchange.getResponseBody()) {
            body.write(text);
        }
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        gauge(text, "cardinal_tables", "Tables in memory", hall.size());
        gauge(text, "cardinal_sockets", "Open connections", sockets.getAsInt());
        gauge(text, "cardinal_writes_waiting", "What waits to be written", hall.waiting());
        counter(text, "cardinal_acts_total", "What players did", hall.pulse().acts());
        counter(
                text,
                "cardinal_refusals_total",
                "What was refused",
                hall.pulse().refusals());
        counter(text, "cardinal_messages_total", "Messages sent", hall.pulse().messages());
        counter(
                text,
                "cardinal_message_bytes_total",
                "Bytes of messages sent",
                hall.pulse().bytes());
        counter(text, "cardinal_commits_total", "Commits to the database", hall.commits());
        counter(text, "cardinal_commit_seconds_total", "Time spent in them", seconds(hall.commitNanos()));
        gauge(text, "jvm_heap_live_bytes", "The heap after the last collection", live());
        gauge(
                text,
                "jvm_threads",
                "Platform threads",
                ManagementFactory.getThreadMXBean().getThreadCount());
        counter(text, "process_cpu_seconds_total", "Processor time", cpu());
        return text.toString();
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

    private static void gauge(StringBuilder text, String name, String about, long value) {
        line(text, name, about, "gauge", Long.toString(value));
    }

    private static void counter(StringBuilder text, String name, String about, long value) {
        line(text, name, about, "counter", Long.toString(value));
    }

    private static void counter(StringBuilder text, String name, String about, String value) {
        line(text, name, about, "counter", value);
    }

    private static void line(StringBuilder text, String name, String about, String type, String value) {
        text.append(String.format(
                Locale.ROOT, "# HELP %s %s\n# TYPE %s %s\n%s %s\n", name, about, name, type, name, value));
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
