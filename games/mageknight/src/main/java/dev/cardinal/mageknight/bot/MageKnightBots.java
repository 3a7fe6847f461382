package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.Refused;
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
        return Map.of(
                Greedy.NOW.name(),
                "looks for the city and fights the enemies it can beat on the way",
                Greedy.FIRST.name(),
                "the same with less thought, as it was at first");
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
