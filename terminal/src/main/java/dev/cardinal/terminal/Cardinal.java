package dev.cardinal.terminal;

import dev.cardinal.kernel.OwnCommand;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Plugins;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/** The {@code cardinal} command. Each subcommand has its own class, and games bring more. */
@Command(
        name = "cardinal",
        description = "Card games with hidden information: play them, simulate them, check their rules.",
        synopsisSubcommandLabel = "COMMAND",
        versionProvider = Cardinal.Version.class,
        mixinStandardHelpOptions = true,
        scope = CommandLine.ScopeType.INHERIT,
        usageHelpAutoWidth = true,
        footer = {"", "Exit status: 0 if all is well, 1 if a failure was found, 2 for wrong usage."})
public final class Cardinal {
    private static final Map<String, Class<?>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("games", GamesCommand.class);
        COMMANDS.put("play", PlayCommand.class);
        COMMANDS.put("serve", ServeCommand.class);
        COMMANDS.put("join", JoinCommand.class);
        COMMANDS.put("mcp", McpCommand.class);
        COMMANDS.put("sim", SimCommand.class);
        COMMANDS.put("fuzz", FuzzCommand.class);
        COMMANDS.put("rules", RulesCommand.class);
        COMMANDS.put("replay", ReplayCommand.class);
        COMMANDS.put("bench", BenchCommand.class);
        COMMANDS.put("oracle", OracleCommand.class);
    }

    /** Commands of two words, whose first word is also a command. */
    private static final Map<String, Class<?>> SERVER_COMMANDS =
            Map.of("bench", BenchServerCommand.class, "fuzz", FuzzServerCommand.class);

    private static final String SERVER = "server";

    private Cardinal() {}

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {version()};
        }
    }

    static String version() {
        String version = Cardinal.class.getPackage().getImplementationVersion();
        return "cardinal " + (version == null ? "(not packaged)" : version);
    }

    /**
     * The command line, ready to execute these arguments.
     *
     * <p>It contains only the command that they name, or none for {@code --version}: loading all declarations takes
     * longer than most commands do.
     */
    static CommandLine commandLine(String... args) {
        CommandLine line = new CommandLine(new Cardinal());
        line.getCommandSpec().addOption(PluginsFolder.option());
        String wanted = args.length == 0 ? "" : args[0];
        Map<String, Object> commands = new LinkedHashMap<>(COMMANDS);
        boolean version = List.of(args).equals(List.of("--version"));
        if (!commands.containsKey(wanted) && !version) {
            ServiceLoader.load(OwnCommand.class).forEach(own -> commands.put(own.name(), own));
        }
        if (args.length > 1 && args[1].equals(SERVER) && SERVER_COMMANDS.containsKey(wanted)) {
            line.addSubcommand(
                    wanted, new CommandLine(CommandSpec.create()).addSubcommand(SERVER, SERVER_COMMANDS.get(wanted)));
        } else if (commands.containsKey(wanted)) {
            line.addSubcommand(wanted, commands.get(wanted));
        } else if (!version) {
            commands.forEach(line::addSubcommand);
            line.addSubcommand(GenerateCompletion.class);
        }
        Trouble trouble = new Trouble();
        return line.setParameterExceptionHandler(trouble).setExecutionExceptionHandler(trouble);
    }

    public static void main(String[] args) {
        Output out = new Output(FileDescriptor.out);
        PrintWriter err = writer(new FileOutputStream(FileDescriptor.err));
        PrintWriter buffered = writer(out);
        int status = run(System.getenv(), buffered, err, args);
        buffered.flush();
        System.exit(out.lost.isEmpty() ? status : Trouble.unwritten(out.lost, err));
    }

    /** Runs a command, including those that plug-ins add, and returns its exit status. */
    static int run(Map<String, String> environment, PrintWriter out, PrintWriter err, String... args) {
        PluginsFolder folder = PluginsFolder.of(environment, args);
        if (folder.isMissing()) {
            err.println("There is no folder " + folder.path() + ". Check the path after --plugins.");
            return Trouble.USAGE;
        }
        try (Plugins _ = Plugins.open(folder.path(), Cardinal::check, err::println)) {
            return execute(commandLine(args).setOut(out).setErr(err), args);
        } catch (IOException unreadable) {
            err.println(Trouble.sentence(unreadable));
            return Trouble.USAGE;
        }
    }

    /** Refuses a plug-in's command that clashes with an existing one or that picocli cannot use. */
    private static void check(OwnCommand own) throws Refused {
        CommandLine line = commandLine();
        if (line.getSubcommands().containsKey(own.name())) {
            throw new Refused("known_command", "there is already a command '" + own.name() + "'");
        }
        try {
            line.addSubcommand(own.name(), own.getClass());
        } catch (CommandLine.InitializationException unusable) {
            throw new Refused(
                    "bad_command",
                    "picocli cannot use its command '" + own.name() + "': "
                            + String.valueOf(unusable.getMessage())
                                    .lines()
                                    .findFirst()
                                    .orElse(""));
        }
    }

    /** Standard output that remembers why not everything was written, unless its reader simply stopped reading. */
    private static final class Output extends FileOutputStream {
        private String lost = "";

        Output(FileDescriptor to) {
            super(to);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                super.write(bytes, from, count);
            } catch (IOException failed) {
                String reason = String.valueOf(failed.getMessage());
                lost = reason.equals("Broken pipe") ? lost : reason;
                throw failed;
            }
        }
    }

    static int execute(CommandLine line, String... args) {
        try {
            return line.execute(args);
        } catch (Error broken) {
            return Trouble.bug(broken, line.getErr());
        }
    }

    /** Writes UTF-8 on every system, as JSON requires. */
    private static PrintWriter writer(OutputStream to) {
        return new PrintWriter(to, true, StandardCharsets.UTF_8);
    }
}
