package dev.cardinal.arena;

import dev.cardinal.kernel.chance.Chance;
import java.util.Arrays;

/**
 * Big Money against itself, written by hand for nothing else: the yardstick for the engine.
 *
 * <p>Two players buy Province, Gold or Silver by the printed rules. It knows ten card types by number, asks no
 * questions, keeps no secrets and tracks only who owns what.
 */
public final class BareLoop {
    private static final int CARDS = 10;
    private static final int COPPER = 0;
    private static final int SILVER = 1;
    private static final int GOLD = 2;
    private static final int ESTATE = 3;
    private static final int PROVINCE = 5;
    private static final int HAND = 5;
    private static final int[] COINS = {1, 2, 3, 0, 0, 0, 0, 0, 0, 0};
    private static final int[] POINTS = {0, 0, 0, 1, 3, 6, -1, 0, 0, 0};
    private static final int[] SUPPLY = {46, 40, 30, 8, 8, 8, 10, 10, 10, 10};

    private final int[] supply = new int[CARDS];
    private final Seat[] seats = {new Seat(), new Seat()};
    private long chance;

    /** A player's cards: how many of each, and the deck in order. */
    private static final class Seat {
        final int[] owned = new int[CARDS];
        final int[] hand = new int[CARDS];
        final int[] discard = new int[CARDS];
        final int[] deck = new int[100];
        int deckSize;
    }

    /** Plays one game and returns by how many points the first player is ahead. */
    public int play(long seed) {
        chance = seed;
        System.arraycopy(SUPPLY, 0, supply, 0, CARDS);
        for (Seat seat : seats) {
            start(seat);
        }
        for (int turn = 0; !over(); turn = 1 - turn) {
            move(seats[turn]);
        }
        return points(seats[0]) - points(seats[1]);
    }

    private void start(Seat seat) {
        Arrays.fill(seat.owned, 0);
        Arrays.fill(seat.hand, 0);
        Arrays.fill(seat.discard, 0);
        seat.deckSize = 0;
        seat.owned[COPPER] = 7;
        seat.owned[ESTATE] = 3;
        seat.discard[COPPER] = 7;
        seat.discard[ESTATE] = 3;
        draw(seat);
    }

    private void move(Seat seat) {
        int coins = 0;
        for (int card = 0; card < CARDS; card++) {
            coins += seat.hand[card] * COINS[card];
        }
        int bought = choice(coins);
        if (bought >= 0) {
            supply[bought]--;
            seat.owned[bought]++;
            seat.discard[bought]++;
        }
        for (int card = 0; card < CARDS; card++) {
            seat.discard[card] += seat.hand[card];
            seat.hand[card] = 0;
        }
        draw(seat);
    }

    private int choice(int coins) {
        if (coins >= 8) {
            return PROVINCE;
        }
        if (coins >= 6 && supply[GOLD] > 0) {
            return GOLD;
        }
        return coins >= 3 && supply[SILVER] > 0 ? SILVER : -1;
    }

    private void draw(Seat seat) {
        for (int i = 0; i < HAND; i++) {
            if (seat.deckSize == 0) {
                shuffle(seat);
            }
            seat.hand[seat.deck[--seat.deckSize]]++;
        }
    }

    private void shuffle(Seat seat) {
        int[] deck = seat.deck;
        int size = 0;
        for (int card = 0; card < CARDS; card++) {
            for (int count = seat.discard[card]; count > 0; count--) {
                deck[size++] = card;
            }
            seat.discard[card] = 0;
        }
        for (int i = size - 1; i > 0; i--) {
            chance = Chance.advance(chance);
            int j = Chance.below(Chance.bits(chance), i + 1);
            int swapped = deck[i];
            deck[i] = deck[j];
            deck[j] = swapped;
        }
        seat.deckSize = size;
    }

    private boolean over() {
        int empty = 0;
        for (int card = 0; card < CARDS; card++) {
            empty += supply[card] == 0 ? 1 : 0;
        }
        return supply[PROVINCE] == 0 || empty >= 3;
    }

    private static int points(Seat seat) {
        int points = 0;
        for (int card = 0; card < CARDS; card++) {
            points += seat.owned[card] * POINTS[card];
        }
        return points;
    }
}
