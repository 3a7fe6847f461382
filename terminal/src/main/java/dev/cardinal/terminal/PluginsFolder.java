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
 * @param named whether the command line names it
 */
record PluginsFolder(Path path, boolean named) {
    private static final String NAME = "--plugins";

    /** The option as every command has it. */
    static OptionSpec option() {
        return OptionSpec.builder(NAME)
                .type(Path.class)
                .paramLabel("DIR")
                .scopeType(CommandLine.ScopeType.INHERIT)
                .description(
                        "A folder of jars that add games and bots; unless given, cardinal/plugins in XDG_DATA_HOME.")
                .build();
    }

    /** Looks for it alone and before all else, since the jars decide which commands there are. */
    static PluginsFolder of(Map<String, String> environment, String... args) {
        CommandLine line = new CommandLine(CommandSpec.create().addOption(option())).setUnmatchedArgumentsAllowed(true);
        Path usual = Shelf.of(environment).plugins();
        try {
            Path path = line.parseArgs(args).matchedOptionValue(NAME, usual);
            return new PluginsFolder(path, !path.equals(usual));
        } catch (CommandLine.ParameterException wrong) {
            return new PluginsFolder(usual, false); // the command itself says what is wrong
        }
    }

    boolean isMissing() {
        return named && !Files.isDirectory(path);
    }
}
