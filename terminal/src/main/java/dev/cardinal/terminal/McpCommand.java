package dev.cardinal.terminal;

import dev.cardinal.client.Link;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.mcp.Stdio;
import dev.cardinal.server.Server;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.web.Guard;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "mcp",
        description = {
            "Let a language model play: a server of the Model Context Protocol on standard input and output.",
            "Without --server it brings tables of its own, at which you can watch it or play against it in a browser;"
                    + " they end with it."
        })
final class McpCommand implements Callable<Integer> {
    private static final String HERE = "127.0.0.1";

    @Option(
            names = "--server",
            paramLabel = "URL",
            description = "Play at the tables of this server, such as http://localhost:8080.")
    private @Nullable String url;

    @Option(
            names = "--key",
            paramLabel = "KEY",
            defaultValue = "",
            description = "With --server: the key of the seat to begin in.")
    private String key = "";

    private final InputStream in;
    private final OutputStream out;

    McpCommand() {
        this(System.in, new FileOutputStream(FileDescriptor.out));
    }

    McpCommand(InputStream in, OutputStream out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public Integer call() throws Refused, IOException {
        if (url != null) {
            Stdio.serve(Link.read(url).server(), key, in, out);
            return CommandLine.ExitCode.OK;
        }
        if (!key.isEmpty()) {
            throw new Refused(
                    new Refusal("only_with_server", "--key opens a seat at a server", "Say which: --server."));
        }
        Path folder = Files.createTempDirectory("cardinal-mcp");
        Thread cleaning = new Thread(() -> delete(folder)); // assistants end us by a signal
        Runtime.getRuntime().addShutdownHook(cleaning);
        try (Server server = Server.start(Database.in(folder.resolve("tables.db")), Guard.usual(), HERE, 0, 0)) {
            Stdio.serve(URI.create("http://" + HERE + ":" + server.port() + "/"), "", in, out);
        }
        return CommandLine.ExitCode.OK;
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException left) {
            System.err.println("The folder " + folder + " could not be deleted: " + left.getMessage());
        }
    }
}
