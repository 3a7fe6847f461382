package dev.cardinal.testkit.swap;

import java.util.Arrays;
import java.util.stream.IntStream;

/** The discard pile as a view returns it: it knows how many there are of each card. */
public final class Discarded {
    private final SwapScratch game;
    private final String secret;

    Discarded(SwapScratch game, String secret) {
        this.game = game;
        this.secret = secret;
    }

    public int count(int card) {
        boolean there = card >= 0 && card < SwapScratch.CARDS.size();
        if (!there && game.bug != Bug.UNGUARDED && game.bug != Bug.ASTRAY) {
            String why = game.bug == Bug.BLURTING ? secret + " is on top" : "there is no card " + card;
            throw new IllegalArgumentException(why);
        }
        return there ? game.discard[card] : beyond(card);
    }

    /** What is there in memory: the deck, if all piles are in one array. */
    private int beyond(int card) {
        int[] all = IntStream.concat(Arrays.stream(game.discard), Arrays.stream(game.deck))
                .toArray();
        return game.bug == Bug.ASTRAY ? game.discard[card] : card >= 0 && card < all.length ? all[card] : 0;
    }
}
