package dev.cardinal.dominion.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * What each player has besides the order of a deck, and what everyone knows about it.
 *
 * <p>A seat has a row of words: a few about the seat as a whole, then one for each card with its counts in the seat's
 * areas, eight bits each. So a card moves from one area to another by adding a number. The owner knows all of a discard
 * pile; others may not have seen some of it go in.
 */
abstract class Holdings extends FrameStack {
    private static final int HAND_KINDS = 0;
    /** How many cards are in hand, in the deck, in the discard pile and unseen in it, 16 bits each. */
    private static final int SIZES = 1;

    private static final int TURNS = 2;
    /** The cards that may be in play or set aside, one bit each; the bit of a card that has left may remain. */
    private static final int LAID_OUT = 3;

    /** The cards that everyone knows are not in the hand, one bit each. */
    private static final int LACKED = 4;

    /** The cards that may be in the discard pile, one bit each; the bit of a card that has left may remain. */
    private static final int DISCARDED = 5;

    /** What everyone knows is not among the unseen cards of the discard pile that are not in {@link #elsewhere}. */
    private static final int BURIED_LACKS = 6;

    /** Where the counts of the first card are. */
    private static final int CARDS = 7;

    private static final int HAND_SIZE = 0;
    private static final int DECK_SIZE = 16;
    private static final int DISCARD_SIZE = 32;
    private static final int UNSEEN_SIZE = 48;
    private static final int SIZE = 0xFFFF;

    private static final int OWNED = 0;
    private static final int HAND = 8;
    /** Those in hand that everyone knows are there. */
    private static final int SHOWN = 16;

    private static final int PLAY = 24;
    private static final int ASIDE = 32;
    private static final int DISCARD = 40;
    /** Those in the discard pile that only the owner has seen. */
    private static final int UNSEEN = 48;

    private static final long COUNT = 0xFF;
    private static final long NOT_HELD = ~(COUNT << HAND | COUNT << SHOWN);
    private static final long KEPT_AT_CLEAN_UP = NOT_HELD & ~(COUNT << PLAY | COUNT << ASIDE);
    private static final long NOT_DISCARDED = ~(COUNT << DISCARD | COUNT << UNSEEN);

    private static final Buried[] NOWHERE = {};

    /** The number of slots, including the one for cards outside the box. */
    final int columns;

    private final int row;
    private final long[] words;
    /** Unseen cards that lack other kinds than most of the same pile; replaced, never modified. */
    private Buried[] elsewhere = NOWHERE;

    public boolean revealed;

    /** How many cards have changed areas since listening began. */
    long carried;

    Holdings(Setup setup) {
        super(setup);
        columns = setup.columns();
        row = CARDS + columns;
        words = new long[setup.seats * row];
    }

    Holdings(Holdings other) {
        super(other);
        columns = other.columns;
        row = other.row;
        words = other.words.clone();
        elsewhere = other.elsewhere;
    }

    /** Where the counts of a card are. */
    private int at(int seat, int card) {
        return seat * row + CARDS + card;
    }

    private int count(int seat, int card, int area) {
        return (int) (words[at(seat, card)] >>> area & COUNT);
    }

    private void change(int seat, int card, int area, int change) {
        words[at(seat, card)] += (long) change << area;
    }

    private int size(int seat, int area) {
        return (int) (words[seat * row + SIZES] >>> area) & SIZE;
    }

    public int owned(int seat, int card) {
        return count(seat, card, OWNED);
    }

    public int owned(int seat) {
        int all = 0;
        for (int card = 0; card < columns; card++) {
            all += owned(seat, card);
        }
        return all;
    }

    /** Changes how many copies of a card this seat owns. */
    public void own(int seat, int card, int change) {
        change(seat, card, OWNED, change);
    }

    public int turns(int seat) {
        return (int) words[seat * row + TURNS];
    }

    public void turns(int seat, int number) {
        words[seat * row + TURNS] = number;
    }

    // The hand.

    public int hand(int seat, int card) {
        return count(seat, card, HAND);
    }

    public int handSize(int seat) {
        return size(seat, HAND_SIZE);
    }

    /** The cards in hand, one bit each. */
    public long handKinds(int seat) {
        return words[seat * row + HAND_KINDS];
    }

    public void toHand(int seat, int card, int count) {
        if (count > 0) {
            change(seat, card, HAND, count);
            words[seat * row + SIZES] += (long) count << HAND_SIZE;
            words[seat * row + HAND_KINDS] |= 1L << card;
            words[seat * row + LACKED] &= ~(1L << card);
            carried += count;
        }
    }

    /** The cards that everyone knows are not in this hand. */
    public long lacked(int seat) {
        return words[seat * row + LACKED];
    }

    /** Records that everyone saw the hand holds none of these cards. */
    public void lack(int seat, long kinds) {
        words[seat * row + LACKED] |= kinds & setup.kinds;
        revealed |= setup.seats > 1;
    }

    /** Takes cards out of the hand, first those that others knew were there. */
    public void fromHand(int seat, int card, int count) {
        drop(seat, card, count);
        int shown = shown(seat, card);
        if (shown < count) {
            revealed |= setup.seats > 1;
        }
        change(seat, card, SHOWN, -Math.min(shown, count));
    }

    private void drop(int seat, int card, int count) {
        change(seat, card, HAND, -count);
        words[seat * row + SIZES] -= (long) count << HAND_SIZE;
        if (hand(seat, card) == 0) {
            words[seat * row + HAND_KINDS] &= ~(1L << card);
        }
    }

    /** Takes a card out of the hand so that another can secretly replace it. */
    public void swapOut(int seat, int card) {
        drop(seat, card, 1);
    }

    /** How many copies of the card everyone knows are in this hand. */
    public int shown(int seat, int card) {
        return count(seat, card, SHOWN);
    }

    public void show(int seat, int card, int count) {
        int more = count - shown(seat, card);
        if (more > 0) {
            change(seat, card, SHOWN, more);
            revealed |= setup.seats > 1;
        }
    }

    /** Records one more copy that everyone knows is in this hand. */
    public void showMore(int seat, int card) {
        change(seat, card, SHOWN, 1);
    }

    /** Records that a card left this hand unseen: it may be any that others knew was there. */
    public void forgetOne(int seat) {
        for (int card = 0; card < columns; card++) {
            change(seat, card, SHOWN, shown(seat, card) > 0 ? -1 : 0);
        }
    }

    /**
     * Takes a card that was drawn.
     *
     * @param shown whether everyone knows it
     */
    final void drawn(int seat, int card, boolean shown) {
        words[at(seat, card)] += shown ? 1L << HAND | 1L << SHOWN : 1L << HAND;
    }

    /**
     * Records what was drawn.
     *
     * @param secret whether others do not know some of it
     */
    final void drawn(int seat, int count, long kinds, boolean secret) {
        words[seat * row + SIZES] += ((long) count << HAND_SIZE) - ((long) count << DECK_SIZE);
        words[seat * row + HAND_KINDS] |= kinds;
        words[seat * row + LACKED] &= secret ? 0 : ~kinds;
        carried += count;
    }

    // In play and set aside.

    public int inPlay(int seat, int card) {
        return count(seat, card, PLAY);
    }

    public void inPlay(int seat, int card, int change) {
        layOut(seat, card, PLAY, change);
    }

    public int aside(int seat, int card) {
        return count(seat, card, ASIDE);
    }

    public void aside(int seat, int card, int change) {
        layOut(seat, card, ASIDE, change);
    }

    private void layOut(int seat, int card, int area, int change) {
        change(seat, card, area, change);
        carried += Math.max(0, change);
        words[seat * row + LAID_OUT] |= 1L << card;
    }

    /**
     * Puts all of these cards from the hand into play; everyone sees that none are left.
     *
     * @return the coins that they give as Treasures
     */
    public int layOutAll(int seat, long kinds) {
        int start = seat * row;
        int moved = 0;
        int coins = 0;
        long held = words[start + HAND_KINDS] & kinds;
        for (long left = held; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            long counts = words[start + CARDS + card];
            int count = (int) (counts >>> HAND & COUNT);
            words[start + CARDS + card] = (counts & NOT_HELD) + ((long) count << PLAY);
            moved += count;
            coins += count * setup.coins(card);
        }
        words[start + HAND_KINDS] &= ~held;
        words[start + SIZES] -= (long) moved << HAND_SIZE;
        words[start + LAID_OUT] |= held;
        carried += moved;
        lack(seat, kinds);
        return coins;
    }

    final boolean isAnyLaidOut(int seat) {
        int start = seat * row;
        for (long kinds = words[start + LAID_OUT]; kinds != 0; kinds &= kinds - 1) {
            long counts = words[start + CARDS + Long.numberOfTrailingZeros(kinds)];
            if ((counts & (COUNT << PLAY | COUNT << ASIDE)) != 0) {
                return true;
            }
        }
        return false;
    }

    // The discard pile.

    public int discard(int seat, int card) {
        return count(seat, card, DISCARD);
    }

    public int discardSize(int seat) {
        return size(seat, DISCARD_SIZE);
    }

    public void discard(int seat, int card, int change) {
        change(seat, card, DISCARD, change);
        words[seat * row + SIZES] += (long) change << DISCARD_SIZE;
        words[seat * row + DISCARDED] |= 1L << card;
        carried += Math.max(0, change);
    }

    /** How many copies in the discard pile only the owner has seen. */
    public int unseen(int seat, int card) {
        return count(seat, card, UNSEEN);
    }

    public int unseenSize(int seat) {
        return size(seat, UNSEEN_SIZE);
    }

    /** Turns a card in the discard pile into one that only its owner has seen, or back. */
    public void unseen(int seat, int card, int change) {
        change(seat, card, UNSEEN, change);
    }

    /** Whether everyone knows that this discard pile holds nothing but this card. */
    public boolean isAllDiscarded(int seat, int card) {
        return unseenSize(seat) == 0 && discard(seat, card) == discardSize(seat);
    }

    /**
     * Puts the hand, the cards in play and those set aside onto the discard pile.
     *
     * @param top the card of the hand that everyone sees on top of the pile, or -1
     */
    final void discardAll(int seat, int top) {
        if (top >= 0 && shown(seat, top) == 0) {
            showMore(seat, top);
        }
        int start = seat * row;
        long moved = 0;
        long hidden = 0;
        long all = words[start + HAND_KINDS] | words[start + LAID_OUT];
        long hides = setup.hidesDiscards ? COUNT : 0;
        for (long kinds = all; kinds != 0; kinds &= kinds - 1) {
            int card = start + CARDS + Long.numberOfTrailingZeros(kinds);
            long counts = words[card];
            long count = (counts >>> HAND & COUNT) + (counts >>> PLAY & COUNT) + (counts >>> ASIDE & COUNT);
            long secret = (counts >>> HAND) - (counts >>> SHOWN) & hides;
            words[card] = (counts & KEPT_AT_CLEAN_UP) + (count << DISCARD) + (secret << UNSEEN);
            moved += count;
            hidden += secret;
        }
        if (hidden > 0) {
            bury(seat, (int) hidden, words[start + LACKED]);
        }
        words[start + DISCARDED] |= all;
        words[start + HAND_KINDS] = 0;
        words[start + LAID_OUT] = 0;
        words[start + LACKED] = 0;
        words[start + SIZES] += (moved << DISCARD_SIZE) - ((long) handSize(seat) << HAND_SIZE);
        carried += moved;
        revealed |= setup.seats > 1;
    }

    /** Moves the cards of the discard pile to these cells of the deck. */
    final void emptyDiscard(int seat, byte[] into, int from) {
        int start = seat * row;
        int next = from;
        for (long kinds = words[start + DISCARDED]; kinds != 0; kinds &= kinds - 1) {
            int card = Long.numberOfTrailingZeros(kinds);
            long counts = words[start + CARDS + card];
            int count = (int) (counts >>> DISCARD & COUNT);
            Arrays.fill(into, next, next + count, (byte) card);
            next += count;
            words[start + CARDS + card] = counts & NOT_DISCARDED;
        }
        long moved = (long) next - from;
        words[start + SIZES] += (moved << DECK_SIZE) - (moved << DISCARD_SIZE);
        words[start + DISCARDED] = 0;
        carried += moved;
        unbury(seat);
    }

    // What others have not seen go to a discard pile.

    /** Records this many more unseen cards and what everyone knows they are not. */
    public void bury(int seat, int count, long lacks) {
        int start = seat * row;
        if (words[start + BURIED_LACKS] == lacks || unseenSize(seat) == elsewhere(seat)) {
            words[start + BURIED_LACKS] = lacks;
        } else {
            buryElsewhere(seat, count, lacks);
        }
        words[start + SIZES] += (long) count << UNSEEN_SIZE;
    }

    /** How many unseen cards of a discard pile lack other kinds than most. */
    private int elsewhere(int seat) {
        int count = 0;
        for (Buried group : elsewhere) {
            count += group.seat() == seat ? group.count() : 0;
        }
        return count;
    }

    private void buryElsewhere(int seat, int count, long lacks) {
        for (int i = 0; i < elsewhere.length; i++) {
            if (elsewhere[i].seat() == seat && elsewhere[i].lacks() == lacks) {
                elsewhere = elsewhere.clone();
                elsewhere[i] = new Buried(seat, elsewhere[i].count() + count, lacks);
                return;
            }
        }
        elsewhere = Arrays.copyOf(elsewhere, elsewhere.length + 1);
        elsewhere[elsewhere.length - 1] = new Buried(seat, count, lacks);
    }

    /** The unseen cards of a discard pile, grouped by what they are known to lack. */
    public List<Buried> buried(int seat) {
        List<Buried> groups = new ArrayList<>();
        for (Buried group : elsewhere) {
            if (group.seat() == seat) {
                groups.add(group);
            }
        }
        int here = unseenSize(seat) - elsewhere(seat);
        if (here > 0) {
            groups.add(new Buried(seat, here, words[seat * row + BURIED_LACKS]));
        }
        groups.sort(Comparator.comparingLong(Buried::lacks));
        return groups;
    }

    private void unbury(int seat) {
        words[seat * row + SIZES] &= (1L << UNSEEN_SIZE) - 1;
        if (elsewhere.length > 0) {
            elsewhere = Arrays.stream(elsewhere)
                    .filter(group -> group.seat() != seat)
                    .toArray(Buried[]::new);
        }
    }

    /** Puts another card in the place of an unseen one. */
    final void rebury(int seat, int old, int card) {
        words[at(seat, old)] -= 1L << DISCARD | 1L << UNSEEN;
        words[at(seat, card)] += 1L << DISCARD | 1L << UNSEEN;
        words[seat * row + DISCARDED] |= 1L << card;
    }

    /** Records that a card left this discard pile unseen: it may be any of them. */
    public void forgetDiscard(int seat, int left) {
        int forgotten = 0;
        for (int card = 0; card < columns; card++) {
            int before = discard(seat, card) + (card == left ? 1 : 0);
            int seen = Math.max(0, before - unseen(seat, card) - 1);
            unseen(seat, card, discard(seat, card) - seen - unseen(seat, card));
            forgotten += unseen(seat, card);
        }
        unbury(seat);
        if (forgotten > 0) {
            bury(seat, forgotten, 0);
        }
    }

    // How many cards are in the deck.

    public int deckSize(int seat) {
        return size(seat, DECK_SIZE);
    }

    final void changeDeckSize(int seat, int change) {
        words[seat * row + SIZES] += (long) change << DECK_SIZE;
    }
}
