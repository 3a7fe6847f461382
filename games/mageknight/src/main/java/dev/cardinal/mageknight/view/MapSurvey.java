package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.Window;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.FrameScratch;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.data.RuinsToken;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.rules.fight.Fights;
import dev.cardinal.mageknight.rules.land.Exploring;
import dev.cardinal.mageknight.rules.land.Steps;
import dev.cardinal.mageknight.rules.land.Walk;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Tokens;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.List;
import java.util.Objects;

/** The public state of the map: everything but the faces of unseen tokens. */
public abstract sealed class MapSurvey extends Window permits CombatSurvey {
    /** The number of tile slots, of spaces per tile and in total, and the number that stands for none. */
    public static final int SLOTS = Wedge.SLOTS;

    public static final int ON_TILE = Wedge.ON_TILE;
    public static final int SPACES = Wedge.SPACES;
    public static final int NOWHERE = Wedge.NOWHERE;
    public static final int DIRECTIONS = Wedge.DIRECTIONS;
    /** The cost of a space that cannot be entered. */
    public static final int CLOSED = Steps.CLOSED;

    private final Table t;

    MapSurvey(FrameScratch<Table> scratch, Viewer viewer) {
        super(scratch, viewer);
        t = scratch.t;
    }

    private static int onMap(int space) {
        return Objects.checkIndex(space, SPACES);
    }

    /** A space, which must be revealed. */
    private int land(int space) {
        if (!t.land.revealed(onMap(space))) {
            throw new IllegalArgumentException("space " + space + " is not revealed");
        }
        return space;
    }

    private int foeOnMap(int index) {
        return Objects.checkIndex(index, foes());
    }

    /** Refuses a call that depends on whose turn it is if it is no one's. */
    final void requireTurn() {
        if (t.at < 0 || t.at >= t.order.length) {
            throw new IllegalStateException("it is no one's turn");
        }
    }

    /** Refuses a call that depends on the current player if it is the dummy's turn, or no one's. */
    final void requirePlayer() {
        requireTurn();
        if (t.seat() == Table.DUMMY) {
            throw new IllegalStateException("it is the dummy's turn");
        }
    }

    /** The space next to another in a direction, or {@link #NOWHERE}. */
    public static int next(int space, int direction) {
        return Wedge.next(space, direction);
    }

    public static int distance(int space, int other) {
        return Wedge.distance(space, other);
    }

    public static boolean coast(int slot) {
        return Wedge.coast(slot);
    }

    /** The slot next to another one, or {@link #NOWHERE}. */
    public static int beside(int slot, int direction) {
        return Wedge.beside(slot, direction);
    }

    public final boolean empty(int slot) {
        return t.land.empty(Objects.checkIndex(slot, SLOTS));
    }

    public final boolean revealed(int space) {
        return space != NOWHERE && t.land.revealed(onMap(space));
    }

    public final Terrain terrain(int space) {
        return t.land.terrain(land(space));
    }

    public final Site site(int space) {
        return t.land.site(land(space));
    }

    /** The seat whose shield is on a space, or -1. */
    public final int owner(int space) {
        return t.land.owner(onMap(space));
    }

    /** The current player's cost of entering a space, or {@link #CLOSED}. */
    public final int cost(int space) {
        requireTurn();
        return Steps.cost(t, land(space));
    }

    /**
     * For each space, the cost of the cheapest way there on which nothing comes up before its end, or
     * {@link Walk#NO_WAY}.
     */
    public final int[] walkCosts() {
        requirePlayer();
        return Walk.of(t).costs();
    }

    /** The spaces of that way, one after the other; empty if there is none. */
    public final List<Integer> walk(int space) {
        requirePlayer();
        return Walk.of(t).to(land(space));
    }

    /** Whether entering a space is an assault. */
    public final boolean guarded(int space) {
        requireTurn();
        return Steps.guarded(t, land(space));
    }

    /** Whether a hero there can enter an adventure site. */
    public final boolean adventure(int space) {
        return Fights.noAdventure(t, land(space)) == null;
    }

    public final boolean rampaging(int space) {
        return Steps.rampaging(t, land(space));
    }

    public final boolean safe(int seat, int space) {
        return Steps.safe(t, atTable(seat), land(space));
    }

    /** Whether the next tile can go in this slot. */
    public final boolean fits(int slot) {
        return empty(slot) && tilesLeft() > 0 && Exploring.fits(t, slot);
    }

    /** How many tiles are still to be revealed, and how many of them are core tiles. */
    public final int tilesLeft() {
        return t.piles.size(Zone.TILES);
    }

    public final int coreLeft() {
        int core = 0;
        for (int i = 0; i < t.piles.size(Zone.TILES); i++) {
            core += Components.tile(t.piles.get(Zone.TILES, i)).kind() == Tile.Kind.CORE ? 1 : 0;
        }
        return core;
    }

    public final int foes() {
        return t.land.foes.size();
    }

    public final int foeSpace(int index) {
        return t.land.foes.space(foeOnMap(index));
    }

    public final boolean foeSeen(int index) {
        return t.land.foes.seen(foeOnMap(index)) || viewer().seesAll();
    }

    public final Pile foePile(int index) {
        return Components.enemy(t.land.foes.get(foeOnMap(index))).pile();
    }

    public final Enemy foe(int index) {
        if (!foeSeen(index)) {
            throw new IllegalStateException("That enemy is face down");
        }
        return Components.enemy(t.land.foes.get(index));
    }

    /** The enemy on a space, or {@link Tokens#NONE}. */
    public final int foeAt(int space) {
        return t.land.foes.at(onMap(space));
    }

    /** Whether a move would provoke this rampaging enemy. */
    public final boolean provokes(int foe, int from, int space) {
        return !t.now.rules.has(TurnRule.Kind.NO_PROVOKING)
                && Steps.provokes(t, foeOnMap(foe), onMap(from), onMap(space));
    }

    public final int ruins() {
        return t.land.ruins.size();
    }

    private int ruinsOnMap(int index) {
        return Objects.checkIndex(index, ruins());
    }

    public final int ruinsSpace(int index) {
        return t.land.ruins.space(ruinsOnMap(index));
    }

    /** The ruins token on a space, or {@link Tokens#NONE}. */
    public final int ruinsAt(int space) {
        return t.land.ruins.at(onMap(space));
    }

    public final boolean ruinsSeen(int index) {
        return t.land.ruins.seen(ruinsOnMap(index)) || viewer().seesAll();
    }

    public final RuinsToken ruin(int index) {
        if (!ruinsSeen(index)) {
            throw new IllegalStateException("That token is face down");
        }
        return Components.ruins(t.land.ruins.get(index));
    }

    public final String spaceName(int space) {
        return Labels.space(t, land(space));
    }

    /** Whether a hero next to this slot could reveal a tile here, from the stack or the box. */
    public final boolean unexplored(int slot) {
        return t.land.empty(Objects.checkIndex(slot, SLOTS))
                && t.land.touching(slot) > 0
                && tilesAnywhere()
                && Exploring.fits(t, slot);
    }

    public final boolean tilesAnywhere() {
        return Exploring.possible(t);
    }

    public final boolean cityFound() {
        return t.cityFound;
    }
}
