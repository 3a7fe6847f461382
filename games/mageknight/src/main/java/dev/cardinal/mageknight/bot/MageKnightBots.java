package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.Refused;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The bots that come with the game. */
public final class MageKnightBots implements OwnBots {
    @Override
    public String game() {
        return "mageknight";
    }

    @Override
    public Map<String, String> about() {
        Map<String, String> bots = new LinkedHashMap<>(); // the first is the opponent of whoever has not chosen one
        bots.put(Greedy.NOW.name(), "looks for the city and fights the enemies it can beat on the way");
        bots.put(Greedy.FIRST.name(), "the same with less thought, as it was at first");
        return bots;
    }

    @Override
    public Bot bot(String name) throws Refused {
        for (Greedy bot : List.of(Greedy.NOW, Greedy.FIRST)) {
            if (name.equals(bot.name())) {
                return bot;
            }
        }
        throw new Refused(UNKNOWN, "Mage Knight has no bot '" + name + "'");
    }
}
