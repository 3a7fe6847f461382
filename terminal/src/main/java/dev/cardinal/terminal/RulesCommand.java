package dev.cardinal.terminal;

import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.scenario.Scenario;
import dev.cardinal.testkit.scenario.ScenarioReader;
import dev.cardinal.testkit.scenario.ScenarioReport;
import dev.cardinal.testkit.scenario.ScenarioRunner;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "rules",
        description = "Run rule scenarios from YAML files, folders of them, or Markdown pages that contain some.")
final class RulesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "PATH", description = "Files or folders.")
    private List<Path> paths = List.of();

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() throws Refused {
        List<Scenario> scenarios = new ArrayList<>();
        for (Path path : paths) {
            List<Scenario> found = ScenarioReader.read(path);
            if (found.isEmpty()) {
                throw new Refused("no_scenarios", "There are no scenarios in " + path);
            }
            scenarios.addAll(found);
        }
        ScenarioReport report = ScenarioRunner.forAllGames().run(scenarios);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(report.json());
        } else {
            report.failed().forEach(out::println);
            out.println(report.passed() + " of " + report.scenarios() + " scenarios passed");
            report.skipped().stream()
                    .collect(Collectors.groupingBy(ScenarioReport.Skip::needs, TreeMap::new, Collectors.counting()))
                    .forEach((needs, count) -> out.println(count + " skipped: you do not have the " + needs));
        }
        return report.failed().isEmpty() ? 0 : 1;
    }
}
