package dev.cardinal.kernel;

import java.util.Map;
import java.util.ServiceLoader;

/**
 * The bots that a game brings with it.
 *
 * <p>They are found by {@link ServiceLoader}, since bots know the rules and not the other way round.
 */
public interface OwnBots {
    /** The name of the game they play. */
    String game();

    /** The bots by name, with a line on each; a name that ends in a colon takes an argument. */
    Map<String, String> about();

    Bot bot(String name) throws Refused;

    /** The opponent of a person who did not choose one. */
    String preset();

    static OwnBots of(Game game) {
        for (OwnBots own : ServiceLoader.load(OwnBots.class, game.getClass().getClassLoader())) {
            if (own.game().equals(game.name())) {
                return own;
            }
        }
        throw new IllegalStateException(game.name() + " names no bots in META-INF/services");
    }
}
