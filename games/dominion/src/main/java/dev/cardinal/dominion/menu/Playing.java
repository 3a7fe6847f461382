package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.Cards;
import dev.cardinal.dominion.DominionView;

/** Which Action to play. */
final class Playing {
    private static final int CHAPEL = Cards.CHAPEL.id();

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
        for (long left = view.handKinds() & Cards.ACTIONS; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int rating = Ratings.play(view, card, card == CHAPEL && trashing.comesFirst(view));
            if (rating < lowest && view.mayPlay(card) && wants(view, card)) {
                best = card;
                lowest = rating;
            }
        }
        return best;
    }

    /** Whether playing the card would do what the menu wants. */
    boolean wants(DominionView view, int card) {
        if (card == CHAPEL) {
            return trashing.startsChapel(view);
        }
        if (card == Cards.WORKSHOP.id()) {
            return wishes.best(view, 4, Wishes.ANY) != Wishes.NONE;
        }
        if (card == Cards.FEAST.id() || card == Cards.ARTISAN.id()) {
            return wishes.best(view, 5, Wishes.ANY) != Wishes.NONE;
        }
        if (card == Cards.MINE.id()) {
            return trashing.toMine(view) != Wishes.NONE;
        }
        if (card == Cards.REMODEL.id()) {
            return remodelling.toTrash(view) != Wishes.NONE;
        }
        return card != Cards.THRONE_ROOM.id() || twice(view) != Wishes.NONE;
    }

    /** The Action that a Throne Room plays twice: the best one, a terminal only if no other could follow it anyway. */
    int twice(DominionView view) {
        boolean terminals = view.actions() > 0 || Ratings.onlyTerminals(view);
        int best = Wishes.NONE;
        for (long left = view.handKinds() & Cards.ACTIONS; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (card != Cards.THRONE_ROOM.id()
                    && (terminals || !Habits.of(card).terminal())
                    && (best == Wishes.NONE
                            || Habits.of(card).discard() > Habits.of(best).discard())
                    && wants(view, card)) {
                best = card;
            }
        }
        return best;
    }
}
