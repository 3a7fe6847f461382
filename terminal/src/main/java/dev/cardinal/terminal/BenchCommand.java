package dev.cardinal.terminal;

import dev.cardinal.arena.Figure;
import dev.cardinal.arena.Headlines;
import dev.cardinal.kernel.Refused;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

@Command(
        name = "bench",
        description = {
            "Measure the headline figures and compare them with a bare hand-written loop.",
            "Medians of several rounds after warm-up, in processor time of one thread. Takes about three minutes."
        })
final class BenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    private final Measuring measuring;

    /** Measures everything; reports what is being measured and each figure as soon as it is known. */
    interface Measuring {
        void measure(Consumer<String> news, Consumer<Figure> figures) throws Refused;
    }

    BenchCommand() {
        this(Headlines::measure);
    }

    BenchCommand(Measuring measuring) {
        this.measuring = measuring;
    }

    @Override
    public Integer call() throws Refused {
        PrintWriter out = spec.commandLine().getOut();
        List<Figure> figures = new ArrayList<>();
        try (Progress progress = new Progress(spec.commandLine().getErr())) {
            measuring.measure(what -> progress.say("measuring " + what + "..."), figure -> {
                figures.add(figure);
                if (!json) {
                    progress.clear();
                    out.println(line(figure));
                    out.flush();
                }
            });
        }
        if (json) {
            out.println(json(figures));
        }
        return CommandLine.ExitCode.OK;
    }

    private static String line(Figure figure) {
        return String.format(
                Locale.ROOT,
                "%-52s %10s %-8s %s",
                figure.about(),
                number(figure.value()),
                figure.unit(),
                target(figure));
    }

    private static String target(Figure figure) {
        if (Double.isInfinite(figure.least()) && Double.isInfinite(figure.most())) {
            return "";
        }
        String bound = Double.isInfinite(figure.least())
                ? "at most " + number(figure.most())
                : "at least " + number(figure.least());
        return bound + (figure.met() ? ": met" : ": NOT MET");
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 1 ? "%.4f" : value < 10 ? "%.2f" : "%,.0f", value);
    }

    private static ObjectNode json(List<Figure> figures) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        for (Figure figure : figures) {
            ObjectNode entry = json.putObject(figure.key());
            entry.put("about", figure.about());
            entry.put("value", figure.value());
            entry.put("unit", figure.unit());
            if (!Double.isInfinite(figure.least())) {
                entry.put("atLeast", figure.least());
            }
            if (!Double.isInfinite(figure.most())) {
                entry.put("atMost", figure.most());
            }
            entry.put("met", figure.met());
        }
        return json;
    }
}
