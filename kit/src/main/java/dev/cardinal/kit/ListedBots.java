package dev.cardinal.kit;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A provider with a few bots, none of which takes an argument. The first is the default opponent. */
public abstract class ListedBots implements OwnBots {
    /** A bot, with a line about it. */
    public record Listed(Bot bot, String line) {}

    private final String game;
    private final List<Listed> bots;

    protected ListedBots(String game, Listed... bots) {
        this.game = game;
        this.bots = List.of(bots);
    }

    @Override
    public final String game() {
        return game;
    }

    @Override
    public final Map<String, String> about() {
        Map<String, String> about = new LinkedHashMap<>();
        bots.forEach(listed -> about.put(listed.bot().name(), listed.line()));
        return about;
    }

    @Override
    public final Bot bot(String wanted) throws Refused {
        return bots.stream()
                .map(Listed::bot)
                .filter(bot -> bot.name().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new Refused(UNKNOWN, "There is no bot " + Refusal.quote(wanted) + " for " + game));
    }
}
