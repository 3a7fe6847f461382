package dev.cardinal.mageknight;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kit.GameState;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Everything there is in a game of Mage Knight, and the stack of what is still to be done. */
final class Table extends GameState<Table> {
    /** Stands for the dummy player in the order of turns. */
    static final int DUMMY = 9;

    static final int NEVER = -1;

    /** The type of the event that tells of moves and of nothing else. */
    static final String MOVES = "moves";

    final Setup setup;
    final Piles piles;
    final Land land;
    final Player[] players;
    Now now;
    final Source source;

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

    Lasting[] lasting = Lasting.NOTHING;
    final int[] dummyCrystals;
    /** How many pieces came to another area other than through {@link #piles}, {@link #land} and {@link #source}. */
    int arrived;

    private long before;

    Table(Setup setup, Chance chance) {
        super(chance);
        this.setup = setup;
        piles = new Piles(Zone.number(setup.seats()));
        land = new Land();
        players = new Player[setup.seats()];
        now = new Now(false, false);
        source = new Source(setup.dice());
        dummyCrystals = new int[4];
        knownBelow = new int[Zone.UNITS + 1];
    }

    private Table(Table other) {
        super(other);
        setup = other.setup;
        piles = new Piles(other.piles);
        land = new Land(other.land);
        players = new Player[other.players.length];
        for (int i = 0; i < players.length; i++) {
            players[i] = new Player(other.players[i]);
        }
        now = other.now.copy();
        source = new Source(other.source);
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
        lasting = other.lasting;
        dummyCrystals = other.dummyCrystals.clone();
    }

    @Override
    public Table copy() {
        return new Table(this);
    }

    @Override
    public int seats() {
        return players.length;
    }

    /** Whose turn it is. */
    int seat() {
        return order[at];
    }

    @Override
    public int turn() {
        return seat();
    }

    @Override
    public boolean over() {
        return over;
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
        return Lasting.against(this, seat, Lasting.What.FROZEN_SOURCE) != null;
    }

    Combat fight() {
        return Objects.requireNonNull(combat);
    }

    boolean night() {
        return setup.night(round);
    }

    /** The generator; whoever draws from it learns something new. */
    @Override
    public Chance chance() {
        learn();
        return super.chance();
    }

    /** Something comes to light that nobody could foresee. */
    void learn() {
        revealed = true;
        news = true;
    }

    @Override
    public void listen(@Nullable Consumer<Event> newListener) {
        super.listen(newListener);
        before = newListener == null ? before : total();
    }

    @Override
    public long carried() {
        return total() - before;
    }

    private long total() {
        return (long) piles.arrived() + land.arrived() + source.arrived() + arrived;
    }

    /** Tells of moves that no event has told of. */
    void tellRest() {
        if (hasUntold()) {
            tell(Event.open(MOVES, -1, "", Data.fields()));
        }
    }
}
