package dev.cardinal.terminal;

import dev.cardinal.client.Site;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.players.Games;
import dev.cardinal.server.load.Canary;
import dev.cardinal.server.load.GarbageTest;
import dev.cardinal.server.load.KillTest;
import dev.cardinal.server.load.ModelGames;
import dev.cardinal.server.load.OwnPostgres;
import dev.cardinal.server.load.OwnServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
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
    private static final int HEAP = 256;

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

    @Option(
            names = "--canary",
            paramLabel = "GAMES",
            description =
                    "Instead, play this many games of each game, and look for anything that a server tells a viewer"
                            + " who may not know it.")
    private int canary;

    @Option(
            names = "--garbage",
            paramLabel = "N",
            description =
                    "Instead, send the server this many messages and requests that nobody should send: each must be"
                            + " refused in a sentence, and nothing may change or grow.")
    private int garbage;

    @Option(
            names = "--models",
            paramLabel = "GAMES",
            description =
                    "Instead, play this many games of each game through the tools for language models, at random and"
                            + " with nonsense mixed in: there must be no dead end, and every refusal must explain itself.")
    private int models;

    @Option(names = "--game", paramLabel = "GAME", description = "With --canary or --models: this game only.")
    private @Nullable String only;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "When the server is killed, and more.")
    private long seed;

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() throws Refused, IOException, InterruptedException {
        return garbage > 0 ? garbage() : canary > 0 ? canary() : models > 0 ? models() : kills();
    }

    private List<Game> games() throws Refused {
        return only == null ? Games.all() : List.of(Games.named(only));
    }

    private int models() throws Refused, IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        boolean clean = true;
        for (Game game : games()) {
            ModelGames.Result result;
            try (Progress progress = new Progress(spec.commandLine().getErr(), FuzzCommand.PAUSE);
                    OwnServer server = OwnServer.start(HEAP, Optional.ofNullable(database));
                    ModelGames players = new ModelGames(server.address(), seed)) {
                LongConsumer played = progress.of(models, "games of " + game.name());
                result = players.run(game.name(), models, played::accept);
            }
            clean &= result.violations().isEmpty();
            if (json) {
                out.println(Data.fields()
                        .with("game", game.name())
                        .with("games", result.games())
                        .with("decisions", result.decisions())
                        .with("calls", result.calls())
                        .with("refused", result.refused())
                        .with("violations", Data.texts(result.violations())));
            } else {
                result.violations().forEach(out::println);
                out.println(Count.of(result.games(), "game") + " of " + game.name() + ": "
                        + Count.of(result.decisions(), "decision") + ", " + Count.of(result.calls(), "call") + ", "
                        + result.refused() + " refused, "
                        + Count.of(result.violations().size(), "violation"));
            }
            out.flush();
        }
        return clean ? CommandLine.ExitCode.OK : 1;
    }

    private int garbage() throws Refused, IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        GarbageTest.Result result;
        try (Progress progress = new Progress(spec.commandLine().getErr(), FuzzCommand.PAUSE);
                OwnServer server = OwnServer.start(HEAP, Optional.ofNullable(database));
                Site site = new Site(server.address())) {
            LongConsumer sent = progress.of(garbage, "pieces sent");
            result = new GarbageTest(site, server.measures(), seed).run(garbage, sent::accept);
        }
        if (json) {
            out.println(Data.fields()
                    .with("sent", result.sent())
                    .with("refused", result.refused())
                    .with("closed", result.closed())
                    .with("heapMbBefore", Math.round(result.heapBefore()))
                    .with("heapMbAfter", Math.round(result.heapAfter()))
                    .with("threadsBefore", result.threadsBefore())
                    .with("threadsAfter", result.threadsAfter())
                    .with("violations", Data.texts(result.violations())));
        } else {
            result.violations().forEach(out::println);
            out.println(Count.of(result.sent(), "piece") + " of garbage: " + result.refused() + " refused in words, "
                    + result.closed() + " closed; heap " + Math.round(result.heapBefore()) + " to "
                    + Math.round(result.heapAfter()) + " MB, threads " + result.threadsBefore() + " to "
                    + result.threadsAfter() + ", "
                    + Count.of(result.violations().size(), "violation"));
        }
        return result.violations().isEmpty() ? CommandLine.ExitCode.OK : 1;
    }

    private int canary() throws Refused, IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        boolean clean = true;
        for (Game game : games()) {
            Canary.Result result;
            try (Progress progress = new Progress(spec.commandLine().getErr(), FuzzCommand.PAUSE);
                    Canary bird = new Canary(seed)) {
                LongConsumer played = progress.of(canary, "games of " + game.name());
                result = bird.run(game, canary, played::accept);
            }
            clean &= result.violations().isEmpty();
            if (json) {
                out.println(Data.fields()
                        .with("game", game.name())
                        .with("games", result.games())
                        .with("compared", result.compared())
                        .with("violations", Data.texts(result.violations())));
            } else {
                result.violations().forEach(out::println);
                out.println(Count.of(result.games(), "game") + " of " + game.name() + ": "
                        + Count.of(result.compared(), "answer") + " compared, "
                        + Count.of(result.violations().size(), "violation"));
            }
            out.flush();
        }
        return clean ? CommandLine.ExitCode.OK : 1;
    }

    private int kills() throws Refused, IOException, InterruptedException {
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
        try (Progress progress = new Progress(spec.commandLine().getErr(), FuzzCommand.PAUSE)) {
            LongConsumer killed = progress.of(kills, "kills");
            return new KillTest(seed, at).run(servers, kills, tables, killed::accept);
        }
    }
}
