package dev.cardinal.dominion.table;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.chance.Draws;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Everything on the table, as numbers in a few small arrays that are cheap to copy.
 *
 * <p>The supply, the trash, hands, play areas and discard piles are counts by slot; only decks have an order, the top
 * card last. What is still to be done is on the {@link FrameStack}. A card in a deck carries two bits
 * that say whether its owner knows it and whether everyone does. The owner knows all of a discard pile; others may not
 * have seen some of it go in.
 */
public final class Table extends FrameStack {
    public static final int CARD = 0x3F;
    public static final int OWNER_KNOWS = 0x40;
    public static final int ALL_KNOW = 0x80;

    /** The number of shared areas, the supply and the trash; each seat's areas follow. */
    private static final int COMMON = 2;

    private static final int OWNED = 0;
    private static final int HAND = 1;
    private static final int SHOWN = 2;
    private static final int PLAY = 3;
    private static final int DISCARD = 4;
    private static final int ASIDE = 5;
    private static final int UNSEEN = 6;
    private static final int AREAS = 7;

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

    private static final Lasting[] NOTHING = {};
    private static final Buried[] NOWHERE = {};

    private static final long IN_HAND = 1;
    private static final long IN_DECK = 1L << 16;
    private static final long IN_DISCARD = 1L << 32;
    private static final long IN_UNSEEN = 1L << 48;
    private static final int SIZE = 0xFFFF;

    private static final int WORDS = 7;

    /** The length of an area. */
    private final int columns;
    /** Where the decks start. */
    private final int decks;

    private byte[] cells;
    private final long[] words;
    private int deckRoom;
    private Draws draws;
    private long chance;
    /** The piles that still have cards, one bit each. */
    private long stocked;
    /** The effects until the end of the turn; replaced, never modified, so that copies can share it. */
    private Lasting[] lasting = NOTHING;
    /** Unseen cards that lack other kinds than most of the same pile; replaced, never modified. */
    private Buried[] elsewhere = NOWHERE;

    public int turn;
    public int actions;
    public int buys;
    public int coins;
    public int bought;
    public int out;
    public Ending ending = Ending.NONE;
    public boolean revealed;
    /** Whether the actor has learned anything unforeseeable. */
    public boolean news;

    /** The seat whose answer is being carried out. */
    public int actor;

    private @Nullable Consumer<Event> listener;
    private Tracks tracks = Tracks.NONE;
    private long carried;

    public Table(Setup setup, Draws draws, long chance) {
        super(setup);
        columns = setup.columns();
        decks = (COMMON + setup.seats * AREAS) * columns;
        deckRoom = 40;
        cells = new byte[decks + setup.seats * deckRoom];
        words = new long[setup.seats * WORDS];
        this.draws = draws;
        this.chance = chance;
    }

    private Table(Table other) {
        super(other);
        columns = other.columns;
        decks = other.decks;
        cells = other.cells.clone();
        words = other.words.clone();
        deckRoom = other.deckRoom;
        draws = other.draws;
        chance = other.chance;
        turn = other.turn;
        actions = other.actions;
        buys = other.buys;
        coins = other.coins;
        bought = other.bought;
        lasting = other.lasting;
        elsewhere = other.elsewhere;
        out = other.out;
        stocked = other.stocked;
        ending = other.ending;
    }

    public Table copy() {
        return new Table(this);
    }

    public int seats() {
        return setup.seats;
    }

    /** The number of slots, including the one for cards outside the box. */
    public int columns() {
        return columns;
    }

    public int slot(Card card) {
        return setup.slot(card);
    }

    // The supply and the trash.

    public int supply(int card) {
        return cells[card];
    }

    public void supply(int card, int count) {
        stocked = count == 0 ? stocked & ~(1L << card) : stocked | 1L << card;
        cells[card] = (byte) count;
    }

    public int emptyPiles() {
        return Long.bitCount(setup.piles & ~stocked);
    }

    /** The cards in the supply that cost no more than this, one bit each. */
    public long affordable(int coins) {
        return stocked & setup.costing(coins);
    }

    public int trash(int card) {
        return cells[columns + card];
    }

    public void trash(int card, int change) {
        cells[columns + card] += (byte) change;
        carried += Math.max(0, change);
    }

    // What a seat has.

    private int at(int seat, int area) {
        return (COMMON + seat * AREAS + area) * columns;
    }

    public int owned(int seat, int card) {
        return cells[at(seat, OWNED) + card];
    }

    public int owned(int seat) {
        int all = 0;
        int start = at(seat, OWNED);
        for (int card = 0; card < columns; card++) {
            all += cells[start + card];
        }
        return all;
    }

    /** Changes how many copies of a card this seat owns. */
    public void own(int seat, int card, int change) {
        cells[at(seat, OWNED) + card] += (byte) change;
    }

    public int hand(int seat, int card) {
        return cells[at(seat, HAND) + card];
    }

    public int handSize(int seat) {
        return (int) words[seat * WORDS + SIZES] & SIZE;
    }

    /** The cards in hand, one bit each. */
    public long handKinds(int seat) {
        return words[seat * WORDS + HAND_KINDS];
    }

    public void toHand(int seat, int card, int count) {
        if (count > 0) {
            cells[at(seat, HAND) + card] += (byte) count;
            words[seat * WORDS + SIZES] += count * IN_HAND;
            words[seat * WORDS + HAND_KINDS] |= 1L << card;
            words[seat * WORDS + LACKED] &= ~(1L << card);
            carried += count;
        }
    }

    /** The cards that everyone knows are not in this hand. */
    public long lacked(int seat) {
        return words[seat * WORDS + LACKED];
    }

    /** Records that everyone saw the hand holds none of these cards. */
    public void lack(int seat, long kinds) {
        words[seat * WORDS + LACKED] |= kinds & setup.kinds;
        revealed |= setup.seats > 1;
    }

    /** Takes cards out of the hand, first those that others knew were there. */
    public void fromHand(int seat, int card, int count) {
        int cell = at(seat, HAND) + card;
        cells[cell] -= (byte) count;
        words[seat * WORDS + SIZES] -= count * IN_HAND;
        if (cells[cell] == 0) {
            words[seat * WORDS + HAND_KINDS] &= ~(1L << card);
        }
        int shown = at(seat, SHOWN) + card;
        if (cells[shown] < count) {
            revealed |= setup.seats > 1;
        }
        cells[shown] = (byte) Math.max(0, cells[shown] - count);
    }

    /** Puts all of these cards from the hand into play; everyone sees that none are left. */
    public void layOutAll(int seat, long kinds) {
        int hand = at(seat, HAND);
        int shown = at(seat, SHOWN);
        int play = at(seat, PLAY);
        int row = seat * WORDS;
        int moved = 0;
        long held = words[row + HAND_KINDS] & kinds;
        for (long left = held; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int count = cells[hand + card];
            cells[play + card] += (byte) count;
            cells[hand + card] = 0;
            cells[shown + card] = 0;
            moved += count;
        }
        words[row + HAND_KINDS] &= ~held;
        words[row + SIZES] -= moved * IN_HAND;
        words[row + LAID_OUT] |= held;
        carried += moved;
        lack(seat, kinds);
    }

    /** Takes a card out of the hand so that another can secretly replace it. */
    public void swapOut(int seat, int card) {
        int cell = at(seat, HAND) + card;
        cells[cell]--;
        words[seat * WORDS + SIZES] -= IN_HAND;
        if (cells[cell] == 0) {
            words[seat * WORDS + HAND_KINDS] &= ~(1L << card);
        }
    }

    /** How many copies of the card everyone knows are in this hand. */
    public int shown(int seat, int card) {
        return cells[at(seat, SHOWN) + card];
    }

    public void show(int seat, int card, int count) {
        if (cells[at(seat, SHOWN) + card] < count) {
            cells[at(seat, SHOWN) + card] = (byte) count;
            revealed |= setup.seats > 1;
        }
    }

    /** Records one more copy that everyone knows is in this hand. */
    public void showMore(int seat, int card) {
        cells[at(seat, SHOWN) + card]++;
    }

    /** Records that a card left this hand unseen: it may be any that others knew was there. */
    public void forgetOne(int seat) {
        int start = at(seat, SHOWN);
        for (int card = 0; card < columns; card++) {
            cells[start + card] = (byte) Math.max(0, cells[start + card] - 1);
        }
    }

    public int inPlay(int seat, int card) {
        return cells[at(seat, PLAY) + card];
    }

    public void inPlay(int seat, int card, int change) {
        cells[at(seat, PLAY) + card] += (byte) change;
        carried += Math.max(0, change);
        words[seat * WORDS + LAID_OUT] |= 1L << card;
    }

    public int discard(int seat, int card) {
        return cells[at(seat, DISCARD) + card];
    }

    public int discardSize(int seat) {
        return (int) (words[seat * WORDS + SIZES] >>> 32) & SIZE;
    }

    public void discard(int seat, int card, int change) {
        cells[at(seat, DISCARD) + card] += (byte) change;
        words[seat * WORDS + SIZES] += change * IN_DISCARD;
        words[seat * WORDS + DISCARDED] |= 1L << card;
        carried += Math.max(0, change);
    }

    public int aside(int seat, int card) {
        return cells[at(seat, ASIDE) + card];
    }

    public void aside(int seat, int card, int change) {
        cells[at(seat, ASIDE) + card] += (byte) change;
        carried += Math.max(0, change);
        words[seat * WORDS + LAID_OUT] |= 1L << card;
    }

    public int turns(int seat) {
        return (int) words[seat * WORDS + TURNS];
    }

    public void turns(int seat, int number) {
        words[seat * WORDS + TURNS] = number;
    }

    // What others have not seen go to a discard pile.

    /** How many copies in the discard pile only the owner has seen. */
    public int unseen(int seat, int card) {
        return cells[at(seat, UNSEEN) + card];
    }

    public int unseenSize(int seat) {
        return (int) (words[seat * WORDS + SIZES] >>> 48);
    }

    /** Turns a card in the discard pile into one that only its owner has seen, or back. */
    public void unseen(int seat, int card, int change) {
        cells[at(seat, UNSEEN) + card] += (byte) change;
    }

    /** Records this many more unseen cards and what everyone knows they are not. */
    public void bury(int seat, int count, long lacks) {
        int row = seat * WORDS;
        int here = unseenSize(seat);
        int index = -1;
        for (int i = 0; i < elsewhere.length; i++) {
            if (elsewhere[i].seat() == seat) {
                here -= elsewhere[i].count();
                index = elsewhere[i].lacks() == lacks ? i : index;
            }
        }
        words[row + SIZES] += count * IN_UNSEEN;
        if (here == 0 || words[row + BURIED_LACKS] == lacks) {
            words[row + BURIED_LACKS] = lacks;
        } else if (index < 0) {
            elsewhere = Arrays.copyOf(elsewhere, elsewhere.length + 1);
            elsewhere[elsewhere.length - 1] = new Buried(seat, count, lacks);
        } else {
            elsewhere = elsewhere.clone();
            elsewhere[index] = new Buried(seat, elsewhere[index].count() + count, lacks);
        }
    }

    /** The unseen cards of a discard pile, grouped by what they are known to lack. */
    public List<Buried> buried(int seat) {
        List<Buried> groups = new ArrayList<>();
        int here = unseenSize(seat);
        for (Buried group : elsewhere) {
            if (group.seat() == seat) {
                groups.add(group);
                here -= group.count();
            }
        }
        if (here > 0) {
            groups.add(new Buried(seat, here, words[seat * WORDS + BURIED_LACKS]));
        }
        groups.sort(Comparator.comparingLong(Buried::lacks));
        return groups;
    }

    private void unbury(int seat) {
        words[seat * WORDS + SIZES] &= IN_UNSEEN - 1;
        if (elsewhere.length > 0) {
            elsewhere = Arrays.stream(elsewhere)
                    .filter(group -> group.seat() != seat)
                    .toArray(Buried[]::new);
        }
    }

    /** Whether everyone knows that this discard pile holds nothing but this card. */
    public boolean isAllDiscarded(int seat, int card) {
        return unseenSize(seat) == 0 && discard(seat, card) == discardSize(seat);
    }

    /** Puts another card in the place of an unseen one. */
    void rebury(int seat, int old, int card) {
        int pile = at(seat, DISCARD);
        cells[pile + old]--;
        cells[pile + card]++;
        unseen(seat, old, -1);
        unseen(seat, card, 1);
        words[seat * WORDS + DISCARDED] |= 1L << card;
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

    /** One of these cards at random, for instance the one that comes to lie on top. */
    public int any(byte[] cards) {
        chance = draws.shuffle(chance, cards, 0, cards.length);
        return cards[0];
    }

    /** The card of the hand that comes to lie on top of the discard pile, or -1 if one from play will cover it. */
    int topOfHand(int seat) {
        if (!setup.hidesDiscards || handSize(seat) == 0) {
            return -1;
        }
        for (long kinds = words[seat * WORDS + LAID_OUT]; kinds != 0; kinds &= kinds - 1) {
            int card = Long.numberOfTrailingZeros(kinds);
            if (cells[at(seat, PLAY) + card] + cells[at(seat, ASIDE) + card] > 0) {
                return -1;
            }
        }
        for (long kinds = handKinds(seat); kinds != 0; kinds &= kinds - 1) {
            int card = Long.numberOfTrailingZeros(kinds);
            if (shown(seat, card) > 0) {
                return card;
            }
        }
        byte[] held = new byte[handSize(seat)];
        int next = 0;
        for (long kinds = handKinds(seat); kinds != 0; kinds &= kinds - 1) {
            int card = Long.numberOfTrailingZeros(kinds);
            Arrays.fill(held, next, next += hand(seat, card), (byte) card);
        }
        return any(held);
    }

    /**
     * Puts the hand, the cards in play and those set aside onto the discard pile.
     *
     * @param top the card of the hand that everyone sees on top of the pile, or -1
     */
    void discardAll(int seat, int top) {
        if (top >= 0 && shown(seat, top) == 0) {
            showMore(seat, top);
        }
        int unseen = at(seat, UNSEEN);
        int hidden = 0;
        int hand = at(seat, HAND);
        int shown = at(seat, SHOWN);
        int play = at(seat, PLAY);
        int aside = at(seat, ASIDE);
        int pile = at(seat, DISCARD);
        int row = seat * WORDS;
        int moved = 0;
        long all = words[row + HAND_KINDS] | words[row + LAID_OUT];
        for (long kinds = all; kinds != 0; kinds &= kinds - 1) {
            int card = Long.numberOfTrailingZeros(kinds);
            int count = cells[hand + card] + cells[play + card] + cells[aside + card];
            cells[pile + card] += (byte) count;
            if (setup.hidesDiscards) {
                int secret = cells[hand + card] - cells[shown + card];
                cells[unseen + card] += (byte) secret;
                hidden += secret;
            }
            moved += count;
            cells[hand + card] = 0;
            cells[play + card] = 0;
            cells[aside + card] = 0;
            cells[shown + card] = 0;
        }
        if (hidden > 0) {
            bury(seat, hidden, words[row + LACKED]);
        }
        words[row + HAND_KINDS] = 0;
        words[row + LAID_OUT] = 0;
        words[row + LACKED] = 0;
        words[row + SIZES] += moved * IN_DISCARD - handSize(seat) * IN_HAND;
        words[row + DISCARDED] |= all;
        carried += moved;
        revealed |= setup.seats > 1;
    }

    // Decks.

    private int deck(int seat) {
        return decks + seat * deckRoom;
    }

    public int deckSize(int seat) {
        return (int) words[seat * WORDS + SIZES] >>> 16;
    }

    /** A deck's cell with its knowledge bits; 0 is the top card. */
    public int deckCell(int seat, int depth) {
        return cells[deck(seat) + deckSize(seat) - 1 - depth] & 0xFF;
    }

    public void deckCell(int seat, int depth, int cell) {
        cells[deck(seat) + deckSize(seat) - 1 - depth] = (byte) cell;
    }

    public int top(int seat, int depth) {
        return deckCell(seat, depth) & CARD;
    }

    /** Puts a card with its knowledge bits on top of the deck. */
    public void topdeck(int seat, int cell) {
        room(deckSize(seat) + 1);
        cells[deck(seat) + deckSize(seat)] = (byte) cell;
        words[seat * WORDS + SIZES] += IN_DECK;
        carried++;
    }

    /** Takes the top card with its knowledge bits off the deck. */
    public int takeTop(int seat) {
        words[seat * WORDS + SIZES] -= IN_DECK;
        return cells[deck(seat) + deckSize(seat)] & 0xFF;
    }

    /** Draws this many cards into the hand; others still know those they knew before. */
    void drawTop(int seat, int count) {
        int deck = deck(seat) + deckSize(seat);
        int hand = at(seat, HAND);
        long kinds = 0;
        boolean unseen = false;
        boolean secret = false;
        for (int i = 1; i <= count; i++) {
            int cell = cells[deck - i] & 0xFF;
            int card = cell & CARD;
            cells[hand + card]++;
            kinds |= 1L << card;
            if (cell >= ALL_KNOW) {
                showMore(seat, card);
            }
            unseen |= cell < OWNER_KNOWS;
            secret |= cell < ALL_KNOW;
        }
        words[seat * WORDS + SIZES] += count * (IN_HAND - IN_DECK);
        words[seat * WORDS + HAND_KINDS] |= kinds;
        words[seat * WORDS + LACKED] &= secret ? 0 : ~kinds;
        carried += count;
        revealed |= unseen;
        news |= unseen && seat == actor;
    }

    /** Whether the actor knows a card in a deck. */
    private boolean actorKnows(int seat, int cell) {
        return cell >= ALL_KNOW || (cell >= OWNER_KNOWS && seat == actor);
    }

    /** Shows a card in the deck to everyone or only to its owner. */
    void showInDeck(int seat, int depth, int bits) {
        int cell = deckCell(seat, depth);
        if ((cell | bits) != cell) {
            boolean told = bits == ALL_KNOW || seat == actor;
            news |= told && !actorKnows(seat, cell);
            deckCell(seat, depth, cell | bits);
            revealed = true;
        }
    }

    /** Holds the top cards of a deck apart, or returns them; they stay in its cells. */
    void layApart(int count) {
        carried += count;
    }

    /** Makes this many cards available, shuffling the discard pile under the deck if necessary. */
    public int reach(int seat, int wanted) {
        if (deckSize(seat) < wanted && discardSize(seat) > 0) {
            shuffle(seat);
        }
        return Math.min(wanted, deckSize(seat));
    }

    private void shuffle(int seat) {
        int fresh = discardSize(seat);
        int old = deckSize(seat);
        room(old + fresh);
        int start = deck(seat);
        if (old > 0) {
            System.arraycopy(cells, start, cells, start + fresh, old);
        }
        int next = start;
        int pile = at(seat, DISCARD);
        int unseen = at(seat, UNSEEN);
        for (long kinds = words[seat * WORDS + DISCARDED]; kinds != 0; kinds &= kinds - 1) {
            int card = Long.numberOfTrailingZeros(kinds);
            cells[unseen + card] = 0;
            if (listener != null && cells[pile + card] > 0) {
                tracks.underDeck(seat, old, card, cells[pile + card]);
            }
            for (int count = cells[pile + card]; count > 0; count--) {
                cells[next++] = (byte) card;
            }
            cells[pile + card] = 0;
        }
        chance = draws.shuffle(chance, cells, start, fresh);
        words[seat * WORDS + SIZES] += fresh * (IN_DECK - IN_DISCARD);
        words[seat * WORDS + DISCARDED] = 0;
        unbury(seat);
        carried += fresh;
        revealed = true;
        if (listener != null) {
            tracks.shuffled(seat, old, faces(start, fresh));
            Events.shuffled(this, seat);
        }
    }

    /** The names in some cells of a deck, from the top. */
    private List<String> faces(int start, int count) {
        List<String> faces = new ArrayList<>();
        for (int i = start + count - 1; i >= start; i--) {
            faces.add(setup.name(cells[i] & CARD));
        }
        return faces;
    }

    private void room(int cards) {
        if (cards <= deckRoom) {
            return;
        }
        int larger = Math.max(cards, deckRoom * 2);
        int start = decks;
        byte[] grown = new byte[start + setup.seats * larger];
        System.arraycopy(cells, 0, grown, 0, start);
        for (int seat = 0; seat < setup.seats; seat++) {
            System.arraycopy(cells, start + seat * deckRoom, grown, start + seat * larger, deckSize(seat));
        }
        deckRoom = larger;
        cells = grown;
    }

    /** What is still to be done and who knows which card, as text for comparing positions. */
    public String fineText() {
        StringBuilder text = new StringBuilder(framesText());
        for (int seat = 0; seat < setup.seats; seat++) {
            text.append(' ').append(HexFormat.of().formatHex(cells, deck(seat), deck(seat) + deckSize(seat)));
        }
        for (int seat = 0; seat < setup.seats; seat++) {
            int unseen = at(seat, UNSEEN);
            text.append(' ')
                    .append(HexFormat.of().formatHex(cells, unseen, unseen + columns))
                    .append(buried(seat));
        }
        return text.append(' ').append(List.of(bought, List.of(lasting), out)).toString();
    }

    // Lasting effects.

    public Lasting[] lasting() {
        return lasting;
    }

    public void last(Lasting effect) {
        lasting = Arrays.copyOf(lasting, lasting.length + 1);
        lasting[lasting.length - 1] = effect;
    }

    public void cease(Lasting effect) {
        List<Lasting> fewer = new ArrayList<>(Arrays.asList(lasting));
        fewer.remove(effect);
        lasting = fewer.toArray(NOTHING);
    }

    public void ceaseAll() {
        if (lasting.length > 0) {
            lasting = NOTHING;
        }
    }

    // Chance.

    void reseed(long seed) {
        draws = Draws.FAST;
        chance = seed;
    }

    public void stir(long number) {
        chance = draws.stirred(chance, number);
        draws = draws.stirred(number);
    }

    public Data mark() {
        return draws.mark(chance);
    }

    public void listen(@Nullable Consumer<Event> newListener) {
        listener = newListener;
        tracks = newListener == null ? Tracks.NONE : new Tracks(setup::name, setup.hidesDiscards);
        carried = newListener == null ? carried : 0;
    }

    /** How many cards have changed areas since listening began. */
    public long carried() {
        return carried;
    }

    /** Records the moves of cards, but only while there are listeners. */
    public Tracks tracks() {
        return tracks;
    }

    /** Whether there are listeners. */
    public boolean heard() {
        return listener != null;
    }

    /** Reports an event with the moves that led to it. */
    void tell(Event event) {
        if (listener != null) {
            listener.accept(event.with(tracks.take()));
        }
    }

    public boolean isOut(int seat) {
        return (out >> seat & 1) == 1;
    }
}
