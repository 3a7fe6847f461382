package dev.cardinal.kernel;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;

/**
 * Bots for one game: its own, or some that others wrote for it.
 *
 * <p>Found by {@link ServiceLoader}, since bots know the rules and not the other way round.
 */
public interface OwnBots {
    /** The bot that plays any game, and is the default opponent in games that have no other. */
    String RANDOM = "random";

    /** The refusal code for a name that no bot has. */
    String UNKNOWN = "unknown_bot";

    /** The name of the game they play. */
    String game();

    /**
     * The bots by name, with a line about each; a name that ends in a colon takes an argument. The first is the {@link
     * #preset}, so a game with several needs a map that keeps their order.
     */
    Map<String, String> about();

    /** The bot of this name; an unknown name is refused with {@link #UNKNOWN}. */
    Bot bot(String name) throws Refused;

    /** The opponent for a person who has not chosen one. */
    default String preset() {
        return about().keySet().stream().findFirst().orElse(RANDOM);
    }

    /** All bots of a game; if two have the same name, the first wins. */
    static OwnBots of(Game game) {
        return new AllBots(game.name(), all(game));
    }

    /** The game's own bots, then those of others, regardless of class-path order. */
    static List<OwnBots> all(Game game) {
        return ServiceLoader.load(OwnBots.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(bots -> bots.game().equals(game.name()))
                .sorted(Comparator.comparing(bots -> !comeWith(bots, game)))
                .toList();
    }

    private static boolean comeWith(OwnBots bots, Game game) {
        return Objects.equals(
                bots.getClass().getProtectionDomain().getCodeSource(),
                game.getClass().getProtectionDomain().getCodeSource());
    }
}
