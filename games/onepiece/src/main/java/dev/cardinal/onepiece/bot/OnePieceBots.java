package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.Refused;
import java.util.Map;

/** The bots that come with the game. */
public final class OnePieceBots implements OwnBots {
    @Override
    public String game() {
        return "onepiece";
    }

    @Override
    public Map<String, String> about() {
        return Map.of(Greedy.NAME, "looks ahead to the end of its turn, with any deck");
    }

    @Override
    public Bot bot(String name) throws Refused {
        if (name.equals(Greedy.NAME)) {
            return new Greedy();
        }
        throw new Refused(UNKNOWN, "One Piece has no bot '" + name + "'");
    }
}
