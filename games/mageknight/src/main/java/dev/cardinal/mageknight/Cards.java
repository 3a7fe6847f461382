package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Components;

/** How deed cards go from pile to pile, and what everybody then knows of a hand or a deck. */
final class Cards {
    static final int WOUND = 0;

    private Cards() {}

    /** Draws from the deck as long as there is one (12). */
    static void draw(Table t, int seat, int number) {
        int drawn = 0;
        while (drawn < number && t.piles.size(Place.deck(seat)) > 0) {
            drawOne(t, seat);
            drawn++;
        }
        if (drawn > 0) {
            t.revealed = true;
            if (t.heard()) {
                Told.drawn(t, seat, drawn);
            }
        }
    }

    private static void drawOne(Table t, int seat) {
        Player player = t.players[seat];
        int card = t.piles.removeTop(Place.deck(seat));
        int left = t.piles.size(Place.deck(seat));
        boolean known = player.knownTop > 0 || player.knownBottom > left;
        player.knownTop = Math.max(0, player.knownTop - 1);
        player.knownBottom = Math.min(left, player.knownBottom);
        t.piles.add(Place.hand(seat), card);
        if (known) {
            t.piles.add(Place.shown(seat), card);
        }
    }

    /** A card leaves the hand before everybody's eyes. */
    static void leaveHand(Table t, int seat, int card) {
        tellOfHand(t);
        t.piles.remove(Place.hand(seat), card);
        if (t.piles.has(Place.shown(seat), card)) {
            t.piles.remove(Place.shown(seat), card);
        }
    }

    static void discard(Table t, int seat, int card) {
        leaveHand(t, seat, card);
        t.piles.add(Place.discard(seat), card);
        t.now.played = true;
        if (t.heard()) {
            Told.discarded(t, seat, card);
        }
    }

    /** A card in hand leaves the game; a wound goes back to its pile. */
    static void throwAway(Table t, int seat, int card) {
        leaveHand(t, seat, card);
        away(t, card);
        if (t.heard()) {
            Told.thrownAway(t, seat, card);
        }
    }

    static void away(Table t, int card) {
        if (card != WOUND) {
            t.piles.add(Place.AWAY, card);
        }
    }

    /** Wounds come to hand. */
    static void wound(Table t, int seat, int number) {
        for (int i = 0; i < number; i++) {
            t.piles.add(Place.hand(seat), WOUND);
            t.piles.add(Place.shown(seat), WOUND);
        }
        if (seat == t.seat()) {
            t.now.wounds += number;
        }
        if (number > 0 && t.heard()) {
            CombatTold.wounded(t, seat, number);
        }
    }

    /** A gained card lies on top of the deck, and everybody knows it (7.2). */
    static void gain(Table t, int seat, int card) {
        t.piles.add(Place.deck(seat), card);
        t.players[seat].knownTop++;
        if (t.heard()) {
            Told.gained(t, seat, card);
        }
    }

    static void gainToHand(Table t, int seat, int card) {
        t.piles.add(Place.hand(seat), card);
        t.piles.add(Place.shown(seat), card);
        if (t.heard()) {
            Told.gained(t, seat, card);
        }
    }

    static void gainToDiscard(Table t, int seat, int card) {
        t.piles.add(Place.discard(seat), card);
        if (t.heard()) {
            Told.gained(t, seat, card);
        }
    }

    static void shuffleDeck(Table t, int seat) {
        t.piles.shuffle(Place.deck(seat), t.chance());
        t.players[seat].knownTop = 0;
        t.players[seat].knownBottom = 0;
    }

    /** Takes a card from an offer, which is filled up at once from its deck (7.2). */
    static void takeFromOffer(Table t, int offer, int deck, int card) {
        t.piles.remove(offer, card);
        refill(t, offer, deck);
    }

    static void refill(Table t, int offer, int deck) {
        if (t.piles.size(deck) > 0) {
            t.revealed = true;
            t.piles.add(offer, t.piles.removeTop(deck));
        }
    }

    static int wounds(Table t, int seat) {
        return t.piles.count(Place.hand(seat), WOUND);
    }

    /** The cards in hand that are no wounds. */
    static int others(Table t, int seat) {
        return t.piles.size(Place.hand(seat)) - wounds(t, seat);
    }

    /** Who may discard a wound shows that there is nothing else in hand. */
    static void onlyWoundsShow(Table t, boolean onlyWounds) {
        if (onlyWounds) {
            tellOfHand(t);
            showHand(t, t.seat());
        }
    }

    /** That something can be done tells others what is in hand. */
    static void tellOfHand(Table t) {
        t.revealed |= t.seats() > 1;
    }

    /** From now on everybody knows what is in this hand. */
    static void showHand(Table t, int seat) {
        t.piles.clear(Place.shown(seat));
        for (int i = 0; i < t.piles.size(Place.hand(seat)); i++) {
            t.piles.add(Place.shown(seat), t.piles.get(Place.hand(seat), i));
        }
    }

    static String name(int card) {
        return Components.deed(card).name();
    }
}
