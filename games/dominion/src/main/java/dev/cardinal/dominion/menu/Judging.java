package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;

/** What to do with a single card that is revealed, looked at, stolen or gained. */
final class Judging {
    private final Wishes wishes;
    private final Trashing trashing;

    Judging(Wishes wishes, Trashing trashing) {
        this.wishes = wishes;
        this.trashing = trashing;
    }

    /** A Spy discards my junk and leaves others theirs. */
    int spy(DominionView view) {
        int card = view.considered();
        int me = view.viewer().seat();
        if (view.subject() == me) {
            return Ratings.discard(view, card) < Ratings.JUNK ? DominionView.YES : DominionView.NO;
        }
        boolean loot = view.hand(Cards.THIEF.in(view)) > 0
                && view.card(card).is(Card.TREASURE)
                && Habits.of(view, card).discard() >= 20;
        boolean junk = Habits.of(view, card).discard() < Ratings.JUNK;
        return junk || loot ? DominionView.NO : DominionView.YES;
    }

    /** A Thief takes the best Treasure; a Bandit's victim gives up the least. */
    int steal(DominionView view) {
        int victim = view.subject();
        int first = view.known(victim, 0);
        int second = view.known(victim, 1);
        boolean bandit = victim == view.viewer().seat();
        if (second < 0 || !lootable(view, second, bandit)) {
            return first;
        }
        if (!lootable(view, first, bandit)) {
            return second;
        }
        boolean firstWorse =
                Habits.of(view, first).discard() < Habits.of(view, second).discard();
        return firstWorse == bandit ? first : second;
    }

    private static boolean lootable(DominionView view, int card, boolean bandit) {
        return view.card(card).is(Card.TREASURE) && !(bandit && view.card(card).equals(Cards.COPPER));
    }

    int gainStolen(DominionView view) {
        return wishes.wants(view, view.card(view.considered())) ? view.considered() : DominionView.NO;
    }

    /** A Library sets aside Actions that I could not play this turn. */
    int library(DominionView view) {
        int card = view.considered();
        if (!view.card(card).is(Card.ACTION)) {
            return DominionView.NO;
        }
        int villages = view.hand(Cards.VILLAGE.in(view)) + view.hand(Cards.FESTIVAL.in(view));
        int room = view.actions() - Discarding.terminals(view) + villages;
        boolean useless = view.actions() == 0 || (view.card(card).is(Card.TERMINAL) && room <= 0);
        return useless ? DominionView.YES : DominionView.NO;
    }

    int sentry(DominionView view) {
        int card = view.considered();
        if (trashing.sheds(view, card)) {
            return DominionView.TRASH;
        }
        return Ratings.discard(view, card) < Ratings.JUNK ? DominionView.YES : DominionView.NO;
    }

    int sentryOrder(DominionView view) {
        int me = view.viewer().seat();
        int first = view.known(me, 0);
        int second = view.known(me, 1);
        return Ratings.discard(view, second) > Ratings.discard(view, first) ? second : first;
    }

    /** The best card in my discard pile, unless it is junk. */
    int harbinger(DominionView view) {
        int me = view.viewer().seat();
        int best = DominionView.NO;
        int rating = Ratings.JUNK - 1;
        for (long left = view.kinds(); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (view.discard(me, card) > 0 && Habits.of(view, card).discard() > rating) {
                best = card;
                rating = Habits.of(view, card).discard();
            }
        }
        return best;
    }

    /** The Victory card that a Bureaucrat's victim can best do without. */
    int topdeckVictory(DominionView view) {
        int lowest = DominionView.NO;
        for (long left = view.handKinds() & view.of(Card.VICTORY); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (lowest == DominionView.NO
                    || Habits.of(view, card).discard() < Habits.of(view, lowest).discard()) {
                lowest = card;
            }
        }
        return lowest;
    }

    /** The best card that this turn can do without, for the next turn. */
    int artisanTopdeck(DominionView view) {
        int spend = Money.toSpend(view);
        int bought = wishes.bought(view, spend);
        int best = Wishes.NONE;
        for (long left = view.handKinds(); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            boolean playable = view.actions() > 0 && view.card(card).is(Card.ACTION);
            if (!playable
                    && wishes.bought(view, spend - view.card(card).coins()) == bought
                    && (best == Wishes.NONE
                            || Habits.of(view, card).discard()
                                    > Habits.of(view, best).discard())) {
                best = card;
            }
        }
        return best == Wishes.NONE ? trashing.lowest(view, Wishes.ANY, null) : best;
    }

    /** What to gain: the card the menu wants most, otherwise the most useful one. */
    int gain(DominionView view) {
        long possible = 0;
        int best = Wishes.NONE;
        for (long left = view.piles(); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (view.mayGain(card)) {
                possible |= 1L << card;
                boolean better =
                        best == Wishes.NONE || Ratings.trash(view, wishes, card) > Ratings.trash(view, wishes, best);
                best = better ? card : best;
            }
        }
        int wanted = wishes.best(view, Integer.MAX_VALUE, possible);
        return wanted == Wishes.NONE ? best : wanted;
    }
}
