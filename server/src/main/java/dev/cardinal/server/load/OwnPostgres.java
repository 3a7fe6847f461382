package dev.cardinal.server.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.UserPrincipal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A PostgreSQL in a folder of its own, which is deleted afterwards; it syncs to disk like a real one. */
public final class OwnPostgres implements AutoCloseable {
    /** Why something that needs one was not done. */
    public static final String MISSING = "PostgreSQL is not on this machine: there is no initdb on the PATH,"
            + " nor under /usr/lib/postgresql or /usr/pgsql-*";

    private static final String USER = "cardinal";
    private static final String SYNC = "recovery_init_sync_method";
    private static final Duration PATIENCE = Duration.ofMinutes(4);

    private final Path binaries;
    private final Path folder;
    private final int port;

    private OwnPostgres(Path binaries, Path folder, int port) {
        this.binaries = binaries;
        this.folder = folder;
        this.port = port;
    }

    /** Whether its programs are on this machine. */
    public static boolean isHere() {
        return binaries().isPresent();
    }

    private static Optional<Path> binaries() {
        Stream<Path> path = Arrays.stream(
                        System.getenv().getOrDefault("PATH", "").split(":"))
                .map(Path::of);
        Stream<Path> packaged = Stream.concat(
                        list(Path.of("/usr/lib/postgresql")),
                        list(Path.of("/usr"))
                                .filter(found -> found.getFileName().toString().startsWith("pgsql-")))
                .sorted(Comparator.reverseOrder())
                .map(version -> version.resolve("bin"));
        return Stream.concat(path, packaged)
                .filter(bin -> Files.isExecutable(bin.resolve("initdb")) && Files.isExecutable(bin.resolve("pg_ctl")))
                .findFirst();
    }

    private static Stream<Path> list(Path parent) {
        try (Stream<Path> children = Files.list(parent)) {
            return children.toList().stream();
        } catch (IOException none) {
            return Stream.empty();
        }
    }

    /** Starts one at a free port of this machine. */
    public static OwnPostgres start() throws IOException {
        Path folder = Files.createTempDirectory("cardinal-postgres");
        OwnPostgres own = new OwnPostgres(binaries().orElseThrow(() -> new IOException(MISSING)), folder, freePort());
        if (isRoot()) { // PostgreSQL refuses to run as root
            UserPrincipal owner =
                    folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("postgres");
            Files.setOwner(folder, owner);
        }
        own.run("initdb", "-D", own.data(), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync");
        own.syncAtOnce();
        own.resume();
        return own;
    }

    /** After a crash it syncs its files one by one, a thousand of them, unless it knows how to sync all at once. */
    private void syncAtOnce() throws IOException {
        Path settings = folder.resolve("data").resolve("postgresql.conf");
        if (Files.readString(settings).contains(SYNC)) {
            Files.writeString(settings, SYNC + " = syncfs\n", StandardOpenOption.APPEND);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private String data() {
        return folder.resolve("data").toString();
    }

    private static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    /** Its address, for {@code --database}. */
    public String url() {
        return url("postgres");
    }

    private String url(String database) {
        return "postgresql://127.0.0.1:" + port + "/" + database + "?user=" + USER;
    }

    /** The address of a new and empty database in it. */
    public String fresh(String database) throws IOException {
        try (Connection connection = DriverManager.getConnection("jdbc:" + url());
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + database);
        } catch (SQLException failed) {
            throw new IOException(failed);
        }
        return url(database);
    }

    /** Stops it as a crash would, in the middle of whatever it does. */
    public void crash() throws IOException {
        run("pg_ctl", "-D", data(), "-w", "-m", "immediate", "stop");
    }

    /** Starts it again. */
    public void resume() throws IOException {
        String settings = "-p " + port + " -k " + folder + " -c listen_addresses=127.0.0.1 -c fsync=on";
        run(
                "pg_ctl",
                "-D",
                data(),
                "-w",
                "-t",
                Long.toString(PATIENCE.toSeconds()),
                "-l",
                folder.resolve("log").toString(),
                "-o",
                settings,
                "start");
    }

    private void run(String program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        if (isRoot()) {
            command.addAll(List.of("runuser", "-u", "postgres", "--"));
        }
        command.add(binaries.resolve(program).toString());
        command.addAll(List.of(arguments));
        Path said = folder.resolve("said");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            if (!process.waitFor(PATIENCE) || process.exitValue() != 0) {
                throw new IOException(program + " failed: " + Files.readString(said));
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IOException(program + " was not waited for", stop);
        }
    }

    @Override
    public void close() {
        try {
            crash(); // nothing in it is needed any more
        } catch (IOException stopped) {
            // It was not running.
        }
        new TempFolder(folder).close();
    }
}
