package dev.cardinal.terminal;

import dev.cardinal.host.GameFile;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.server.Export;
import dev.cardinal.server.Server;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.web.Guard;
import dev.cardinal.terminal.play.Shelf;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "serve",
        description = {
            "Start a table server, so that others can play with you.",
            "Games are kept in a file of its own, or in the database that you name, and survive a restart."
        })
final class ServeCommand implements Callable<Integer> {
    private static final String EVERYWHERE = "0.0.0.0";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = EVERYWHERE,
            description =
                    "Listen at this address only, such as 127.0.0.1 for this machine. By default, at all of them.")
    private String host = EVERYWHERE;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = "Listen at this port; 0 for a free one. By default, ${DEFAULT-VALUE}.")
    private int port;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "Keep games there: postgresql://HOST/NAME?user=...&password=..., or a file for SQLite.")
    private @Nullable String database;

    @Option(
            names = "--admin-port",
            paramLabel = "N",
            defaultValue = "0",
            description = "Show the server's figures at this port of this machine only; 0, the default, takes a free"
                    + " one.")
    private int adminPort;

    @Option(
            names = "--allow-origin",
            paramLabel = "SITE",
            description = "Let pages of this site play here too, such as https://example.org.")
    private List<String> origins = List.of();

    @Option(
            names = "--proxy",
            paramLabel = "ADDRESS",
            description = "A proxy in front of this server, which says in X-Forwarded-For whom it connects: limits then"
                    + " count for them and not for the proxy.")
    private Set<String> proxies = Set.of();

    @Option(
            names = "--export",
            paramLabel = "DIR",
            description = "Do not serve: write all games to files in this folder, which `cardinal replay` reads.")
    private @Nullable Path export;

    @Option(
            names = "--backup",
            paramLabel = "FILE",
            description = "Do not serve: write a copy of the database to a new file, also while a server uses it.")
    private @Nullable Path backup;

    @Option(
            names = "--keep",
            paramLabel = "DAYS",
            defaultValue = "0",
            description = "Delete games this many days after their end; 0, the default, keeps them.")
    private int keep;

    @Option(names = "--json", description = "Say where it listens as one JSON object.")
    private boolean json;

    @Override
    public Integer call() throws Refused {
        if (export != null) {
            int games = Export.to(export, opened());
            PrintWriter out = spec.commandLine().getOut();
            out.println(json ? Data.fields().with("games", games) : Count.of(games, "game") + " written to " + export);
            return CommandLine.ExitCode.OK;
        }
        if (backup != null) {
            try (Database opened = opened()) {
                opened.backUp(backup);
            }
            PrintWriter out = spec.commandLine().getOut();
            out.println(json ? Data.fields().with("copy", backup.toString()) : "The copy is in " + backup);
            return CommandLine.ExitCode.OK;
        }
        if (keep < 0) {
            throw new Refused("bad_number", "Games can be kept for 0 days or more");
        }
        CountDownLatch stopped = new CountDownLatch(1);
        try (Server server = Server.start(opened(), guard(), host, port, adminPort, keep)) {
            say(server);
            CountDownLatch stop = new CountDownLatch(1);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                stop.countDown();
                await(stopped); // Java would not wait for the server to close
            }));
            await(stop);
        } finally {
            stopped.countDown();
        }
        return CommandLine.ExitCode.OK;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private Guard guard() {
        return new Guard(Set.copyOf(origins), proxies, Guard.Limits.USUAL, System::nanoTime);
    }

    private Database opened() throws Refused {
        if (database != null && database.contains(":")) {
            return Database.at(database);
        }
        Path file = database == null ? Shelf.of(System.getenv()).tables() : Path.of(database);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException unwritable) {
            throw new Refused(
                    new Refusal("no_database", "Games cannot be kept in " + file, GameFile.reason(unwritable)));
        }
        return Database.in(file);
    }

    private void say(Server server) {
        PrintWriter out = spec.commandLine().getOut();
        String url = "http://" + (host.equals(EVERYWHERE) ? address() : host) + ":" + server.port() + "/";
        out.println(
                json
                        ? Data.fields()
                                .with("url", url)
                                .with("port", server.port())
                                .with("adminPort", server.adminPort())
                                .toString()
                        : "Cardinal is at " + url + " (Ctrl-C stops it; games are kept).");
        out.flush();
    }

    /** An address at which others are likely to reach this machine. */
    private static String address() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(found -> found instanceof Inet4Address && !found.isLoopbackAddress())
                    .map(InetAddress::getHostAddress)
                    .findFirst()
                    .orElse("localhost");
        } catch (SocketException unknown) {
            return "localhost";
        }
    }
}
