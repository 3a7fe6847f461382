package dev.cardinal.terminal;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import picocli.CommandLine.Parameters;

/** The same for commands that cannot do without the name of a game. */
final class GameSetUp extends SetUp {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game's name; see `cardinal games`.")
    private String game = "";

    Game game() throws Refused {
        return Games.named(game);
    }
}
