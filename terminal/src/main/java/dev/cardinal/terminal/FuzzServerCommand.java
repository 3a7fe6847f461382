package dev.cardinal.terminal;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.server.load.KillTest;
import dev.cardinal.server.load.OwnPostgres;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "server",
        description = {
            "Try to make a table server lose something.",
            "Clients at many tables drop their connections, send twice, late and nonsense, while the server is killed"
                    + " and started again. Then what each client was told is compared with the log.",
            "With several servers on one PostgreSQL, one of them is killed at a time."
        })
final class FuzzServerCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--kills",
            paramLabel = "N",
            defaultValue = "20",
            description = "How often the server is killed. By default, ${DEFAULT-VALUE}.")
    private int kills;

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "12",
            description = "How many tables. By default, ${DEFAULT-VALUE}.")
    private int tables;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "The server's database. By default, an empty one that is deleted afterwards:"
                    + " a file or, for several servers, a PostgreSQL of their own.")
    private @Nullable String database;

    @Option(
            names = "--servers",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many servers share the database. By default, ${DEFAULT-VALUE}.")
    private int servers;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "When the server is killed.")
    private long seed;

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() throws Refused, IOException, InterruptedException {
        KillTest.Result result = result();
        KillTest.Found found = result.found();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(Data.fields()
                    .with("kills", result.kills())
                    .with("acts", result.acts())
                    .with("lost", found.lost())
                    .with("phantom", found.phantom())
                    .with("differing", found.differing())
                    .with("violations", Data.texts(found.violations())));
        } else {
            found.violations().forEach(out::println);
            out.println(Count.of(result.kills(), "kill") + ", " + Count.of(result.acts(), "act") + ": " + found.lost()
                    + " lost, " + found.phantom() + " phantom, " + found.differing() + " differing");
        }
        return found.violations().isEmpty() ? CommandLine.ExitCode.OK : 1;
    }

    private KillTest.Result result() throws Refused, IOException, InterruptedException {
        if (servers < 1) {
            throw new Refused("bad_servers", "There must be at least one server");
        }
        String named = database;
        if (servers > 1 && named == null) {
            if (!OwnPostgres.isHere()) {
                throw needsPostgres(OwnPostgres.MISSING + ".");
            }
            try (OwnPostgres own = OwnPostgres.start()) {
                return result(Optional.of(own.url()));
            }
        }
        if (servers > 1 && named != null && !named.matches("(jdbc:)?postgres(ql)?:.*")) {
            throw needsPostgres("Use --database postgresql://HOST/NAME?user=...");
        }
        return result(Optional.ofNullable(named));
    }

    private static Refused needsPostgres(String hint) {
        return new Refused(
                new Refusal("needs_postgres", "Several servers can share a PostgreSQL, but not a file", hint));
    }

    private KillTest.Result result(Optional<String> at) throws Refused, IOException, InterruptedException {
        try (Progress progress = new Progress(spec.commandLine().getErr())) {
            return new KillTest(seed, at)
                    .run(servers, kills, tables, kill -> progress.say("killed " + kill + " of " + kills + " times"));
        }
    }
}
