package dev.cardinal.dominion.table;

import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.scene.Move;
import java.util.Arrays;
import java.util.List;

/** The verbs of the game: what players do with cards, whichever instruction says so. */
public final class Verbs {
    private Verbs() {}

    public static void draw(Table t, int seat, int wanted) {
        int count = t.reach(seat, wanted);
        if (!t.heard()) {
            t.drawTop(seat, count);
            return;
        }
        int[] drawn = new int[t.columns()];
        for (int i = 0; i < count; i++) {
            int card = t.top(seat, i);
            drawn[card]++;
            t.tracks().offDeck(seat, AreaNames.hand(seat), card, privy(seat, t.deckCell(seat, i)), false);
        }
        t.drawTop(seat, count);
        Events.drew(t, seat, drawn, count);
    }

    /** The seats that know a card in a deck, as bits. */
    public static int privy(int seat, int cell) {
        return cell >= Table.ALL_KNOW ? Move.EVERYBODY : 1 << seat;
    }

    /** Takes the card that was looked at into the hand. */
    public static void drawLooked(Table t, int seat) {
        int card = t.top(seat, 0);
        int privy = privy(seat, t.deckCell(seat, 0));
        t.drawTop(seat, 1);
        if (t.heard()) {
            t.tracks().hidden(AreaNames.looking(seat), AreaNames.hand(seat), card, privy);
            int[] drawn = new int[t.columns()];
            drawn[card]++;
            Events.drew(t, seat, drawn, 1);
        }
    }

    public static void discardFromHand(Table t, int seat, Pick cards) {
        if (t.setup.hidesDiscards && cards.size() > 1) {
            discardUnseen(t, seat, cards);
            return;
        }
        for (int i = 0; i < cards.size(); i++) {
            discardSeen(t, seat, cards.code(i));
        }
        if (t.heard()) {
            Events.discarded(t, seat, cards);
        }
    }

    private static void discardSeen(Table t, int seat, int card) {
        t.fromHand(seat, card, 1);
        t.discard(seat, card, 1);
        if (t.heard()) {
            t.tracks().discarded(seat, AreaNames.hand(seat), card, 1);
        }
    }

    /** Discards several cards, of which others see only the one that comes to lie on top. */
    private static void discardUnseen(Table t, int seat, Pick cards) {
        byte[] order = new byte[cards.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = (byte) cards.code(i);
        }
        Arrays.sort(order);
        int top = t.any(order);
        Arrays.sort(order, 1, order.length);
        boolean whole = order.length == t.handSize(seat);
        discardSeen(t, seat, top);
        // What everyone knows goes first: what is told must not depend on the order of hidden cards.
        int hidden = 0;
        for (int i = 1; i < order.length; i++) {
            int shown = t.shown(seat, order[i]);
            if (shown > 0 && (whole || shown == t.handSize(seat))) {
                discardSeen(t, seat, order[i]);
            } else {
                order[hidden++] = order[i];
            }
        }
        for (int i = 0; i < hidden; i++) {
            bury(t, seat, order[i]);
        }
        if (hidden > 0) {
            t.bury(seat, hidden, t.lacked(seat));
        }
        t.revealed = true;
        t.news |= seat == t.actor;
        if (t.heard()) {
            Events.discardedUnseen(t, seat, cards, top);
        }
    }

    private static void bury(Table t, int seat, int card) {
        t.swapOut(seat, card);
        t.forgetOne(seat);
        t.discard(seat, card, 1);
        t.unseen(seat, card, 1);
        if (t.heard()) {
            t.tracks().buried(seat, AreaNames.hand(seat), card, 1);
        }
    }

    /** Moves a card from this area to the trash; this seat no longer owns it. */
    public static void trash(Table t, int seat, int card, String from) {
        t.own(seat, card, -1);
        t.trash(card, 1);
        if (t.heard()) {
            t.tracks().open(from, AreaNames.TRASH, card, 1);
        }
    }

    public static void trashFromHand(Table t, int seat, int card) {
        t.fromHand(seat, card, 1);
        trash(t, seat, card, AreaNames.hand(seat));
    }

    /** Puts cards from the hand or the discard pile into play. */
    public static void layOut(Table t, int seat, int card, int count, boolean fromHand) {
        if (fromHand) {
            t.fromHand(seat, card, count);
        } else {
            t.discard(seat, card, -count);
        }
        t.inPlay(seat, card, count);
        if (t.heard()) {
            String from = fromHand ? AreaNames.hand(seat) : AreaNames.discard(seat);
            t.tracks().open(from, AreaNames.play(seat), card, count);
        }
    }

    /** Gains a card from the supply if there is one. */
    public static void gain(Table t, int seat, int card, Destination place) {
        if (t.supply(card) > 0) {
            take(t, seat, card, place);
            if (t.heard()) {
                Events.gained(t, seat, card, place);
            }
        }
    }

    /** Takes a card off its pile. */
    public static void take(Table t, int seat, int card, Destination place) {
        t.supply(card, t.supply(card) - 1);
        receive(t, seat, card, place);
        if (t.heard()) {
            String from = AreaNames.supply(t.setup.card(card));
            switch (place) {
                case DISCARD -> t.tracks().discarded(seat, from, card, 1);
                case DECK -> t.tracks().ontoDeck(seat, from, card, Move.EVERYBODY);
                case HAND -> t.tracks().hidden(from, AreaNames.hand(seat), card, Move.EVERYBODY);
            }
        }
    }

    /** Gives this seat a card and puts it in its place for everyone to see. */
    public static void receive(Table t, int seat, int card, Destination place) {
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

    /** Reveals the deck's top cards to everyone; returns how many there are. */
    public static int revealTop(Table t, int seat, int wanted) {
        int count = layApart(t, seat, wanted, Table.ALL_KNOW);
        if (count > 0 && t.heard()) {
            Events.revealedTop(t, seat, count);
        }
        return count;
    }

    /** Lets the owner look at the deck's top cards; returns how many there are. */
    public static int peek(Table t, int seat, int wanted) {
        return layApart(t, seat, wanted, Table.OWNER_KNOWS);
    }

    private static int layApart(Table t, int seat, int wanted, int bits) {
        int count = t.reach(seat, wanted);
        for (int i = 0; i < count; i++) {
            t.showInDeck(seat, i, bits);
            if (t.heard()) {
                boolean up = bits == Table.ALL_KNOW;
                t.tracks().offDeck(seat, AreaNames.looking(seat), t.top(seat, i), privy(seat, t.deckCell(seat, i)), up);
            }
        }
        t.layApart(count);
        return count;
    }

    /** Puts cards held apart back onto the deck, in the same order. */
    public static void putBack(Table t, int seat, int count) {
        if (t.heard()) {
            for (int i = count - 1; i >= 0; i--) {
                t.tracks().ontoDeck(seat, AreaNames.looking(seat), t.top(seat, i), privy(seat, t.deckCell(seat, i)));
            }
        }
        t.layApart(count);
    }

    /** Discards the first of the cards held apart. */
    public static void discardLooked(Table t, int seat, int count) {
        List<String> names = t.heard() ? Events.topNames(t, seat, count) : List.of();
        for (int i = 0; i < count; i++) {
            int card = t.takeTop(seat) & Table.CARD;
            t.discard(seat, card, 1);
            if (t.heard()) {
                t.tracks().discarded(seat, AreaNames.looking(seat), card, 1);
            }
        }
        if (count > 0 && t.heard()) {
            Events.discardedTop(t, seat, names);
        }
    }

    /**
     * Discards a card that only its owner has looked at.
     *
     * @param covered whether another card will cover it, so that others do not see it
     */
    public static void discardPeeked(Table t, int seat, int card, boolean covered) {
        t.discard(seat, card, 1);
        t.revealed |= t.seats() > 1;
        if (covered) {
            t.unseen(seat, card, 1);
            t.bury(seat, 1, 0);
        }
        if (t.heard()) {
            if (covered) {
                t.tracks().buried(seat, AreaNames.looking(seat), card, 1);
            } else {
                t.tracks().discarded(seat, AreaNames.looking(seat), card, 1);
            }
            Events.discardedPeeked(t, seat, card, covered);
        }
    }

    /** Discards the deck as a whole, without showing its order; its bottom card comes to lie on top. */
    public static void discardDeck(Table t, int seat) {
        int[] seen = new int[t.columns()];
        int[] unseen = new int[t.columns()];
        int hidden = 0;
        for (int left = t.deckSize(seat); left > 0; left--) {
            int cell = t.takeTop(seat);
            int card = cell & Table.CARD;
            boolean secret = t.setup.hidesDiscards && cell < Table.ALL_KNOW && left > 1;
            t.discard(seat, card, 1);
            t.unseen(seat, card, secret ? 1 : 0);
            (secret ? unseen : seen)[card]++;
            hidden += secret ? 1 : 0;
        }
        t.news |= t.setup.hidesDiscards && seat == t.actor;
        if (hidden > 0) {
            t.bury(seat, hidden, 0);
        }
        for (int card = 0; t.heard() && card < seen.length; card++) {
            t.tracks().discarded(seat, AreaNames.deck(seat), card, seen[card]);
        }
        for (int card = 0; t.heard() && card < unseen.length; card++) {
            t.tracks().buried(seat, AreaNames.deck(seat), card, unseen[card]);
        }
    }

    /** Discards what was set aside. */
    public static void discardAside(Table t, int seat) {
        for (long left = t.setup.kinds; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int count = t.aside(seat, card);
            t.aside(seat, card, -count);
            t.discard(seat, card, count);
            if (t.heard()) {
                t.tracks().discarded(seat, AreaNames.aside(seat), card, count);
            }
        }
    }

    /** Discards the hand and everything the player has in play. */
    public static void cleanUp(Table t, int seat) {
        int top = t.topOfHand(seat);
        if (t.heard()) {
            trackCleanUp(t, seat, top);
        }
        t.discardAll(seat, top);
        if (t.heard()) {
            Events.cleanedUp(t, seat);
        }
    }

    private static void trackCleanUp(Table t, int seat, int top) {
        String hand = AreaNames.hand(seat);
        for (long left = t.setup.kinds; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int held = t.hand(seat, card);
            int seen = t.setup.hidesDiscards ? Math.max(t.shown(seat, card), card == top ? 1 : 0) : held;
            t.tracks().discarded(seat, hand, card, seen);
            t.tracks().discarded(seat, AreaNames.play(seat), card, t.inPlay(seat, card));
            t.tracks().discarded(seat, AreaNames.aside(seat), card, t.aside(seat, card));
        }
        for (long left = t.setup.hidesDiscards ? t.handKinds(seat) : 0; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int seen = Math.max(t.shown(seat, card), card == top ? 1 : 0);
            t.tracks().buried(seat, hand, card, t.hand(seat, card) - seen);
        }
    }

    /** Puts a card into play and starts its instructions. */
    public static void play(Table t, int seat, int card, boolean fromHand) {
        int frame = t.push(Opcode.PLAY, seat, card);
        t.number(frame, Play.DIRECT, fromHand ? 1 : 0);
        if (t.setup.preset.reactsFirst()
                && t.seats() > 1
                && t.setup.card(card).is(Card.ATTACK)
                && t.setup.reactions != 0) {
            t.push(Opcode.REACTIONS, seat, card);
        }
    }
}
