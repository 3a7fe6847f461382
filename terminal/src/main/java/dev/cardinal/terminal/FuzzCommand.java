package dev.cardinal.terminal;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.testkit.Fuzz;
import dev.cardinal.testkit.FuzzReport;
import dev.cardinal.testkit.Violation;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jline.utils.Signals;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "fuzz",
        description = {
            "Check that a game keeps the platform's contracts, by playing random games with random options.",
            "Options that you set are kept; all others are drawn for each game. Every position of the first 1,000"
                    + " games is checked, and one in 50 after that.",
            "Ctrl-C stops it and shows what it has found so far."
        })
final class FuzzCommand implements Callable<Integer> {
    private static final long DEFAULT_SEED = 1;
    static final Duration PAUSE = Duration.ofSeconds(10);
    private static final List<String> STOPPING = List.of("INT", "TERM");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameSetUp setUp = new GameSetUp();

    @Option(names = "--games", paramLabel = "N", required = true, description = "How many games.")
    private long games;

    @Option(names = "--threads", paramLabel = "T", description = "How many threads; all cores by default.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() throws Refused {
        if (games < 1 || threads < 1) {
            String what = games < 1 ? "--games is " + games : "--threads is " + threads;
            throw new Refused("bad_number", what + ", but it must be at least 1");
        }
        Fuzz fuzz = new Fuzz(setUp.game(), setUp.options(), setUp.seed().orElse(DEFAULT_SEED));
        FuzzReport report = run(fuzz);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(report.json());
        } else {
            report.violations().forEach(violation -> print(violation, out));
            out.println(String.format(
                    Locale.ROOT,
                    "%s, %s, %s",
                    (report.games() < games ? report.games() + " of " : "") + Count.of(games, "game"),
                    Count.of(report.decisions(), "decision"),
                    report.violations().isEmpty()
                            ? "no violation"
                            : Count.of(report.violations().size(), "violation")));
        }
        return report.violations().isEmpty() ? 0 : 1;
    }

    private FuzzReport run(Fuzz fuzz) throws Refused {
        Map<String, Object> before = new LinkedHashMap<>();
        for (String signal : STOPPING) {
            before.put(signal, Signals.register(signal, () -> {
                Signals.registerDefault(signal); // so that a second one ends everything at once
                fuzz.stop();
            }));
        }
        try (Progress progress = new Progress(spec.commandLine().getErr(), PAUSE)) {
            return fuzz.reporting(progress.of(games, "games")).run(games, threads);
        } finally {
            before.forEach(Signals::unregister);
        }
    }

    private static void print(Violation violation, PrintWriter out) {
        out.println("Contract " + violation.contract() + ", seed " + violation.seed() + ": " + violation.message());
        out.println("A replay that leads there:");
        out.println(violation.replay().indent(2));
    }
}
