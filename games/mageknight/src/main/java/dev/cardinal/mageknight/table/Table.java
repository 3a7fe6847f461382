package dev.cardinal.mageknight.table;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.GameState;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The whole state of a game of Mage Knight, and the stack of what is still to be done. */
public final class Table extends GameState<Table> {
    /** Stands for the dummy player in the turn order. */
    public static final int DUMMY = 9;

    public static final int NEVER = -1;

    /** The type of an event that only carries moves. */
    public static final String MOVES = "moves";

    public final Setup setup;
    public final Piles piles;
    public final Land land;
    public final Player[] players;
    public TurnState now;
    public final Source source;

    @Nullable
    public Combat combat;

    public int round = 1;
    /** The seats in turn order, and the index of the current one. */
    public int[] order = {};

    public int at;
    public int turnsInRound;
    /** After how many more turns the round, or the game, is over. */
    public int roundEnds = NEVER;

    public int gameEnds = NEVER;
    public boolean cityFound;
    public boolean over;
    /** The seats, as bits, that have given up. */
    public int conceded;
    /** How many turns have begun, over all players. */
    public int turnNumber;
    /** How many turns the first player of the game has had. */
    public int turnsTaken;

    public int dummyTactic = -1;
    public int dummyHero = -1;
    /** The tiles that came from the box, as bits. */
    public int boxed;

    /** How many cards at the bottom of each shared deck everyone knows. */
    public final int[] knownBelow;

    Lasting[] lasting = Lasting.NOTHING;
    public final int[] dummyCrystals;
    /** How many pieces were moved other than through {@link #piles}, {@link #land} and {@link #source}. */
    public int arrived;

    private long before;

    public Table(Setup setup, Chance chance) {
        super(chance);
        this.setup = setup;
        piles = new Piles(Zone.number(setup.seats()));
        land = new Land();
        players = new Player[setup.seats()];
        now = new TurnState(false, false);
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
    public int seat() {
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

    public Player player() {
        return players[seat()];
    }

    /** Whether this player has given up. */
    public boolean gone(int seat) {
        return (conceded >> seat & 1) == 1;
    }

    /** How many players have not given up. */
    public int playing() {
        return players.length - Integer.bitCount(conceded);
    }

    /** Whether a tile came from the box, after all others. */
    public boolean fromBox(int tile) {
        return (boxed >> tile & 1) == 1;
    }

    /** Whether another player keeps this one from using the Source. */
    public boolean frozen(int seat) {
        return Lasting.against(this, seat, Lasting.What.FROZEN_SOURCE) != null;
    }

    public Combat fight() {
        return Objects.requireNonNull(combat);
    }

    public boolean night() {
        return setup.night(round);
    }

    /** Whether the rules of the night apply: at night, and by day in the fights of dungeons and tombs (6.1). */
    public boolean nightRules() {
        return night() || (combat != null && combat.underground);
    }

    /** The generator; drawing from it reveals something new. */
    @Override
    public Chance chance() {
        learn();
        return super.chance();
    }

    /** Notes that something unforeseeable was revealed. */
    public void learn() {
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

    /** Reports moves that no event has reported. */
    public void tellRest() {
        if (hasUntold()) {
            tell(Event.open(MOVES, -1, "", Data.fields()));
        }
    }

    /** Whether this is the player's last turn in the round. */
    public boolean lastTurn() {
        return roundEnds != NEVER || gameEnds != NEVER;
    }
}
