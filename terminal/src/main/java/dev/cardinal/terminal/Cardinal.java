package dev.cardinal.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code cardinal} command; each of its subcommands is a class of its own. */
@Command(
        name = "cardinal",
        description = "Card games with hidden information: play them, simulate them, check their rules.",
        subcommands = {
            GamesCommand.class,
            PlayCommand.class,
            SimCommand.class,
            FuzzCommand.class,
            RulesCommand.class,
            ReplayCommand.class,
            BenchCommand.class,
            OracleCommand.class,
            GenerateCompletion.class
        },
        synopsisSubcommandLabel = "COMMAND",
        versionProvider = Cardinal.Version.class,
        mixinStandardHelpOptions = true,
        scope = CommandLine.ScopeType.INHERIT,
        usageHelpAutoWidth = true,
        footer = {"", "Exit status: 0 fine, 1 a failure was found, 2 wrong usage."})
public final class Cardinal {
    private Cardinal() {}

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Cardinal.class.getPackage().getImplementationVersion();
            return new String[] {"cardinal " + (version == null ? "(not packaged)" : version)};
        }
    }

    /** The whole command line, ready to execute. */
    static CommandLine commandLine() {
        Trouble trouble = new Trouble();
        return new CommandLine(new Cardinal())
                .setParameterExceptionHandler(trouble)
                .setExecutionExceptionHandler(trouble);
    }

    public static void main(String[] args) {
        CommandLine line = commandLine().setOut(writer(FileDescriptor.out)).setErr(writer(FileDescriptor.err));
        int status = line.execute(args);
        line.getOut().flush();
        System.exit(status);
    }

    /** Writes UTF-8 wherever it runs, since JSON is nothing else. */
    private static PrintWriter writer(FileDescriptor to) {
        return new PrintWriter(new FileOutputStream(to), true, StandardCharsets.UTF_8);
    }
}
