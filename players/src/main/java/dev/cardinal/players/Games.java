package dev.cardinal.players;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;

/** The installed games. */
public final class Games {
    /** What each class loader finds: looking through all jars takes a server longer than many answers. */
    private static final Map<ClassLoader, List<Game>> FOUND = new ConcurrentHashMap<>();

    private Games() {}

    /** The games that the thread's class loader finds. They have no state, so that all users may share them. */
    public static List<Game> all() {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        List<Game> known = loader == null ? null : FOUND.get(loader);
        if (known != null) {
            return known;
        }
        List<Game> found = found();
        if (loader != null) {
            FOUND.put(loader, found);
        }
        return found;
    }

    /** Looks again next time, since there are other jars. */
    static void forget(ClassLoader loader) {
        FOUND.remove(loader);
    }

    private static List<Game> found() {
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
