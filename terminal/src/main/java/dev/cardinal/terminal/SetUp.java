package dev.cardinal.terminal;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.players.Games;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The parameters of every command that sets up games: the game, its options, and a seed. */
final class SetUp {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game's name; see `cardinal games`.")
    private String game = "";

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "Set an option of the game; can be repeated.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--seed", paramLabel = "SEED", description = "Any text; an integer is taken as a 64-bit number.")
    private @Nullable String seed;

    Game game() throws Refused {
        return Games.named(game);
    }

    Options options() {
        return new Options(options);
    }

    /** The seed, if one was given; empty text is one too. */
    OptionalLong seed() {
        return seed == null ? OptionalLong.empty() : OptionalLong.of(Chance.seed(seed));
    }
}
