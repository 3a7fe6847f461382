package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.scene.Move;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Moves deed cards between piles, and tracks what everyone knows about hands and decks. */
public final class CardMoves {
    private CardMoves() {}

    /** Draws cards until the deck is empty (12). */
    public static void draw(Table t, int seat, int number) {
        int drawn = 0;
        while (drawn < number && t.piles.size(Zone.deck(seat)) > 0) {
            drawOne(t, seat);
            drawn++;
        }
        if (drawn > 0) {
            t.learn();
            if (t.heard()) {
                Events.drawn(t, seat, drawn);
            }
        }
    }

    private static void drawOne(Table t, int seat) {
        Player player = t.players[seat];
        int left = t.piles.size(Zone.deck(seat)) - 1;
        boolean known = player.knownTop > 0 || player.knownBottom > left;
        player.knownTop = Math.max(0, player.knownTop - 1);
        player.knownBottom = Math.min(left, player.knownBottom);
        int card = Carrying.top(t, Zone.deck(seat), Zone.hand(seat), known ? Move.EVERYBODY : 1 << seat);
        if (known) {
            t.piles.add(Zone.shown(seat), card);
        }
    }

    /** Moves a card out of the hand, face up. */
    public static void leaveHand(Table t, int seat, int card, int to) {
        tellOfHand(t);
        if (to == Zone.AWAY && card == DeedCard.WOUND) {
            Carrying.leave(t, Zone.hand(seat), t.piles.indexOf(Zone.hand(seat), card));
        } else {
            Carrying.one(t, Zone.hand(seat), card, to);
        }
        if (t.piles.has(Zone.shown(seat), card)) {
            t.piles.remove(Zone.shown(seat), card);
        }
    }

    /** Moves a card from hand into the deck, unseen by others: it may be any card that they know. */
    public static void unseen(Table t, int seat, int card) {
        int hand = Zone.hand(seat);
        Carrying.carry(t, hand, t.piles.indexOf(hand, card), Zone.deck(seat), 1 << seat);
        int shown = Zone.shown(seat);
        t.piles.sort(shown);
        for (int i = t.piles.size(shown) - 1; i >= 0; i--) {
            if (i == 0 || t.piles.get(shown, i - 1) != t.piles.get(shown, i)) {
                t.piles.removeAt(shown, i);
            }
        }
    }

    public static void discard(Table t, int seat, int card) {
        leaveHand(t, seat, card, Zone.discard(seat));
        t.now.played = true;
        if (t.heard()) {
            Events.discarded(t, seat, card);
        }
    }

    /** Removes a card in hand from the game; a wound goes back to its pile. */
    public static void throwAway(Table t, int seat, int card) {
        leaveHand(t, seat, card, Zone.AWAY);
        if (t.heard()) {
            Events.thrownAway(t, seat, card);
        }
    }

    /** Adds wounds to the hand; too many in one combat knock the hero out, whatever they came from (10.5). */
    public static void wound(Table t, int seat, int number) {
        for (int i = 0; i < number; i++) {
            Carrying.enter(t, Zone.hand(seat), DeedCard.WOUND);
            t.piles.add(Zone.shown(seat), DeedCard.WOUND);
        }
        if (seat == t.seat()) {
            t.now.wounds += number;
        }
        if (number > 0 && t.heard()) {
            CombatEvents.wounded(t, seat, number);
        }
        if (t.combat != null && seat == t.seat()) {
            t.combat.wounds += number;
            if (t.combat.wounds >= Components.level(t.player().level).handLimit()) {
                loseHand(t, seat);
            }
        }
    }

    /** Discards all cards but wounds. */
    public static void loseHand(Table t, int seat) {
        tellOfHand(t);
        int hand = Zone.hand(seat);
        for (int i = t.piles.size(hand) - 1; i >= 0; i--) {
            int card = t.piles.get(hand, i);
            if (card != DeedCard.WOUND) {
                discard(t, seat, card);
            }
        }
        showHand(t, seat);
    }

    /** Gains a card face up: usually onto the deck (7.2), or to hand or the discard pile. */
    public static void gain(Table t, int seat, int from, int card, int to) {
        Carrying.one(t, from, card, to);
        if (to == Zone.deck(seat)) {
            t.players[seat].knownTop++;
        } else if (to == Zone.hand(seat)) {
            t.piles.add(Zone.shown(seat), card);
        }
        if (t.heard()) {
            Events.gained(t, seat, card);
        }
    }

    public static void shuffleDeck(Table t, int seat) {
        Carrying.shuffle(t, Zone.deck(seat));
        t.players[seat].knownTop = 0;
        t.players[seat].knownBottom = 0;
    }

    /** Gains a card from an offer, which is refilled immediately (7.2). */
    public static void takeFromOffer(Table t, int offer, int deck, int card, int to) {
        gain(t, t.seat(), offer, card, to);
        refill(t, offer, deck);
    }

    public static void refill(Table t, int offer, int deck) {
        if (t.piles.size(deck) > 0) {
            t.learn();
            Carrying.top(t, deck, offer);
            t.knownBelow[deck] = Math.min(t.knownBelow[deck], t.piles.size(deck));
        }
    }

    /** Puts a card under its deck, face up. */
    public static int putBack(Table t, int from, int index, int deck) {
        t.knownBelow[deck]++;
        return Carrying.below(t, from, index, deck);
    }

    /** Puts a card on the top or bottom of the current player's deck, face up. */
    public static void toDeck(Table t, int from, int index, boolean bottom) {
        int deck = Zone.deck(t.seat());
        if (bottom) {
            Carrying.below(t, from, index, deck);
            t.player().knownBottom++;
        } else {
            Carrying.carry(t, from, index, deck, Move.EVERYBODY);
            t.player().knownTop++;
        }
    }

    /** Whether everyone knows the card at this index of a deck. */
    public static boolean knownInDeck(Table t, int seat, int index) {
        Player player = t.players[seat];
        return index < player.knownBottom || index >= t.piles.size(Zone.deck(seat)) - player.knownTop;
    }

    public static int wounds(Table t, int seat) {
        return t.piles.count(Zone.hand(seat), DeedCard.WOUND);
    }

    /** The number of cards in hand other than wounds. */
    public static int others(Table t, int seat) {
        return t.piles.size(Zone.hand(seat)) - wounds(t, seat);
    }

    /** A player who may discard a wound thereby shows that the hand holds nothing else. */
    public static void onlyWoundsShow(Table t, boolean onlyWounds) {
        if (onlyWounds) {
            tellOfHand(t);
            showHand(t, t.seat());
        }
    }

    /** Notes that a move reveals something about the hand. */
    public static void tellOfHand(Table t) {
        t.revealed |= t.seats() > 1;
    }

    /** Reveals the number of wounds in hand, for effects that count them. */
    public static void showWounds(Table t, int seat) {
        int wounds = wounds(t, seat);
        tellOfHand(t);
        while (t.piles.count(Zone.shown(seat), DeedCard.WOUND) < wounds) {
            t.piles.add(Zone.shown(seat), DeedCard.WOUND);
        }
        if (t.heard()) {
            Carrying.show(t, Zone.hand(seat), DeedCard.WOUND);
            Events.woundsCounted(t, seat, wounds);
        }
    }

    /** Reveals the hand to everyone. */
    public static void showHand(Table t, int seat) {
        t.piles.clear(Zone.shown(seat));
        for (int i = 0; i < t.piles.size(Zone.hand(seat)); i++) {
            t.piles.add(Zone.shown(seat), t.piles.get(Zone.hand(seat), i));
        }
        if (t.heard()) {
            Carrying.show(t, Zone.hand(seat));
        }
    }
}
