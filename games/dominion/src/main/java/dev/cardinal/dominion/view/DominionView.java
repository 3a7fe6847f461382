package dev.cardinal.dominion.view;

import dev.cardinal.dominion.instruction.Gain;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Ending;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Numbering;
import dev.cardinal.dominion.table.Opcode;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.turn.ActionPhase;
import dev.cardinal.dominion.turn.BuyPhase;
import dev.cardinal.dominion.turn.Score;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.Window;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Marks;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import java.util.Objects;

/**
 * What one viewer may know about a game of Dominion, built from scratch.
 *
 * <p>The supply, the trash, cards in play or set aside, the sizes of hands, decks and discard piles, and how many of
 * each card a player owns are public: everyone saw them go there. So are cards in a discard pile but for those that went
 * there unseen, which their owner knows. Only its owner sees a hand; a deck is hidden but for cards that were shown and
 * have not moved since.
 *
 * <p>A card is identified by its slot, its number in this game ({@link Card#in}): answer codes are slots, and so are
 * the bits of sets of cards. The count of a card that is not in the game is 0.
 */
public final class DominionView extends Window implements Numbering {
    public static final String GAME = "dominion";

    /** The codes of answers that are not a card: all Treasures, yes or discard, no or keep or end, and trash. */
    public static final int ALL = Asking.ALL;

    public static final int YES = Asking.YES;
    public static final int NO = Asking.NO;
    public static final int TRASH = Asking.TRASH;
    /** The code that buys a card is this plus its slot. */
    public static final int BUY = Asking.BUY;

    private final Table t;

    public DominionView(Scratch scratch, Table t, Viewer viewer) {
        super(scratch, viewer);
        this.t = t;
    }

    /** Checks a slot: beyond the last one is data the viewer may not see. */
    private int inBox(int slot) {
        return Objects.checkIndex(slot, t.columns());
    }

    // What everyone knows.

    public int seats() {
        return t.seats();
    }

    @Override
    public int slot(int id) {
        return t.setup.slot(Objects.checkIndex(id, t.setup.catalogue.cards.size()));
    }

    /** The card with this slot. */
    public Card card(int slot) {
        return t.setup.card(Objects.checkIndex(slot, t.columns() - 1));
    }

    /** The cards of one type in this game, one bit each. */
    public long of(int type) {
        return t.setup.of(type);
    }

    @Override
    public int turn() {
        return t.turn;
    }

    public int actions() {
        return t.actions;
    }

    public int buys() {
        return t.buys;
    }

    public int coins() {
        return t.coins;
    }

    /** Whether the card has a pile. */
    public boolean inGame(int slot) {
        return t.setup.inGame(inBox(slot));
    }

    public int supply(int slot) {
        return t.supply(inBox(slot));
    }

    /** The cards in the supply that cost no more than this, one bit each. */
    public long affordable(int coins) {
        return coins < 0 ? 0 : t.affordable(coins);
    }

    public int emptyPiles() {
        return t.emptyPiles();
    }

    public int owned(int seat, int slot) {
        return t.owned(atTable(seat), inBox(slot));
    }

    /** How many cards a player owns. */
    public int owned(int seat) {
        return t.owned(atTable(seat));
    }

    public int points(int seat) {
        return Score.points(t, atTable(seat));
    }

    public int turns(int seat) {
        return t.turns(atTable(seat));
    }

    public int handSize(int seat) {
        return t.handSize(atTable(seat));
    }

    public int deckSize(int seat) {
        return t.deckSize(atTable(seat));
    }

    /** Whether cards may go to a discard pile unseen. */
    public boolean hidesDiscards() {
        return t.setup.hidesDiscards;
    }

    public int discardSize(int seat) {
        return t.discardSize(atTable(seat));
    }

    /** How many copies of this card I know are in a discard pile. */
    public int discard(int seat, int slot) {
        int all = t.discard(atTable(seat), inBox(slot));
        return mine(seat) ? all : all - t.unseen(seat, slot);
    }

    public int inPlay(int seat, int slot) {
        return t.inPlay(atTable(seat), inBox(slot));
    }

    public int trash(int slot) {
        return t.trash(inBox(slot));
    }

    public int aside(int seat, int slot) {
        return t.aside(atTable(seat), inBox(slot));
    }

    /** How many copies of this card everyone knows are in a hand. */
    public int shownInHand(int seat, int slot) {
        return t.shown(atTable(seat), inBox(slot));
    }

    public boolean conceded(int seat) {
        return t.isOut(atTable(seat));
    }

    /** How the game ended, once it is over. */
    public Outcome outcome() {
        return Score.outcome(t);
    }

    /** Each seat's score card by card. */
    public List<String> scores() {
        return Score.report(t);
    }

    /** The cards that have a pile, one bit each. */
    public long piles() {
        return t.setup.piles;
    }

    /** The cards that occur in this game, one bit each. */
    public long kinds() {
        return t.setup.kinds;
    }

    /** Whether the turn is in its buy phase. */
    public boolean buying() {
        return t.opcode(0) == Opcode.BUY_PHASE;
    }

    public boolean over() {
        return t.ending != Ending.NONE;
    }

    // What is mine.

    public int hand(int slot) {
        return t.hand(own(), inBox(slot));
    }

    /** A hand that this viewer may see: a player's own, or any for the referee. */
    public int hand(int seat, int slot) {
        return t.hand(requireMine(seat), inBox(slot));
    }

    public long handKinds() {
        return t.handKinds(own());
    }

    /** The type of move that answers my question; for a phase, its main type of move. */
    public MoveType kind() {
        requireAsked();
        int frame = t.top();
        return switch (t.opcode(frame)) {
            case Opcode.BUY_PHASE -> MoveType.BUY;
            case Opcode.ACTION_PHASE -> MoveType.PLAY_ACTION;
            default -> t.asking(frame).type(t, frame, NO);
        };
    }

    /** The card whose instruction asks me. */
    public Card asker() {
        requireAsked();
        return t.setup.card(t.card(t.top()));
    }

    /** The player my question is about: the one being spied on or stolen from, otherwise me. */
    public int subject() {
        requireAsked();
        return t.who(t.top());
    }

    /** The card at this depth in a deck if I know it, otherwise -1. */
    public int known(int seat, int depth) {
        int bits = mine(seat) ? Table.OWNER_KNOWS | Table.ALL_KNOW : Table.ALL_KNOW;
        boolean seen = depth >= 0 && depth < deckSize(seat) && (t.deckCell(seat, depth) & bits) != 0;
        return seen ? t.top(seat, depth) : -1;
    }

    /** The card my question is about: the one just revealed, looked at, discarded or stolen, otherwise -1. */
    public int considered() {
        requireAsked();
        return t.asking(t.top()).considered(t, t.top());
    }

    /** Whether my question lets me gain this card. */
    public boolean mayGain(int slot) {
        requireAsked();
        return t.instruction(t.top()) instanceof Gain gain && gain.mayGain(t, t.top(), inBox(slot));
    }

    public boolean mayPlay(int slot) {
        return ActionPhase.may(t, own(), inBox(slot));
    }

    /** The answer that plays my Treasures: all of them, the only one, or {@link #NO} if there are none. */
    public int playTreasures() {
        int me = own();
        long treasures = BuyPhase.playable(t, me);
        if (treasures == 0) {
            return NO;
        }
        return BuyPhase.several(t, me, treasures) ? ALL : Long.numberOfTrailingZeros(treasures);
    }

    public boolean mayBuy(int slot) {
        return (BuyPhase.buyable(t) >> inBox(slot) & 1) == 1;
    }

    // The whole view, for clients.

    /** The card at this depth in a deck if I see it there, otherwise -1. */
    int seen(int seat, int depth) {
        return viewer().seesAll() ? t.top(seat, depth) : known(seat, depth);
    }

    /** How many cards on top of a deck are held apart, and whether everyone sees them. */
    Apart apart(int seat) {
        int frame = t.top();
        boolean mine = frame >= 0 && t.instruction(frame) instanceof Asking && t.who(frame) == seat;
        if (!mine || !(t.instruction(frame) instanceof Asking asking)) {
            return new Apart(0, false);
        }
        return new Apart(asking.looking(t, frame), asking.revealing());
    }

    /** Cards from the top of a deck that are held apart. */
    record Apart(int count, boolean open) {}

    /** How many copies of a card I know are in a deck, though not where: only in my own. */
    int somewhere(int seat, int card) {
        int count = 0;
        for (int depth = 0; viewer().is(seat) && depth < t.deckSize(seat); depth++) {
            count += t.top(seat, depth) == card && known(seat, depth) < 0 ? 1 : 0;
        }
        return count;
    }

    @Override
    public Scene scene() {
        return new DominionScene(this).scene();
    }

    @Override
    public Marks marks() {
        return new DominionScene(this).marks();
    }

    @Override
    protected String game() {
        return GAME;
    }

    @Override
    protected int turnNumber() {
        int number = 0;
        for (int seat = 0; seat < t.seats(); seat++) {
            number += t.turns(seat);
        }
        return number;
    }

    @Override
    public String phaseName() {
        return buying() ? "buy" : "action";
    }

    @Override
    protected void into(Data.Draft data) {
        new DominionData(this, t).into(data);
    }
}
