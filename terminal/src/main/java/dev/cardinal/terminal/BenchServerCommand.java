package dev.cardinal.terminal;

import dev.cardinal.client.Site;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.server.load.FsyncProbe;
import dev.cardinal.server.load.LoadTest;
import dev.cardinal.server.load.OwnServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

@Command(
        name = "server",
        description = {
            "Measure a table server: many tables with two players each, who answer at random.",
            "It starts a server of its own in another process, with an empty database, unless you name one with --url."
        })
final class BenchServerCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "200",
            description = "How many tables. By default, ${DEFAULT-VALUE}.")
    private int tables;

    @Option(
            names = "--think",
            paramLabel = "MS",
            defaultValue = "0",
            description = "The mean time that players take for an answer, in milliseconds; 0, the default, for none.")
    private long think;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "20",
            description = "How long to measure. By default, ${DEFAULT-VALUE}.")
    private int seconds;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            defaultValue = "15",
            description = {
                "How long to play before that at least. By default, ${DEFAULT-VALUE}.",
                "Until " + LoadTest.WARM + " answers were given, it goes on up to " + LoadTest.MOST_TIMES
                        + " times as long, since a server becomes faster for a while."
            })
    private int warmUp;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "dominion",
            description = "Which game. By default, ${DEFAULT-VALUE}.")
    private String game = "dominion";

    @Option(names = "--url", paramLabel = "URL", description = "Measure the server at this address.")
    private @Nullable String url;

    @Option(names = "--database", paramLabel = "URL", description = "The database of the server that is started.")
    private @Nullable String database;

    @Option(
            names = "--heap",
            paramLabel = "MB",
            defaultValue = "512",
            description = {
                "The room for the heap of the server that is started. By default, ${DEFAULT-VALUE}.",
                "What is reported is how much of it is in use after a collection."
            })
    private int heap;

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() throws Refused, IOException, InterruptedException {
        if (url != null) {
            try (Site site = new Site(URI.create(url))) {
                report(measured(site, null), null, Double.NaN);
            }
            return CommandLine.ExitCode.OK;
        }
        try (OwnServer server = OwnServer.start(heap, Optional.ofNullable(database));
                Site site = new Site(server.address());
                FsyncProbe probe = FsyncProbe.start(Path.of(System.getProperty("java.io.tmpdir")))) {
            LoadTest.Result result = measured(site, server);
            report(result, server, probe.p99Millis());
        }
        return CommandLine.ExitCode.OK;
    }

    private LoadTest.Result measured(Site site, @Nullable OwnServer server)
            throws Refused, IOException, InterruptedException {
        if (tables < 1 || seconds < 1) {
            throw new Refused(new Refusal("bad_number", "--tables and --seconds must be at least 1"));
        }
        try (Progress progress = new Progress(spec.commandLine().getErr())) {
            progress.say("playing at " + tables + " tables for " + (warmUp + seconds) + " seconds or more...");
            return new LoadTest(site, game, think, () -> server == null ? Optional.empty() : server.cpu())
                    .run(tables, Duration.ofSeconds(warmUp), Duration.ofSeconds(seconds));
        }
    }

    private void report(LoadTest.Result seen, @Nullable OwnServer server, double fsync) throws IOException {
        double perSecond = seen.answers() / seen.seconds();
        double cpu = seen.cpu().map(Duration::toMillis).orElse(0L) / 1000.0;
        ObjectNode figures = JsonMapper.shared().createObjectNode();
        figures.put("tables", seen.tables());
        figures.put("answers", seen.answers());
        figures.put("answersPerSecond", rounded(perSecond));
        figures.put("answersPerCpuSecond", rounded(cpu == 0 ? Double.NaN : seen.answers() / cpu));
        figures.put("cpuMsPerAnswer", rounded(cpu == 0 ? Double.NaN : 1000 * cpu / Math.max(1, seen.answers())));
        figures.put("p50Ms", rounded(seen.p50Millis()));
        figures.put("p99Ms", rounded(seen.p99Millis()));
        figures.put("bytesPerMessage", seen.bytesPerMessage());
        figures.put("heapMb", server == null ? null : rounded(server.measures().heapMegabytes()));
        figures.put("load", rounded(seen.load()));
        figures.put("fsyncP99Ms", rounded(fsync));
        figures.put("refused", seen.refused());
        figures.put("lost", seen.lost());
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(figures);
        } else {
            figures.properties()
                    .forEach(figure ->
                            out.println(String.format(Locale.ROOT, "%-20s %s", figure.getKey(), figure.getValue())));
            if (seen.refused() > 0) {
                out.println("a refusal: " + seen.example());
            }
        }
    }

    private static @Nullable Double rounded(double value) {
        return Double.isNaN(value) ? null : Math.round(value * 1000) / 1000.0;
    }
}
