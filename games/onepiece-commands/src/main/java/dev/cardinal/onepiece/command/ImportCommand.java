package dev.cardinal.onepiece.command;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.onepiece.card.Import;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "import",
        description = {
            "Import card data into your data folder, where every command finds it.",
            "The exit status is 1 if a row of the file cannot be used; the others are still imported."
        })
final class ImportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Imported imported = new Imported();

    @Parameters(paramLabel = "FILE", description = "A JSON file with a list of cards or of their prints.")
    private Path file = Path.of("");

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() throws Refused, IOException {
        Import done = Import.of(file, imported.folder());
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(done.json());
        } else {
            done.problems().forEach(problem -> out.println("not imported: " + problem));
            out.println(Count.of(done.added(), "card") + " added, " + done.changed() + " changed, " + done.unchanged()
                    + " unchanged; " + Count.of(done.total(), "imported card") + " in " + done.file());
        }
        return done.problems().isEmpty() ? 0 : 1;
    }
}
