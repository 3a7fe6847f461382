package dev.cardinal.terminal;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.util.List;
import java.util.ServiceLoader;

/** Stand-in. */
final class Games {
    private Games() {}

    static Game named(String name) throws Refused {
        List<Game> all = ServiceLoader.load(Game.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        return all.stream()
                .filter(game -> game.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new Refused(new Refusal(
                        "unknown_game",
                        "There is no game '" + name + "'",
                        "The games are " + String.join(", ", all.stream().map(Game::name).toList()) + ".")));
    }
}
