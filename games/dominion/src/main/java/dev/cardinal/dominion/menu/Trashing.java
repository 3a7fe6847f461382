package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.Pick;
import org.jspecify.annotations.Nullable;

/** Which cards to trash from the hand. */
final class Trashing {
    private final Wishes wishes;
    private final boolean aggressive;
    private final int leastMoney;
    private final int plenty;

    Trashing(Wishes wishes, boolean aggressive) {
        this.wishes = wishes;
        this.aggressive = aggressive;
        leastMoney = aggressive ? 4 : 6;
        plenty = aggressive ? 3 : 4;
    }

    /** Whether to play a Chapel before most other Actions. */
    boolean comesFirst(DominionView view) {
        return aggressive && view.actions() == 1 && junk(view) > 1;
    }

    private int junk(DominionView view) {
        int count = 0;
        for (long left = view.handKinds(); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            count += Ratings.trash(view, wishes, card) < Ratings.JUNK ? view.hand(card) : 0;
        }
        return count;
    }

    /** What a Chapel trashes. */
    void chapel(DominionView view, Pick pick) {
        pick.clear();
        int junk = junk(view);
        int spend = Money.toSpend(view);
        int money = Money.total(view, view.viewer().seat());
        while (pick.size() < 4) {
            int card = lowest(view, Wishes.ANY, pick);
            if (card == Wishes.NONE || keeps(view, card, junk, spend, money)) {
                return;
            }
            pick.add(card);
            spend -= view.card(card).coins();
            money -= Habits.of(view, card).money();
        }
    }

    boolean startsChapel(DominionView view) {
        int card = lowest(view, Wishes.ANY, null);
        int money = Money.total(view, view.viewer().seat());
        return card != Wishes.NONE && !keeps(view, card, junk(view), Money.toSpend(view), money);
    }

    private boolean keeps(DominionView view, int card, int junk, int spend, int money) {
        return Ratings.trash(view, wishes, card) >= Ratings.JUNK
                || (junk < plenty
                        && wishes.bought(view, spend)
                                != wishes.bought(view, spend - view.card(card).coins()))
                || tooPoor(view, card, money);
    }

    private boolean tooPoor(DominionView view, int card, int money) {
        int value = Habits.of(view, card).money();
        return value > 0 && money - value < leastMoney;
    }

    /** Whether a card found by a Sentry is better out of the deck. */
    boolean sheds(DominionView view, int card) {
        return Ratings.trash(view, wishes, card) < Ratings.JUNK
                && !tooPoor(view, card, Money.total(view, view.viewer().seat()));
    }

    /** The Treasure that a Mine turns into the most wanted one, or none. */
    int toMine(DominionView view) {
        int best = Wishes.NONE;
        int bestRank = Integer.MAX_VALUE;
        for (long left = view.handKinds() & view.of(Card.TREASURE); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int rank = wishes.rank(view, view.coins(), view.card(card).cost() + 3, view.of(Card.TREASURE));
            if (rank != Wishes.NONE
                    && rank < bestRank
                    && wishes.card(rank).cost() > view.card(card).cost()) {
                best = card;
                bestRank = rank;
            }
        }
        return best;
    }

    /** The least valuable card in my hand among these that is not picked yet. */
    int lowest(DominionView view, long among, @Nullable Pick picked) {
        int lowest = Wishes.NONE;
        int least = Integer.MAX_VALUE;
        for (long left = view.handKinds() & among; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int rating = Ratings.trash(view, wishes, card);
            if (rating < least && (picked == null || picked.count(card) < view.hand(card))) {
                lowest = card;
                least = rating;
            }
        }
        return lowest;
    }
}
