package dev.cardinal.terminal;

import dev.cardinal.arena.Comparison;
import dev.cardinal.arena.Oracle;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.text.Count;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

@Command(
        name = "oracle",
        description = {
            "Compare win rates with those of other Dominion engines.",
            "The exit status is 1 if a figure is further off than chance and the table's slack allow."
        })
final class OracleCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--games", paramLabel = "N", description = "Games for each line of the table; 100000 by default.")
    private int games = 100_000;

    @Option(names = "--threads", paramLabel = "T", description = "How many threads; all cores by default.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--seed", paramLabel = "SEED", description = "Any text; 1 by default.")
    private String seed = "1";

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() throws Refused {
        SimCommand.requireOne("--games", games);
        SimCommand.requireOne("--threads", threads);
        Oracle oracle = new Oracle(games, threads, Chance.seed(seed));
        PrintWriter out = spec.commandLine().getOut();
        if (!json) {
            out.println(Comparison.head());
        }
        List<Comparison> comparisons = run(oracle, out);
        List<Comparison> off =
                comparisons.stream().filter(comparison -> !comparison.ok()).toList();
        out.println(json ? json(comparisons) : Count.of(comparisons.size(), "figure") + ", " + off.size() + " off");
        return off.isEmpty() ? CommandLine.ExitCode.OK : Trouble.FAILURE;
    }

    /** Without --json, the lines of the table show the progress. */
    private List<Comparison> run(Oracle oracle, PrintWriter out) throws Refused {
        try (Progress progress = new Progress(spec.commandLine().getErr())) {
            return oracle.run(comparison -> {
                if (json) {
                    progress.say("played " + comparison.title() + "...");
                } else {
                    out.println(comparison.line());
                }
            });
        }
    }

    private ObjectNode json(List<Comparison> comparisons) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        json.put("games", games);
        var lines = json.putArray("figures");
        for (Comparison comparison : comparisons) {
            ObjectNode line = lines.addObject();
            line.put("title", comparison.title());
            switch (comparison) {
                case Comparison.Duel duel -> {
                    var expected = duel.expected();
                    var measured = duel.measured();
                    line.putArray("expected")
                            .add(expected.first())
                            .add(expected.tie())
                            .add(expected.second());
                    line.putArray("measured")
                            .add(measured.first())
                            .add(measured.tie())
                            .add(measured.second());
                }
                case Comparison.Turns turns -> {
                    line.putArray("expected").add(turns.expected());
                    line.putArray("measured").add(turns.measured());
                }
            }
            line.put("difference", comparison.gap().difference());
            line.put("allowed", comparison.gap().allowed());
            line.put("ok", comparison.ok());
        }
        return json;
    }
}
