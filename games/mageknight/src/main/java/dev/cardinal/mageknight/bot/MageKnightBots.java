package dev.cardinal.mageknight.bot;

import dev.cardinal.kit.ListedBots;

/** The bots that come with the game. */
public final class MageKnightBots extends ListedBots {
    public MageKnightBots() {
        super(
                "mageknight",
                new Listed(Greedy.NOW, "looks for the city and fights the enemies it can beat on the way"),
                new Listed(Greedy.FIRST, "the same with less thought, as it was at first"));
    }
}
