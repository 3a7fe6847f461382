package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.Refused;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The bots that come with the game. */
public final class OnePieceBots implements OwnBots {
    @Override
    public String game() {
        return "onepiece";
    }

    @Override
    public Map<String, String> about() {
        Map<String, String> bots = new LinkedHashMap<>(); // the first is the opponent of whoever has not chosen one
        bots.put(Greedy.NOW.name(), "looks ahead to the end of the turn, yours and its own, with any deck");
        bots.put(Greedy.FIRST.name(), "the same with less thought, as it was at first, to measure others against");
        return bots;
    }

    @Override
    public Bot bot(String name) throws Refused {
        for (Greedy bot : List.of(Greedy.NOW, Greedy.FIRST)) {
            if (name.equals(bot.name())) {
                return bot;
            }
        }
        throw new Refused(UNKNOWN, "One Piece has no bot '" + name + "'");
    }
}
