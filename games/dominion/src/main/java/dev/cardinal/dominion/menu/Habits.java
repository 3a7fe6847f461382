package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;

/**
 * How the menu bots rate a card regardless of the situation.
 *
 * @param play the Action with the lowest number is played first
 * @param discard the card with the lowest number is discarded first
 * @param money the coins it adds to a deck, including those of Actions
 */
record Habits(int play, int discard, int money) {
    private static final Habits[] OF = new Habits[Cards.ALL.size()];
    private static final int NEVER = 0;

    static {
        Cards.ALL.forEach(card -> OF[card.id()] = usual(card));

        write(Cards.COPPER, NEVER, 15);
        write(Cards.SILVER, NEVER, 20);
        write(Cards.GOLD, NEVER, 24);
        write(Cards.ESTATE, NEVER, 9);
        write(Cards.DUCHY, NEVER, 8);
        write(Cards.PROVINCE, NEVER, 7);

        write(Cards.FESTIVAL, 3, 26);
        write(Cards.SPY, 5, 22);
        write(Cards.VILLAGE, 5, 21);
        write(Cards.SENTRY, 6, 30);
        write(Cards.THRONE_ROOM, 7, 22);
        write(Cards.LABORATORY, 8, 40);
        write(Cards.MERCHANT, 11, 21);
        write(Cards.HARBINGER, 12, 21);
        write(Cards.MARKET, 13, 30);
        write(Cards.POACHER, 14, 26);
        write(Cards.CELLAR, 16, 17);

        write(Cards.WITCH, 18, 40);
        write(Cards.LIBRARY, 20, 30);
        write(Cards.ARTISAN, 21, 30);
        write(Cards.ADVENTURER, 22, 40);
        // Its coins cost a Copper, so they come only once.
        OF[Cards.MONEYLENDER.id()] = new Habits(23, 21, 1);
        write(Cards.MINE, 24, 22);
        write(Cards.REMODEL, 24, 18);
        write(Cards.SMITHY, 25, 24);
        write(Cards.COUNCIL_ROOM, 25, 27);
        write(Cards.BANDIT, 26, 27);
        write(Cards.VASSAL, 27, 20);
        write(Cards.FEAST, 28, 22);
        write(Cards.BUREAUCRAT, 29, 20);
        write(Cards.WOODCUTTER, 29, 20);
        write(Cards.CHANCELLOR, 30, 20);
        write(Cards.MILITIA, 30, 25);
        write(Cards.THIEF, 30, 20);
        write(Cards.MOAT, 33, 23);
        write(Cards.CHAPEL, 37, 18);
        write(Cards.WORKSHOP, 38, 22);
    }

    /** The rating of a card without an entry. */
    private static Habits usual(Card card) {
        int play = !card.is(Card.ACTION) ? NEVER : card.is(Card.TERMINAL) ? 31 : 10;
        int discard = card.is(Card.ACTION)
                ? 18 + card.cost()
                : card.is(Card.TREASURE) ? 14 + 3 * card.coins() : card.is(Card.CURSE) ? 10 : 9;
        return new Habits(play, discard, card.money());
    }

    private static void write(Card card, int play, int discard) {
        OF[card.id()] = new Habits(play, discard, card.money());
    }

    static Habits of(Card card) {
        return OF[card.id()];
    }

    static Habits of(DominionView view, int slot) {
        return of(view.card(slot));
    }
}
