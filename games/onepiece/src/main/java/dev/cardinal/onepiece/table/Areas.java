package dev.cardinal.onepiece.table;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Category;
import java.util.Arrays;
import java.util.List;

/**
 * Where every card is, and its state.
 *
 * <p>A card in a game is a piece: the number of its {@link IndexedCard}. Areas are rows of pieces; in a deck
 * and in Life the top card is last. DON!! cards are all the same and only counted.
 */
public abstract class Areas extends DonAreas {
    public static final int DECK = 0;
    public static final int HAND = 1;
    public static final int TRASH = 2;
    public static final int LIFE = 3;
    public static final int LEADER = 4;
    public static final int CHARACTERS = 5;
    public static final int STAGE = 6;
    public static final int LIMBO = 7;
    public static final int ZONES = 8;
    /** The area of hidden cards while someone looks at them. By the rules they are still in their own area. */
    public static final int LOOKING = 8;

    static final int NOWHERE = -1;
    public static final int BOTH = 3;

    /** The numbers of DON!! cards of a cost area when they are listed with other cards, by player and state. */
    private static final int DON_CARDS = 200;

    private static final IndexedCard DON_CARD = new IndexedCard(new CardDefinition(
            "DON",
            "DON!!",
            Category.DON,
            List.of(),
            List.of(),
            List.of(),
            0,
            0,
            0,
            0,
            "",
            List.of(),
            List.of(),
            List.of()));

    /** The most cards in a game: each has a number that fits into a byte. */
    public static final int MOST_PIECES = 128;

    private static final int RESTED = 1;
    private static final int FACE_UP = 2;
    /** The first of two bits that say who is looking at a card. */
    private static final int LOOKERS = 2;

    public final IndexedCard[] prints;
    /** The first piece of the second player. */
    public final int second;

    /** The most cards that one area can hold: all of a player's. */
    private final int room;

    private final byte[] cells;
    private final byte[] sizes;
    private final byte[] zones;
    private final byte[] lies;
    private final byte[] lives;
    private final byte[] known;
    private final byte[] used;
    private final short[] arrived;

    /** The acting player, as a bit. */
    public int actor;
    /** How many cards are being looked at. */
    private int looking;

    Areas(IndexedCard[] prints, int second, Chance chance) {
        super(prints.length, chance);
        this.prints = prints;
        this.second = second;
        int pieces = prints.length;
        room = Math.max(second, pieces - second);
        cells = new byte[2 * ZONES * room];
        sizes = new byte[2 * ZONES];
        zones = new byte[pieces];
        Arrays.fill(zones, (byte) NOWHERE);
        lies = new byte[pieces];
        lives = new byte[pieces];
        known = new byte[pieces];
        used = new byte[pieces];
        arrived = new short[pieces];
    }

    Areas(Areas other) {
        super(other);
        prints = other.prints;
        second = other.second;
        room = other.room;
        cells = other.cells.clone();
        sizes = other.sizes.clone();
        zones = other.zones.clone();
        lies = other.lies.clone();
        lives = other.lives.clone();
        known = other.known.clone();
        used = other.used.clone();
        arrived = other.arrived.clone();
        looking = other.looking;
    }

    public final int pieces() {
        return prints.length;
    }

    public final int owner(int piece) {
        return isDon(piece) ? (piece - DON_CARDS) / 2 : piece < second ? 0 : 1;
    }

    /** The number for any active, or any rested, DON!! card of a cost area. */
    public static int donCard(int seat, boolean rested) {
        return DON_CARDS + 2 * seat + (rested ? 1 : 0);
    }

    public static boolean isDon(int piece) {
        return piece >= DON_CARDS;
    }

    public final IndexedCard printed(int piece) {
        return isDon(piece) ? DON_CARD : prints[piece];
    }

    public final int size(int seat, int zone) {
        return sizes[seat * ZONES + zone];
    }

    public final int at(int seat, int zone, int index) {
        return cells[(seat * ZONES + zone) * room + index];
    }

    public final int leader(int seat) {
        return at(seat, LEADER, 0);
    }

    /** The top piece of a deck, of Life, or of the trash. */
    public final int top(int seat, int zone) {
        return at(seat, zone, size(seat, zone) - 1);
    }

    public final int zone(int piece) {
        return isDon(piece) ? NOWHERE : zones[piece];
    }

    public final int index(int piece) {
        int row = (owner(piece) * ZONES + zones[piece]) * room;
        int index = 0;
        while (cells[row + index] != piece) {
            index++;
        }
        return index;
    }

    /** Its area on the table. */
    public final int area(int piece) {
        return lookers(piece) == 0 ? zone(piece) : LOOKING;
    }

    /** Who is looking at this hidden card, as bits. */
    public final int lookers(int piece) {
        return isDon(piece) ? 0 : lies[piece] >> LOOKERS & BOTH;
    }

    public final int looking() {
        return looking;
    }

    public final void look(int piece, int seat) {
        if (lookers(piece) == 0) {
            looking++;
            carried(1);
        }
        lies[piece] |= (byte) (1 << (LOOKERS + seat));
    }

    /** Ends looking at it; it is back where it was. */
    public final void putBack(int piece) {
        lies[piece] &= (byte) ~(BOTH << LOOKERS);
        looking--;
        carried(1);
    }

    public final boolean onField(int piece) {
        int zone = zone(piece);
        return zone == CHARACTERS || zone == LEADER || zone == STAGE;
    }

    public final boolean rested(int piece) {
        return isDon(piece) ? piece % 2 == 1 : (lies[piece] & RESTED) != 0;
    }

    public final boolean faceUp(int piece) {
        return (lies[piece] & FACE_UP) != 0;
    }

    public final void rested(int piece, boolean rested) {
        lies[piece] = (byte) (rested ? lies[piece] | RESTED : lies[piece] & ~RESTED);
        stale = true;
    }

    public final void faceUp(int piece, boolean up) {
        lies[piece] = (byte) (up ? lies[piece] | FACE_UP : lies[piece] & ~FACE_UP);
        stale = true;
    }

    /** How many times the piece has become a new card by changing areas (3-1-6). */
    public final int life(int piece) {
        return isDon(piece) ? 0 : lives[piece];
    }

    public final int arrived(int piece) {
        return arrived[piece];
    }

    public final void arrived(int piece, int turn) {
        arrived[piece] = (short) turn;
    }

    public final boolean used(int piece, int effect) {
        return (used[piece] >> effect & 1) == 1;
    }

    /** The effects of a card used this turn, as bits. */
    public final int used(int piece) {
        return used[piece] & 0xFF;
    }

    public final void use(int piece, int effect) {
        used[piece] |= (byte) (1 << effect);
    }

    public final void forgetUses() {
        Arrays.fill(used, (byte) 0);
    }

    /** Moves a piece to the top or the bottom of another area. */
    public final void put(int piece, int zone, boolean bottom) {
        if (area(piece) != zone) {
            carried(1);
        }
        take(piece);
        int seat = owner(piece);
        int slot = seat * ZONES + zone;
        int row = slot * room;
        if (bottom) {
            System.arraycopy(cells, row, cells, row + 1, sizes[slot]);
            cells[row] = (byte) piece;
        } else {
            cells[row + sizes[slot]] = (byte) piece;
        }
        sizes[slot]++;
        zones[piece] = (byte) zone;
        stale = true;
    }

    private void take(int piece) {
        int zone = zones[piece];
        if (zone == NOWHERE) {
            return;
        }
        if (lookers(piece) != 0) {
            lies[piece] &= (byte) ~(BOTH << LOOKERS);
            looking--;
        }
        int slot = owner(piece) * ZONES + zone;
        int row = slot * room;
        int size = --sizes[slot];
        if (cells[row + size] != piece) {
            int index = index(piece);
            System.arraycopy(cells, row + index + 1, cells, row + index, size - index);
        }
        if (zone == CHARACTERS || zone == STAGE) {
            lies[piece] = 0;
            used[piece] = 0;
        } else if (zone == LIFE) {
            lies[piece] = 0;
        }
        lives[piece]++;
    }

    /** Puts the cards on the top or at the bottom of an area into this order, topmost first. */
    public final void order(int seat, int zone, boolean bottom, int[] pieces) {
        int slot = seat * ZONES + zone;
        int last = slot * room + (bottom ? pieces.length : sizes[slot]) - 1;
        for (int i = 0; i < pieces.length; i++) {
            cells[last - i] = (byte) pieces[i];
        }
    }

    /** Shuffles a deck, whose cards are then unknown. */
    public final void shuffle(int seat, Chance chance) {
        int slot = seat * ZONES + DECK;
        int row = slot * room;
        for (int i = sizes[slot] - 1; i > 0; i--) {
            int j = chance.below(i + 1);
            byte swapped = cells[row + i];
            cells[row + i] = cells[row + j];
            cells[row + j] = swapped;
        }
        for (int i = 0; i < sizes[slot]; i++) {
            known[cells[row + i]] = 0;
        }
        revealed = true;
    }

    public final boolean knows(int seat, int piece) {
        return (known[piece] >> seat & 1) == 1;
    }

    /** Lets these seats, as bits, know this piece. */
    public final void show(int piece, int seats) {
        int unaware = seats & ~known[piece];
        if (unaware != 0) {
            known[piece] |= (byte) seats;
            revealed = true;
            news |= (unaware & actor) != 0;
        }
    }

    /** The seats that know this piece, as bits. */
    public final int known(int piece) {
        return known[piece];
    }

    /** Lets these seats forget this piece. */
    public final void hide(int piece, int seats) {
        known[piece] &= (byte) ~seats;
    }

    public final int donGiven(int seat) {
        int sum = given(leader(seat));
        for (int i = 0; i < size(seat, CHARACTERS); i++) {
            sum += given(at(seat, CHARACTERS, i));
        }
        return sum;
    }

    public final int donOnField(int seat) {
        return donActive(seat) + donRested(seat) + donGiven(seat);
    }

    /** Renames pieces by this mapping. */
    final void rename(int[] names) {
        byte[] zonesBefore = zones.clone();
        byte[] liesBefore = lies.clone();
        byte[] livesBefore = lives.clone();
        byte[] knownBefore = known.clone();
        for (int piece = 0; piece < names.length; piece++) {
            int now = names[piece];
            zones[now] = zonesBefore[piece];
            lies[now] = liesBefore[piece];
            lives[now] = livesBefore[piece];
            known[now] = knownBefore[piece];
        }
        for (int slot = 0; slot < sizes.length; slot++) {
            for (int i = slot * room; i < slot * room + sizes[slot]; i++) {
                cells[i] = (byte) names[cells[i]];
            }
        }
        stale = true;
    }

    /** Everything in the areas that no view shows, for comparing positions. */
    public final String fine() {
        return Arrays.toString(lies)
                + Arrays.toString(lives)
                + Arrays.toString(known)
                + Arrays.toString(used)
                + Arrays.toString(arrived);
    }
}
