package dev.cardinal.terminal;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.chance.Chance;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of every command that sets up games: those of the game, and a seed. */
class SetUp {
    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "Set an option of the game; can be repeated.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--seed", paramLabel = "SEED", description = "Any text; an integer is taken as a 64-bit number.")
    private @Nullable String seed;

    /** Whether the command line says anything about how to set up a game. */
    boolean isChosen() {
        return seed != null || !options.isEmpty();
    }

    Options options() {
        return new Options(options);
    }

    /** The seed, if one was given; empty text is one too. */
    OptionalLong seed() {
        return seed == null ? OptionalLong.empty() : OptionalLong.of(Chance.seed(seed));
    }
}
