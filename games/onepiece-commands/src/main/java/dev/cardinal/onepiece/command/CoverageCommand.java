package dev.cardinal.onepiece.command;

import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.card.CardFile;
import dev.cardinal.onepiece.card.CardSource;
import dev.cardinal.onepiece.card.CardText;
import dev.cardinal.onepiece.text.Coverage;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

@Command(
        name = "coverage",
        description = "Count how many card texts of a file are fully understood, and show what is not.")
final class CoverageCommand implements Callable<Integer> {
    private static final int MOST_FREQUENT = 15;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "A JSON file with a list of cards or of their prints.")
    private Path file = Path.of("");

    @Option(names = "--list", description = "Show every clause that is not understood, by card.")
    private boolean list;

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() throws Refused, IOException {
        CardFile cards = CardFile.read(file);
        PrintWriter err = spec.commandLine().getErr();
        cards.problems().forEach(problem -> err.println("not counted: " + problem));
        Coverage coverage = Coverage.of(texts(cards));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(JsonMapper.shared().writeValueAsString(coverage.fields()));
        } else {
            show(coverage, out);
        }
        return 0;
    }

    private static List<CardText> texts(CardFile cards) {
        return cards.cards().stream()
                .flatMap(card -> card instanceof CardSource.Text(CardText text) ? Stream.of(text) : Stream.of())
                .toList();
    }

    private void show(Coverage coverage, PrintWriter out) {
        new TreeMap<>(coverage.bySet()).forEach((set, count) -> out.println(line(set, count)));
        out.println(line("all", coverage.all()));
        if (list) {
            coverage.failures()
                    .forEach(failure ->
                            out.println(failure.id() + ": " + failure.clause() + " (" + failure.reason() + ")"));
        } else if (!coverage.failures().isEmpty()) {
            out.println("what is not understood, the most frequent first:");
            coverage.frequent().entrySet().stream()
                    .limit(MOST_FREQUENT)
                    .forEach(clause ->
                            out.println(String.format(Locale.ROOT, "%5d  %s", clause.getValue(), clause.getKey())));
        }
    }

    private static String line(String set, Coverage.Count count) {
        return String.format(
                Locale.ROOT,
                "%-6s %5d cards, %4d without text, %5d of %5d texts understood: %6.2f%%",
                set,
                count.cards(),
                count.noText(),
                count.compiled(),
                count.cards() - count.noText(),
                100 * count.strictRate());
    }
}
