package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.view.DominionView;

/** Which card a Remodel turns into a better one. */
final class Remodelling {
    private final Wishes wishes;

    Remodelling(Wishes wishes) {
        this.wishes = wishes;
    }

    /** The worst card I can improve; once I own a Province, the one that becomes the most wanted card; or none. */
    int toTrash(DominionView view) {
        boolean early = view.owned(view.viewer().seat(), Cards.PROVINCE.in(view)) == 0;
        int spend = Money.toSpend(view);
        int best = Wishes.NONE;
        int bestRank = 0;
        for (long left = view.handKinds(); left != 0; left &= left - 1) {
            int slot = Long.numberOfTrailingZeros(left);
            Card card = view.card(slot);
            int rank = wishes.rank(view, view.coins(), card.cost() + 2, Wishes.ANY);
            if (rank == Wishes.NONE || isPlayed(view, card) || !improves(view, card, wishes.card(rank), spend)) {
                continue;
            }
            if (best == Wishes.NONE || (early ? rating(view, card) < rating(view, view.card(best)) : rank < bestRank)) {
                best = slot;
                bestRank = rank;
            }
        }
        return best;
    }

    /** Whether this is the Remodel itself, still in hand while I consider playing it. */
    private static boolean isPlayed(DominionView view, Card card) {
        return card.equals(Cards.REMODEL) && view.hand(card.in(view)) == 1 && view.kind() != MoveType.TRASH_CARDS;
    }

    /** Whether the gain is better than the card, and than anything I could buy only by keeping it. */
    private boolean improves(DominionView view, Card card, Card gained, int spend) {
        if (rating(view, gained) <= rating(view, card)) {
            return false;
        }
        int bought = wishes.bought(view, spend);
        return bought == Wishes.NONE
                || rating(view, gained) >= rating(view, wishes.card(bought))
                || wishes.bought(view, spend - card.coins()) == bought;
    }

    private int rating(DominionView view, Card card) {
        return Ratings.trash(view, wishes, card);
    }
}
