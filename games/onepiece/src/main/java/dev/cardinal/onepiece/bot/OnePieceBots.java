package dev.cardinal.onepiece.bot;

import dev.cardinal.kit.ListedBots;

/** The bots that come with the game. */
public final class OnePieceBots extends ListedBots {
    public OnePieceBots() {
        super(
                "onepiece",
                new Listed(Greedy.NOW, "looks ahead to the end of the turn, yours and its own, with any deck"),
                new Listed(Greedy.FIRST, "the same with less thought, as it was at first, to measure others against"));
    }
}
