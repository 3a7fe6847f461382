package dev.cardinal.players;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** The installed games. */
public final class Games {
    private Games() {}

    public static List<Game> all() {
        return ServiceLoader.load(Game.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(Game::name))
                .toList();
    }

    public static Game named(String name) throws Refused {
        List<Game> games = all();
        for (Game game : games) {
            if (game.name().equalsIgnoreCase(name.strip())) {
                return game;
            }
        }
        String names = String.join(", ", games.stream().map(Game::name).toList());
        throw new Refused(
                new Refusal("unknown_game", "There is no game " + Refusal.quote(name), "The games are " + names + "."));
    }
}
