package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.Pick;

/** Which cards to discard from the hand, least valuable first. */
final class Discarding {
    private final Wishes wishes;

    Discarding(Wishes wishes) {
        this.wishes = wishes;
    }

    /** Discards this many cards, as an attack or a card's cost demands. */
    void some(DominionView view, int number, Pick pick) {
        pick.clear();
        take(view, Math.min(number, terminals(view) - 1), view.of(Card.TERMINAL), pick);
        take(view, number, ~fodder(view), pick);
        take(view, number, Wishes.ANY, pick);
    }

    /** In a hand too poor for anything better, keeps a trasher together with junk to trash. */
    private long fodder(DominionView view) {
        boolean chapel = view.hand(Cards.CHAPEL.in(view)) > 0;
        if ((!chapel && view.hand(Cards.REMODEL.in(view)) == 0) || Money.inHand(view) >= 5) {
            return 0;
        }
        long junk = 0;
        int count = 0;
        for (long left = view.handKinds() & ~view.of(Card.TREASURE); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (Ratings.trash(view, wishes, card) < Ratings.JUNK) {
                junk |= 1L << card;
                count += view.hand(card);
            }
        }
        return count < (chapel ? 2 : 1) ? 0 : junk | 1L << (chapel ? Cards.CHAPEL : Cards.REMODEL).in(view);
    }

    /** What a Cellar exchanges: unplayable Actions, other Cellars, and everything rated up to Silver. */
    void cellar(DominionView view, Pick pick) {
        pick.clear();
        int most = Ratings.drawable(view);
        take(view, Math.min(most, terminals(view) - view.actions()), view.of(Card.TERMINAL), pick);
        take(view, Math.min(most, pick.size() + view.hand(Cards.CELLAR.in(view))), 1L << Cards.CELLAR.in(view), pick);
        take(view, most, upToSilver(view), pick);
    }

    private static long upToSilver(DominionView view) {
        long cards = 0;
        for (long left = view.handKinds(); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            cards |= Ratings.discard(view, card) <= 20 ? 1L << card : 0;
        }
        return cards;
    }

    static int terminals(DominionView view) {
        int count = 0;
        for (long left = view.handKinds() & view.of(Card.TERMINAL); left != 0; left &= left - 1) {
            count += view.hand(Long.numberOfTrailingZeros(left));
        }
        return count;
    }

    /** Picks the lowest-rated of these cards until the pick has this many in all. */
    private static void take(DominionView view, int until, long among, Pick pick) {
        while (pick.size() < until) {
            int lowest = Wishes.NONE;
            int rating = Integer.MAX_VALUE;
            for (long left = view.handKinds() & among; left != 0; left &= left - 1) {
                int card = Long.numberOfTrailingZeros(left);
                if (Ratings.discard(view, card) < rating && pick.count(card) < view.hand(card)) {
                    lowest = card;
                    rating = Ratings.discard(view, card);
                }
            }
            if (lowest == Wishes.NONE) {
                return;
            }
            pick.add(lowest);
        }
    }
}
