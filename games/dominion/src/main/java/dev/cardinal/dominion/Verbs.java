package dev.cardinal.dominion;

import dev.cardinal.kernel.Pick;

/** The verbs of the game: what players do with cards, whatever tells them to. */
final class Verbs {
    private Verbs() {}

    static void draw(Table t, int seat, int wanted) {
        int count = t.reach(seat, wanted);
        if (!t.heard()) {
            t.drawTop(seat, count);
            return;
        }
        int[] drawn = new int[Table.KINDS];
        for (int i = 0; i < count; i++) {
            drawn[t.top(seat, i)]++;
        }
        t.drawTop(seat, count);
        Told.drew(t, seat, drawn, count);
    }

    static void discardFromHand(Table t, int seat, Pick cards) {
        for (int i = 0; i < cards.size(); i++) {
            t.fromHand(seat, cards.code(i), 1);
            t.discard(seat, cards.code(i), 1);
        }
        if (t.heard()) {
            Told.discarded(t, seat, cards);
        }
    }

    /** Puts a card that is nowhere any more into the trash; it is no longer this seat's. */
    static void trash(Table t, int seat, int card) {
        t.own(seat, card, -1);
        t.trash(card, 1);
    }

    static void trashFromHand(Table t, int seat, int card) {
        t.fromHand(seat, card, 1);
        trash(t, seat, card);
    }

    /** Gains a card from the supply if there is one. */
    static void gain(Table t, int seat, int card, Place place) {
        if (t.supply(card) > 0) {
            take(t, seat, card, place);
            if (t.heard()) {
                Told.gained(t, seat, card, place);
            }
        }
    }

    /** Takes a card off its pile. */
    static void take(Table t, int seat, int card, Place place) {
        t.supply(card, t.supply(card) - 1);
        receive(t, seat, card, place);
    }

    /** Makes a card this seat's own and puts it where everybody sees it go. */
    static void receive(Table t, int seat, int card, Place place) {
        t.own(seat, card, 1);
        switch (place) {
            case DISCARD -> t.discard(seat, card, 1);
            case DECK -> t.topdeck(seat, card | Table.ALL_KNOW);
            case HAND -> {
                t.toHand(seat, card, 1);
                t.showMore(seat, card);
            }
        }
    }

    /** Turns the deck's top cards face up where they lie; returns how many there are. */
    static int revealTop(Table t, int seat, int wanted) {
        int count = t.reach(seat, wanted);
        for (int i = 0; i < count; i++) {
            int cell = t.deckCell(seat, i);
            if (cell < Table.ALL_KNOW) {
                t.deckCell(seat, i, cell | Table.ALL_KNOW);
                t.revealed = true;
            }
        }
        if (count > 0 && t.heard()) {
            Told.revealedTop(t, seat, count);
        }
        return count;
    }

    /** Lets the owner look at the deck's top cards; returns how many there are. */
    static int peek(Table t, int seat, int wanted) {
        int count = t.reach(seat, wanted);
        for (int i = 0; i < count; i++) {
            int cell = t.deckCell(seat, i);
            if (cell < Table.OWNER_KNOWS) {
                t.deckCell(seat, i, cell | Table.OWNER_KNOWS);
                t.revealed = true;
            }
        }
        return count;
    }

    static void discardTop(Table t, int seat) {
        t.discard(seat, t.takeTop(seat) & Table.CARD, 1);
    }

    /** Puts a card into play and starts on its instructions. */
    static void play(Table t, int seat, int card, boolean fromHand) {
        int frame = t.push(Code.PLAY, seat, card);
        t.number(frame, Play.DIRECT, fromHand ? 1 : 0);
        if (t.setup.official() && t.seats() > 1 && Cards.get(card).is(Card.ATTACK) && t.setup.occurs(Cards.MOAT)) {
            t.push(Code.REACTIONS, seat, card);
        }
    }
}
