package dev.cardinal.mageknight;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Json;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.List;

/** Games with players at a table, for tests. */
final class SeatedGame {
    private static final Game GAME = new MageKnight();

    private SeatedGame() {}

    /** These players at a position written as in a scenario. */
    static HostedGame at(String position, String... players) throws Refused {
        Options options = Options.DEFAULT.with("players", Integer.toString(players.length));
        Position start = GAME.deal(options).arrange((Data.Fields) Json.parse(position));
        Seats seats = Seats.of(GAME, List.of(players));
        return HostedGame.on(GAME, Roster.numbered(GAME, options, seats.names(), 4), start, seats);
    }
}
