package dev.cardinal.kit;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.util.Map;

/** A bot that is also its own list of bots, for a provider with just one. */
public abstract class OneBot implements Bot, OwnBots {
    private final String game;
    private final String name;
    private final String line;

    protected OneBot(String game, String name, String line) {
        this.game = game;
        this.name = name;
        this.line = line;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String game() {
        return game;
    }

    @Override
    public final Map<String, String> about() {
        return Map.of(name, line);
    }

    @Override
    public final Bot bot(String wanted) throws Refused {
        if (wanted.equals(name)) {
            return this;
        }
        throw new Refused(UNKNOWN, "There is no bot " + Refusal.quote(wanted) + " for " + game);
    }
}
