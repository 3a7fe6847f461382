package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;

/** Which Action to play. */
final class Playing {
    private final Wishes wishes;
    private final Trashing trashing;
    private final Remodelling remodelling;

    Playing(Wishes wishes, Trashing trashing, Remodelling remodelling) {
        this.wishes = wishes;
        this.trashing = trashing;
        this.remodelling = remodelling;
    }

    /** The Action to play now, or the answer that ends the phase. */
    int next(DominionView view) {
        int best = DominionView.NO;
        int lowest = Integer.MAX_VALUE;
        for (long left = view.handKinds() & view.of(Card.ACTION); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int rating = Ratings.play(view, view.card(card), trashing);
            if (rating < lowest && view.mayPlay(card) && wants(view, card)) {
                best = card;
                lowest = rating;
            }
        }
        return best;
    }

    /** Whether playing the card would do any good. */
    boolean wants(DominionView view, int slot) {
        Card card = view.card(slot);
        if (card.equals(Cards.CHAPEL)) {
            return trashing.startsChapel(view);
        }
        if (card.equals(Cards.WORKSHOP)) {
            return wishes.best(view, 4, Wishes.ANY) != Wishes.NONE;
        }
        if (card.equals(Cards.FEAST) || card.equals(Cards.ARTISAN)) {
            return wishes.best(view, 5, Wishes.ANY) != Wishes.NONE;
        }
        if (card.equals(Cards.MINE)) {
            return trashing.toMine(view) != Wishes.NONE;
        }
        if (card.equals(Cards.REMODEL)) {
            return remodelling.toTrash(view) != Wishes.NONE;
        }
        return !card.equals(Cards.THRONE_ROOM) || twice(view) != Wishes.NONE;
    }

    /** The Action that a Throne Room plays twice: the best one; a terminal only if it blocks no other. */
    int twice(DominionView view) {
        boolean terminals = view.actions() > 0 || Ratings.onlyTerminals(view);
        int best = Wishes.NONE;
        for (long left = view.handKinds() & view.of(Card.ACTION); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (!view.card(card).equals(Cards.THRONE_ROOM)
                    && (terminals || !view.card(card).is(Card.TERMINAL))
                    && (best == Wishes.NONE
                            || Habits.of(view, card).discard()
                                    > Habits.of(view, best).discard())
                    && wants(view, card)) {
                best = card;
            }
        }
        return best;
    }
}
