package dev.cardinal.terminal;

import dev.cardinal.arena.Result;
import dev.cardinal.arena.Simulation;
import dev.cardinal.arena.program.Allowance;
import dev.cardinal.arena.program.Programs;
import dev.cardinal.host.GameFile;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "sim",
        description = {
            "Simulate many games between bots, and programs if you like.",
            "The table has what the bots need, such as the piles they buy from, unless options say what is on it.",
            "The players change seats from game to game. The same seed (1 by default) gives the same figures on"
                    + " any number of threads."
        })
final class SimCommand implements Callable<Integer> {
    private static final long DEFAULT_SEED = 1;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameSetUp setUp = new GameSetUp();

    @Option(
            names = "--players",
            paramLabel = "BOT,BOT,...",
            required = true,
            description = "The players; the length of the list is the number of seats. A program is 'cmd:COMMAND', and"
                    + " a comma in its command goes in quotes; see docs/protocol.md.")
    private String players = "";

    @Mixin
    private ProgramLimits limits = new ProgramLimits();

    @Option(names = "--games", paramLabel = "N", required = true, description = "How many games.")
    private long games;

    @Option(names = "--threads", paramLabel = "T", description = "How many threads; all cores by default.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--save", paramLabel = "DIR", description = "Save every game's replay in this folder.")
    private @Nullable Path save;

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() throws Refused, IOException {
        requireOne("--games", games);
        requireOne("--threads", threads);
        Game game = setUp.game();
        List<String> names = Programs.list(players);
        Allowance allowance = limits.allowance();
        long seed = setUp.seed().orElse(DEFAULT_SEED);
        Simulation simulation = Simulation.of(game, setUp.options(), names, seed, allowance);
        Path folder = save;
        if (folder != null) {
            Files.createDirectories(folder);
            int digits = Long.toString(games - 1).length();
            simulation.keeping((number, replay) -> {
                String name = String.format("%0" + digits + "d.replay", number);
                keep(folder.resolve(name), replay);
            });
        }
        Report report = new Report(game, setUp.options(), allowance, run(simulation));
        spec.commandLine().getOut().println(json ? report.json() : report.text());
        return CommandLine.ExitCode.OK;
    }

    static void requireOne(String option, long number) throws Refused {
        if (number < 1) {
            throw new Refused("bad_number", option + " must be at least 1, not " + number);
        }
    }

    private Result run(Simulation simulation) {
        try (Progress progress = new Progress(spec.commandLine().getErr())) {
            return simulation.reporting(progress.of(games, "games")).run(games, threads);
        }
    }

    private static void keep(Path file, GameFile saved) {
        try {
            saved.write(file);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }
}
