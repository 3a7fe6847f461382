package dev.cardinal.dominion.table;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.chance.Draws;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Everything on the table, as numbers in a few small arrays that are cheap to copy.
 *
 * <p>The supply, the trash and what the players have are counts by slot; only decks have an order, the top card last. A
 * card in a deck carries two bits that say whether its owner knows it and whether everyone does. What is still to be
 * done is on the {@link FrameStack}.
 */
public final class Table extends Holdings {
    public static final int CARD = 0x3F;
    public static final int OWNER_KNOWS = 0x40;
    public static final int ALL_KNOW = 0x80;

    private static final Lasting[] NOTHING = {};

    /** Where the decks start. */
    private final int decks;

    /** The supply, the trash and the decks. */
    private byte[] cells;

    private int deckRoom;
    private Draws draws;
    private long chance;
    /** The piles that still have cards, one bit each. */
    private long stocked;
    /** The effects until the end of the turn; replaced, never modified, so that copies can share it. */
    private Lasting[] lasting = NOTHING;

    public int turn;
    public int actions;
    public int buys;
    public int coins;
    public int bought;
    public int out;
    public Ending ending = Ending.NONE;
    /** Whether the actor has learned anything unforeseeable. */
    public boolean news;

    /** The seat whose answer is being carried out. */
    public int actor;

    private @Nullable Consumer<Event> listener;
    private Tracks tracks = Tracks.NONE;

    public Table(Setup setup, Draws draws, long chance) {
        super(setup);
        decks = 2 * columns;
        deckRoom = 40;
        cells = new byte[decks + setup.seats * deckRoom];
        this.draws = draws;
        this.chance = chance;
    }

    private Table(Table other) {
        super(other);
        decks = other.decks;
        cells = other.cells.clone();
        deckRoom = other.deckRoom;
        draws = other.draws;
        chance = other.chance;
        turn = other.turn;
        actions = other.actions;
        buys = other.buys;
        coins = other.coins;
        bought = other.bought;
        lasting = other.lasting;
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

    /** One of these cards at random, for instance the one that comes to lie on top. */
    public int any(byte[] cards) {
        chance = draws.shuffle(chance, cards, 0, cards.length);
        return cards[0];
    }

    /** The card of the hand that comes to lie on top of the discard pile, or -1 if one from play will cover it. */
    int topOfHand(int seat) {
        return !setup.hidesDiscards || handSize(seat) == 0 || isAnyLaidOut(seat) ? -1 : anyOfHand(seat);
    }

    /** A card that everyone knows is in the hand, or else one at random, so that it tells nothing about the rest. */
    private int anyOfHand(int seat) {
        byte[] held = new byte[handSize(seat)];
        int next = 0;
        for (long kinds = handKinds(seat); kinds != 0; kinds &= kinds - 1) {
            int card = Long.numberOfTrailingZeros(kinds);
            if (shown(seat, card) > 0) {
                return card;
            }
            Arrays.fill(held, next, next += hand(seat, card), (byte) card);
        }
        return any(held);
    }

    // Decks.

    private int deck(int seat) {
        return decks + seat * deckRoom;
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
        changeDeckSize(seat, 1);
        carried++;
    }

    /** Takes the top card with its knowledge bits off the deck. */
    public int takeTop(int seat) {
        changeDeckSize(seat, -1);
        return cells[deck(seat) + deckSize(seat)] & 0xFF;
    }

    /** Draws this many cards into the hand; others still know those they knew before. */
    void drawTop(int seat, int count) {
        int deck = deck(seat) + deckSize(seat);
        long kinds = 0;
        int leastKnown = ALL_KNOW;
        for (int i = 1; i <= count; i++) {
            int cell = cells[deck - i] & 0xFF;
            int card = cell & CARD;
            drawn(seat, card, cell >= ALL_KNOW);
            kinds |= 1L << card;
            leastKnown = Math.min(leastKnown, cell);
        }
        drawn(seat, count, kinds, leastKnown < ALL_KNOW);
        boolean unseen = leastKnown < OWNER_KNOWS;
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
        if (listener != null) {
            trackUnderDeck(seat, old);
        }
        emptyDiscard(seat, cells, start);
        chance = draws.shuffle(chance, cells, start, fresh);
        revealed = true;
        if (listener != null) {
            tracks.shuffled(seat, old, faces(start, fresh));
            Events.shuffled(this, seat);
        }
    }

    /** Records that the discard pile moves under this many cards of the deck. */
    private void trackUnderDeck(int seat, int old) {
        for (int card = 0; card < columns; card++) {
            if (discard(seat, card) > 0) {
                tracks.underDeck(seat, old, card, discard(seat, card));
            }
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
            text.append(' ');
            for (int card = 0; card < columns; card++) {
                text.append(HexFormat.of().toHexDigits((byte) unseen(seat, card)));
            }
            text.append(buried(seat));
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

    public void drawFrom(Seed seed) {
        draws = seed.draws(Seed.ARRANGED);
        chance = seed.start(Seed.ARRANGED);
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
