package dev.cardinal.terminal;

import dev.cardinal.terminal.play.Shelf;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The folder whose jars add games, bots and commands.
 *
 * @param named whether it was given on the command line
 */
record PluginsFolder(Path path, boolean named) {
    private static final String NAME = "--plugins";

    /** The option, which every command has. */
    static OptionSpec option() {
        return OptionSpec.builder(NAME)
                .type(Path.class)
                .paramLabel("DIR")
                .scopeType(CommandLine.ScopeType.INHERIT)
                .description("A folder of jars that add games and bots; by default, cardinal/plugins in XDG_DATA_HOME.")
                .build();
    }

    /** Read before everything else, since the jars decide which commands there are. */
    static PluginsFolder of(Map<String, String> environment, String... args) {
        CommandLine line = new CommandLine(CommandSpec.create().addOption(option())).setUnmatchedArgumentsAllowed(true);
        Path usual = Shelf.of(environment).plugins();
        try {
            Path path = line.parseArgs(args).matchedOptionValue(NAME, usual);
            return new PluginsFolder(path, !path.equals(usual));
        } catch (CommandLine.ParameterException wrong) {
            return new PluginsFolder(usual, false); // the command itself will report what is wrong
        }
    }

    boolean isMissing() {
        return named && !Files.isDirectory(path);
    }
}
