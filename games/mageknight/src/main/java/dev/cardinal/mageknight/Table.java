package dev.cardinal.mageknight;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Everything there is in a game of Mage Knight, and the stack of what is still to be done. */
final class Table {
    /** Stands for the dummy player in the order of turns. */
    static final int DUMMY = 9;

    static final int NEVER = -1;

    /** The type of the event that tells of moves and of nothing else. */
    static final String MOVES = "moves";

    final Setup setup;
    final Piles piles;
    final Land land;
    final Player[] players;
    final Now now;
    final Source source;
    final Frames frames;
    private Chance chance;

    @Nullable
    Combat combat;

    int round = 1;
    /** Seats in the order of this round's turns, and whose turn it is. */
    int[] order = {};

    int at;
    int turnsInRound;
    /** After how many more turns the round, or the game, is over. */
    int roundEnds = NEVER;

    int gameEnds = NEVER;
    boolean cityFound;
    boolean over;
    /** The seats, as bits, that have given up. */
    int conceded;
    /** How many turns have begun, of all players together. */
    int turnNumber;
    /** How many turns the player who moved first in the game has had. */
    int turnsTaken;

    int dummyTactic = -1;
    int dummyHero = -1;
    /** The tiles, as bits, that came from the box. */
    int boxed;

    /** How many cards at the bottom of each shared deck everybody knows. */
    final int[] knownBelow;

    /** Whose weather it is, and who has frozen the Source, or -1. */
    int weatherOf = -1;

    int freezeOf = -1;
    /** Whose Motivation keeps others from theirs, and for how many more of their turns. */
    int motivatedBy = -1;

    int motivatedFor;
    /** Whose colour others use at their peril, or -1. */
    int exploitOf = -1;

    int exploited;
    final int[] dummyCrystals;
    /** Whether the last answer showed somebody something hidden, and whether that was news to who gave it. */
    boolean revealed;

    boolean news;
    /** How many pieces came to another area other than through {@link #piles}, {@link #land} and {@link #source}. */
    int arrived;

    private long before;
    private List<Move> moves = List.of();
    private @Nullable Consumer<Event> listener;

    Table(Setup setup, Chance chance) {
        this.setup = setup;
        piles = new Piles(Zone.number(setup.seats()));
        land = new Land();
        players = new Player[setup.seats()];
        now = new Now();
        source = new Source(setup.dice());
        frames = new Frames();
        this.chance = chance;
        dummyCrystals = new int[4];
        knownBelow = new int[Zone.UNITS + 1];
    }

    private Table(Table other) {
        setup = other.setup;
        piles = new Piles(other.piles);
        land = new Land(other.land);
        players = new Player[other.players.length];
        for (int i = 0; i < players.length; i++) {
            players[i] = new Player(other.players[i]);
        }
        now = new Now(other.now);
        source = new Source(other.source);
        frames = new Frames(other.frames);
        chance = other.chance.copy();
        combat = other.combat == null ? null : new Combat(other.combat);
        round = other.round;
        order = other.order;
        at = other.at;
        turnsInRound = other.turnsInRound;
        roundEnds = other.roundEnds;
        gameEnds = other.gameEnds;
        cityFound = other.cityFound;
        over = other.over;
        conceded = other.conceded;
        turnNumber = other.turnNumber;
        turnsTaken = other.turnsTaken;
        dummyTactic = other.dummyTactic;
        dummyHero = other.dummyHero;
        boxed = other.boxed;
        knownBelow = other.knownBelow.clone();
        weatherOf = other.weatherOf;
        freezeOf = other.freezeOf;
        motivatedBy = other.motivatedBy;
        motivatedFor = other.motivatedFor;
        exploitOf = other.exploitOf;
        exploited = other.exploited;
        dummyCrystals = other.dummyCrystals.clone();
    }

    Table copy() {
        return new Table(this);
    }

    int seats() {
        return players.length;
    }

    /** Whose turn it is. */
    int seat() {
        return order[at];
    }

    Player player() {
        return players[seat()];
    }

    /** Whether this player has given up. */
    boolean gone(int seat) {
        return (conceded >> seat & 1) == 1;
    }

    /** How many players have not given up. */
    int playing() {
        return players.length - Integer.bitCount(conceded);
    }

    /** Whether a tile came from the box, after all others. */
    boolean fromBox(int tile) {
        return (boxed >> tile & 1) == 1;
    }

    /** Whether somebody keeps this player from the Source. */
    boolean frozen(int seat) {
        return freezeOf >= 0 && freezeOf != seat;
    }

    Combat fight() {
        return Objects.requireNonNull(combat);
    }

    boolean night() {
        return setup.night(round);
    }

    /** The generator; whoever draws from it learns something new. */
    Chance chance() {
        learn();
        return chance;
    }

    Data mark() {
        return chance.mark();
    }

    void stir(long number) {
        chance.stir(number);
    }

    void reseed(long seed) {
        chance = new Chance(seed);
    }

    /** Something comes to light that nobody could foresee. */
    void learn() {
        revealed = true;
        news = true;
    }

    void push(Frame frame) {
        frames.push(frame);
    }

    void pop() {
        frames.pop();
    }

    void become(Frame frame) {
        frames.become(frame);
    }

    /** Goes on until a question stands or the game is over. */
    void settle() {
        while (!over && !frames.top().advance(this)) {
            // The frame on top has gone as far as it can.
        }
    }

    void listen(@Nullable Consumer<Event> newListener) {
        listener = newListener;
        if (newListener != null) {
            before = total();
            moves = new ArrayList<>();
        }
    }

    /** How many pieces have come to another area since somebody listens. */
    long carried() {
        return total() - before;
    }

    private long total() {
        return (long) piles.arrived() + land.arrived() + source.arrived() + arrived;
    }

    /** A move that was made, to be told with the next event; only when somebody listens. */
    void note(Move move) {
        moves.add(move);
    }

    /** Tells of moves that no event has told of. */
    void tellRest() {
        if (!moves.isEmpty()) {
            tell(Event.open(MOVES, -1, "", Data.fields()));
        }
    }

    boolean heard() {
        return listener != null;
    }

    void tell(Event event) {
        Consumer<Event> to = listener;
        if (to != null) {
            to.accept(event.with(moves));
            moves.clear();
        }
    }
}
