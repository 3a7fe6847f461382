package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.Refused;
import java.util.Map;

/** The bots that come with the game. */
public final class MageKnightBots implements OwnBots {
    @Override
    public String game() {
        return "mageknight";
    }

    @Override
    public Map<String, String> about() {
        return Map.of(Greedy.NAME, "looks for the city and fights the enemies it can beat on the way");
    }

    @Override
    public Bot bot(String name) throws Refused {
        if (name.equals(Greedy.NAME)) {
            return new Greedy();
        }
        throw new Refused(UNKNOWN, "Mage Knight has no bot '" + name + "'");
    }
}
