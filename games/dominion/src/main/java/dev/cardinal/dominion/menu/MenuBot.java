package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import java.util.Set;
import java.util.stream.Collectors;

/** Buys what its menu says and plays its cards by fixed habits. */
final class MenuBot implements Bot {
    private final Menu menu;
    private final Wishes wishes;
    private final Trashing trashing;
    private final Remodelling remodelling;
    private final Playing playing;
    private final Discarding discarding;
    private final Judging judging;

    MenuBot(Menu menu) {
        this.menu = menu;
        wishes = new Wishes(menu);
        trashing = new Trashing(wishes, menu.has(Manner.TRASH_AGGRESSIVELY));
        remodelling = new Remodelling(wishes);
        playing = new Playing(wishes, trashing, remodelling);
        discarding = new Discarding(wishes);
        judging = new Judging(wishes, trashing);
    }

    @Override
    public String name() {
        return menu.name();
    }

    @Override
    public Set<String> names() {
        return menu.rules().stream()
                .map(Rule::card)
                .filter(card -> card.edition() != 0)
                .map(Card::name)
                .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public void answer(View seen, Chance chance, Pick pick) {
        DominionView view = (DominionView) seen;
        MoveType kind = view.kind();
        if (kind == MoveType.BUY) {
            pick.only(buy(view));
        } else if (kind == MoveType.PLAY_ACTION) {
            pick.only(playing.next(view));
        } else {
            effect(view, kind, pick);
        }
    }

    /** Answers a card's question. */
    private void effect(DominionView view, MoveType kind, Pick pick) {
        switch (kind) {
            case DISCARD_FOR_CELLAR -> discarding.cellar(view, pick);
            case DISCARD_TO_HAND_SIZE, DISCARD_FOR_POACHER ->
                discarding.some(view, offered(view).min(), pick);
            case TRASH_CARDS -> trash(view, pick);
            case GAIN_CARD -> pick.only(judging.gain(view));
            case REVEAL_REACTION -> pick.only(offered(view).code(0));
            case SELECT_ACTION_FOR_THRONE -> pick.only(throne(view));
            case REVEAL_AND_TOPDECK -> pick.only(judging.topdeckVictory(view));
            case SPY_DECISION -> pick.only(judging.spy(view));
            case SELECT_TREASURE_TO_TRASH -> pick.only(judging.steal(view));
            case GAIN_TRASHED_CARD -> pick.only(judging.gainStolen(view));
            case CHANCELLOR_DECISION ->
                pick.only(view.deckSize(view.viewer().seat()) > 0 ? DominionView.YES : DominionView.NO);
            case LIBRARY_SET_ASIDE -> pick.only(judging.library(view));
            case TOPDECK_FROM_DISCARD -> pick.only(judging.harbinger(view));
            case PLAY_DISCARDED_ACTION ->
                pick.only(playing.wants(view, view.considered()) ? view.considered() : DominionView.NO);
            case SENTRY_DECISION -> pick.only(judging.sentry(view));
            case SENTRY_ORDER -> pick.only(judging.sentryOrder(view));
            case TOPDECK_CARD -> pick.only(judging.artisanTopdeck(view));
            case PLAY_ACTION, BUY, PLAY_TREASURE, PLAY_ALL_TREASURES, END_PHASE ->
                throw new IllegalStateException("no question asks for " + view.kind() + " alone");
        }
    }

    private int buy(DominionView view) {
        int treasures = view.playTreasures();
        if (treasures != DominionView.NO || view.buys() == 0) {
            return treasures;
        }
        int rank = wishes.bought(view, view.coins());
        return rank == Wishes.NONE
                ? DominionView.NO
                : DominionView.BUY + wishes.card(rank).in(view);
    }

    private void trash(DominionView view, Pick pick) {
        Card asker = view.asker();
        if (asker.equals(Cards.CHAPEL)) {
            trashing.chapel(view, pick);
            return;
        }
        pick.clear();
        Offer offer = offered(view);
        int wanted;
        if (asker.equals(Cards.MONEYLENDER)) {
            wanted = Cards.COPPER.in(view);
        } else if (asker.equals(Cards.MINE)) {
            wanted = trashing.toMine(view);
        } else {
            wanted = remodelling.toTrash(view);
        }
        if (offer.indexOf(wanted) >= 0) {
            pick.add(wanted);
        } else if (offer.min() > 0) {
            pick.add(trashing.lowest(view, cards(offer), null));
        }
    }

    private static Offer offered(DominionView view) {
        Offer offer = new Offer();
        view.offer(offer);
        return offer;
    }

    /** The cards on offer, one bit each. */
    private static long cards(Offer offer) {
        long cards = 0;
        for (int i = 0; i < offer.size(); i++) {
            cards |= 1L << offer.code(i);
        }
        return cards;
    }

    private int throne(DominionView view) {
        int wanted = playing.twice(view);
        if (wanted != Wishes.NONE) {
            return wanted;
        }
        Offer offer = offered(view);
        return offer.indexOf(DominionView.NO) < 0 ? offer.code(0) : DominionView.NO;
    }
}
