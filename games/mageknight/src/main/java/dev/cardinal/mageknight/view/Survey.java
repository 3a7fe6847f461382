package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.FrameScratch;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.fight.Fight;
import dev.cardinal.mageknight.rules.land.Exploring;
import dev.cardinal.mageknight.rules.land.Steps;
import dev.cardinal.mageknight.rules.play.Play;
import dev.cardinal.mageknight.rules.play.Skills;
import dev.cardinal.mageknight.rules.tactic.Tactics;
import dev.cardinal.mageknight.rules.trade.Trade;
import dev.cardinal.mageknight.rules.turn.Topic;
import dev.cardinal.mageknight.rules.turn.Turn;
import dev.cardinal.mageknight.table.Fingerprint;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Rewards;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.Objects;

/**
 * What a viewer may know of a game as plain numbers, for bots that look at millions of positions.
 *
 * <p>It throws if asked for something that the viewer may not know.
 */
public abstract sealed class Survey extends TableSurvey permits MageKnightView {
    /** The codes of answers. */
    public static final int YES = Asking.YES;

    public static final int NO = Asking.NO;
    public static final int END = Turn.END;
    public static final int REST = Turn.REST;
    public static final int ANNOUNCE = Turn.ANNOUNCE;
    public static final int INTERACT = Turn.INTERACT;
    public static final int ENTER = Turn.ENTER;
    public static final int BURN = Turn.BURN;
    public static final int ALTAR = Turn.ALTAR;
    public static final int HEAL = Turn.HEAL;
    public static final int CHALLENGE = Turn.CHALLENGE;
    /** The codes of cards, units and skills start here and are below {@link #PLAYED}. */
    public static final int PLAY = Play.BASIC;

    /** The code that plays a card sideways is this plus the card. */
    public static final int SIDEWAYS = Play.SIDEWAYS;

    public static final int UNIT = Play.UNIT;
    public static final int PLAYED = Play.END;
    /** The codes that use a tactic start here and are below {@link #MOVE}, or below {@link #GROUP} in a combat. */
    public static final int TACTIC = Tactics.TACTIC;
    /** The code that enters a space is this plus the space. */
    public static final int MOVE = Steps.MOVE;
    /** The code that reveals a tile is this plus the slot. */
    public static final int EXPLORE = Exploring.EXPLORE;

    public static final int TRADE = Trade.TRADE;
    /** The code for the next phase of a combat, or its end. */
    public static final int NEXT = Fight.NEXT;
    /** The code that attacks a group of enemies is this plus the group as bits. */
    public static final int GROUP = Fight.GROUP;
    /** The code that blocks an enemy is this plus its index. */
    public static final int BLOCK = Fight.BLOCK;

    private final Table t;

    Survey(FrameScratch<Table> scratch, Viewer viewer) {
        super(scratch, viewer);
        this.t = scratch.t;
    }

    // The current state.

    public final boolean over() {
        return t.over;
    }

    public final Topic topic() {
        requireAsked();
        return Topic.of(t.asking());
    }

    public final int seats() {
        return t.seats();
    }

    public final int round() {
        return t.round;
    }

    public final int rounds() {
        return t.setup.rounds();
    }

    public final boolean night() {
        return t.night();
    }

    /** Whether the end of the round was announced. */
    public final boolean roundEnding() {
        return t.roundEnds != Table.NEVER;
    }

    /** Whether the last turns have begun. */
    public final boolean gameEnding() {
        return t.gameEnds != Table.NEVER;
    }

    /** Whether the player can still move this turn. */
    public final boolean moving() {
        return t.now.phase == Phase.MOVE;
    }

    public final boolean interacting() {
        return t.now.phase == Phase.INTERACT;
    }

    public final boolean fighting() {
        return t.combat != null;
    }

    public final int move() {
        return t.now.move;
    }

    public final int influence() {
        return t.now.influence;
    }

    public final int healing() {
        return t.now.healing;
    }

    /** Whether a card was played or discarded this turn. */
    public final boolean played() {
        return t.now.played;
    }

    /** The number of extra rules for the rest of this turn. */
    public final int rulesInForce() {
        return t.now.rules.size();
    }

    public final boolean fought() {
        return t.now.fought;
    }

    /** How many cards the dummy player still has to turn over. */
    public final int dummyCards() {
        return t.piles.size(Zone.DUMMY_DECK);
    }

    // The players.

    private Player player(int seat) {
        return t.players[atTable(seat)];
    }

    /** The index of a unit, which this player must have. */
    private int inService(int seat, int unit) {
        return Objects.checkIndex(unit, units(seat));
    }

    public final int space(int seat) {
        return player(seat).space;
    }

    public final int fame(int seat) {
        return player(seat).fame;
    }

    public final int level(int seat) {
        return player(seat).level;
    }

    public final int reputation(int seat) {
        return player(seat).reputation;
    }

    public final int crystals(int seat, int colour) {
        int[] crystals = player(seat).crystals;
        return crystals[Objects.checkIndex(colour, crystals.length)];
    }

    public final int tokens(int seat, int colour) {
        int[] tokens = player(seat).tokens;
        return tokens[Objects.checkIndex(colour, tokens.length)];
    }

    public final int hand(int seat) {
        return t.piles.size(Zone.hand(atTable(seat)));
    }

    public final DeedCard inHand(int seat, int index) {
        int hand = Zone.hand(requireMine(seat));
        return Components.deed(t.piles.get(hand, Objects.checkIndex(index, t.piles.size(hand))));
    }

    public final int deck(int seat) {
        return t.piles.size(Zone.deck(atTable(seat)));
    }

    /** The number of known cards on top of the deck, gained this turn. */
    public final int gained(int seat) {
        return player(seat).knownTop;
    }

    public final int discarded(int seat) {
        return t.piles.size(Zone.discard(atTable(seat)));
    }

    public final int discardedWounds(int seat) {
        return t.piles.count(Zone.discard(atTable(seat)), DeedCard.WOUND);
    }

    public final int units(int seat) {
        return Units.size(t, atTable(seat));
    }

    public final UnitKind unit(int seat, int index) {
        return Units.kind(t, seat, inService(seat, index));
    }

    public final boolean spent(int seat, int unit) {
        return Units.spent(t, seat, inService(seat, unit));
    }

    public final int wounds(int seat, int unit) {
        return Units.wounds(t, seat, inService(seat, unit));
    }

    /** How many units a player can have. */
    public final int command(int seat) {
        return Units.command(t, atTable(seat));
    }

    public final int skills(int seat) {
        return t.piles.size(Zone.skills(atTable(seat)));
    }

    public final boolean skillUsed(int seat, int index) {
        return Skills.used(t, seat, Objects.checkIndex(index, skills(seat)));
    }

    /** How many shields a player has on the map. */
    public final int shields(int seat) {
        int owner = atTable(seat);
        int shields = 0;
        for (int i = 0; i < t.land.shields.size(); i++) {
            shields += t.land.shields.get(i) == owner ? 1 : 0;
        }
        return shields;
    }

    /** Whether a play gives only Influence that nothing needs now. */
    public final boolean idle(int code) {
        requireTurn();
        Objects.checkIndex(t.seat(), t.seats());
        return Play.idle(t, code);
    }

    /** How many dice of the Source the current player can still use. */
    public final int diceLeft() {
        requireTurn();
        return Mana.diceLeft(t);
    }

    /** The number of cards, units and crystals won this turn, to be handed out at its end. */
    public final int rewards() {
        Rewards won = t.now.rewards;
        return 8 * (won.artifacts + won.spells + won.actions + won.units + won.dungeons) + won.crystals + won.sets * 4;
    }

    /**
     * A hash that is equal for equivalent positions of one turn, for a viewer who sees everything.
     *
     * <p>It covers everything that a player can change in a turn before something hidden is revealed.
     */
    public final long fingerprint() {
        if (!viewer().seesAll()) {
            throw new IllegalStateException(viewer() + " does not see everything");
        }
        return Fingerprint.of(t);
    }
}
