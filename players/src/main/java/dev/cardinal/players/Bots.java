package dev.cardinal.players;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.chance.Keyed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The bots that can play a game: those for any game, and the game's own. */
public final class Bots {
    /** Ends the name of a bot that takes an argument. */
    private static final String ARGUMENT = ":";

    private Bots() {}

    /** Their names with a line about each; a name that ends in a colon takes an argument. */
    public static Map<String, String> of(Game game) {
        Map<String, String> bots = new LinkedHashMap<>();
        bots.put(RandomBot.NAME, "picks at random among everything allowed");
        game.bots().forEach(bots::putIfAbsent);
        return bots;
    }

    public static Bot named(String name, Game game) throws Refused {
        if (name.equals(RandomBot.NAME)) {
            return new RandomBot();
        }
        try {
            return game.bot(name);
        } catch (Refused refused) {
            Refusal refusal = refused.refusal();
            if (!refusal.code().equals(OwnBots.UNKNOWN) || !refusal.hint().isEmpty()) {
                throw refused;
            }
            String names = String.join(", ", of(game).keySet());
            throw new Refused(
                    new Refusal(refusal.code(), refusal.message(), "The bots of " + game.name() + ": " + names + "."));
        }
    }

    /**
     * Refuses a bot that takes an argument, since that may be a file of this machine. Call it before {@link #named} if
     * someone on another machine has chosen the bot.
     */
    public static void portable(String name) throws Refused {
        if (name.contains(ARGUMENT)) {
            throw new Refused(Refusal.file(name, "Choose a bot whose name has no colon."));
        }
    }

    public static List<Bot> named(List<String> names, Game game) throws Refused {
        List<Bot> bots = new ArrayList<>();
        for (String name : names) {
            bots.add(named(name, game));
        }
        return bots;
    }

    /**
     * The generator of a seat's bot for one game or one question. It gives away neither the root nor what others draw.
     *
     * @param root a number that does not give away the seed of the game's cards, see {@link
     *     dev.cardinal.kernel.chance.Seed#oneWay}: a bot must not foresee a shuffle
     */
    public static Chance chance(long root, long number, int seat) {
        return new Chance(Keyed.hash(root, ~root, number, seat));
    }
}
