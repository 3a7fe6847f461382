package dev.cardinal.server.table;

import dev.cardinal.host.Person;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import java.util.List;

/** Puts together what was agreed for all and what each seat has handed in. */
final class Terms {
    private Terms() {}

    /** The options to deal from, or a refusal. */
    private static Options settled(Game game, Lobby lobby) throws Refused {
        List<String> players = lobby.players().stream()
                .map(player -> player.isEmpty() ? Person.NAME : player)
                .toList();
        return game.seat(lobby.options(), Seats.of(game, players).players());
    }

    /** Refuses a table that could not be dealt. */
    static void check(Lobby lobby) throws Refused {
        Game game = Games.named(lobby.game());
        game.deal(settled(game, lobby));
    }

    /** Entry 0 of the game's log. */
    static Roster roster(Lobby lobby) throws Refused {
        Game game = Games.named(lobby.game());
        Options options = settled(game, lobby);
        return new Roster(
                game.name(),
                game.rulesVersion(),
                options,
                game.fingerprint(options),
                lobby.players(),
                0,
                lobby.secret());
    }
}
