package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.Card;
import dev.cardinal.dominion.Cards;

/**
 * How the menu bots rate a card, whatever the situation.
 *
 * @param play the Action with the lowest number is played first
 * @param discard the card with the lowest number is discarded first
 * @param money the coins it adds to a deck, those of Actions included
 */
record Habits(int play, int discard, boolean terminal, int money) {
    private static final Habits[] OF = new Habits[Cards.ALL.size()];
    private static final int NEVER = 0;

    static {
        other(Cards.COPPER, 15);
        other(Cards.SILVER, 20);
        other(Cards.GOLD, 24);
        other(Cards.ESTATE, 9);
        other(Cards.DUCHY, 8);
        other(Cards.PROVINCE, 7);
        other(Cards.CURSE, 10);
        other(Cards.GARDENS, 9);

        chain(Cards.FESTIVAL, 3, 26, 2);
        chain(Cards.SPY, 5, 22, 0);
        chain(Cards.VILLAGE, 5, 21, 0);
        chain(Cards.SENTRY, 6, 30, 0);
        chain(Cards.THRONE_ROOM, 7, 22, 0);
        chain(Cards.LABORATORY, 8, 40, 0);
        chain(Cards.MERCHANT, 11, 21, 0);
        chain(Cards.HARBINGER, 12, 21, 0);
        chain(Cards.MARKET, 13, 30, 1);
        chain(Cards.POACHER, 14, 26, 1);
        chain(Cards.CELLAR, 16, 17, 0);

        terminal(Cards.WITCH, 18, 40, 0);
        terminal(Cards.LIBRARY, 20, 30, 0);
        terminal(Cards.ARTISAN, 21, 30, 0);
        terminal(Cards.ADVENTURER, 22, 40, 0);
        terminal(Cards.MONEYLENDER, 23, 21, 1);
        terminal(Cards.MINE, 24, 22, 0);
        terminal(Cards.REMODEL, 24, 18, 0);
        terminal(Cards.SMITHY, 25, 24, 0);
        terminal(Cards.COUNCIL_ROOM, 25, 27, 0);
        terminal(Cards.BANDIT, 26, 27, 0);
        terminal(Cards.VASSAL, 27, 20, 2);
        terminal(Cards.FEAST, 28, 22, 0);
        terminal(Cards.BUREAUCRAT, 29, 20, 0);
        terminal(Cards.WOODCUTTER, 29, 20, 2);
        terminal(Cards.CHANCELLOR, 30, 20, 2);
        terminal(Cards.MILITIA, 30, 25, 2);
        terminal(Cards.THIEF, 30, 20, 0);
        terminal(Cards.MOAT, 33, 23, 0);
        terminal(Cards.CHAPEL, 37, 18, 0);
        terminal(Cards.WORKSHOP, 38, 22, 0);
    }

    private static void other(Card card, int discard) {
        OF[card.id()] = new Habits(NEVER, discard, false, card.coins());
    }

    private static void chain(Card card, int play, int discard, int money) {
        OF[card.id()] = new Habits(play, discard, false, money);
    }

    private static void terminal(Card card, int play, int discard, int money) {
        OF[card.id()] = new Habits(play, discard, true, money);
    }

    static Habits of(int card) {
        return OF[card];
    }
}
