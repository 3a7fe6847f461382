package dev.cardinal.onepiece.view;

import dev.cardinal.kernel.Window;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.FrameScratch;
import dev.cardinal.onepiece.battle.AttackTarget;
import dev.cardinal.onepiece.battle.Blocking;
import dev.cardinal.onepiece.battle.Countering;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.Ending;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.turn.MainPhase;
import dev.cardinal.onepiece.work.Doing;
import dev.cardinal.onepiece.work.Forbidden;
import java.util.Objects;
import java.util.Optional;

/**
 * What a viewer may know about a game, as single numbers, for bots that check millions of positions.
 *
 * <p>A card in a game is a piece, a number that identifies it; it is an error to ask for or about a piece that the viewer
 * does not know.
 */
public abstract sealed class Sight extends Window permits Survey {
    /** The codes of answers: yes and no, and the end of the Main Phase. */
    public static final int YES = Asking.YES;

    public static final int NO = Asking.NO;
    public static final int END = MainPhase.END;
    /** Added to a piece, the codes to play it, give it a DON!! card or attack with it. */
    public static final int PLAY = MainPhase.PLAY;

    public static final int GIVE = MainPhase.GIVE;
    public static final int ATTACK = MainPhase.ATTACK;
    /** The code to use an effect is this plus eight times the piece, plus the index of the effect on the card. */
    public static final int USE = MainPhase.USE;
    /** The code for no Blocker. */
    public static final int NO_BLOCK = Blocking.NOBODY;
    /** The code for no more counters. */
    public static final int NO_COUNTER = Countering.DONE;

    private final Table t;

    Sight(FrameScratch<Table> scratch, Viewer viewer) {
        super(scratch, viewer);
        this.t = scratch.t;
    }

    /** The piece at a place of an area, which must exist: the array continues with other areas. */
    private int at(int seat, int area, int index) {
        return t.at(seat, area, Objects.checkIndex(index, t.size(atTable(seat), area)));
    }

    final int seen(int piece) {
        if (!known(piece)) {
            throw new IllegalStateException(viewer() + " does not know where that card is");
        }
        return piece;
    }

    /** Whether this viewer knows which card this is and where it is. */
    public final boolean known(int piece) {
        return piece >= 0 && piece < t.pieces() && Guess.known(t, viewer(), piece);
    }

    // Public information.

    /** Whose turn it is. */
    @Override
    public final int turn() {
        return t.turn;
    }

    /** The number of turns begun by both players together. */
    @Override
    public final int turnNumber() {
        return t.turnNumber;
    }

    public final boolean over() {
        return t.ending != Ending.NONE;
    }

    /** Whether a player has lost; in a draw both have. */
    public final boolean lost(int seat) {
        return (t.losers >> atTable(seat) & 1) == 1 && over();
    }

    public final int leader(int seat) {
        return at(seat, Areas.LEADER, 0);
    }

    public final int characters(int seat) {
        return t.size(atTable(seat), Areas.CHARACTERS);
    }

    public final int character(int seat, int index) {
        return at(seat, Areas.CHARACTERS, index);
    }

    /** How many Characters a player may have. */
    public final int characterRoom() {
        return t.rules.characterArea();
    }

    public final int stages(int seat) {
        return t.size(atTable(seat), Areas.STAGE);
    }

    public final int stage(int seat, int index) {
        return at(seat, Areas.STAGE, index);
    }

    public final int hand(int seat) {
        return t.size(atTable(seat), Areas.HAND);
    }

    public final int life(int seat) {
        return t.size(atTable(seat), Areas.LIFE);
    }

    public final int deck(int seat) {
        return t.size(atTable(seat), Areas.DECK);
    }

    public final int donActive(int seat) {
        return t.donActive(atTable(seat));
    }

    public final int donRested(int seat) {
        return t.donRested(atTable(seat));
    }

    /** All DON!! cards on a player's field, given ones too. */
    public final int donOnField(int seat) {
        return t.donOnField(atTable(seat));
    }

    public final int owner(int piece) {
        return t.owner(Objects.checkIndex(piece, t.pieces()));
    }

    /** The card that attacks, or -1. */
    public final int attacker() {
        Battle battle = t.battle;
        return battle == null ? -1 : battle.attacker();
    }

    /** The card that is attacked, or -1. */
    public final int attacked() {
        Battle battle = t.battle;
        return battle == null ? -1 : battle.target();
    }

    // What this viewer may know.

    /** A card in a hand that this viewer may see. */
    public final int inHand(int seat, int index) {
        return at(requireMine(seat), Areas.HAND, index);
    }

    public final CardDefinition card(int piece) {
        return t.printed(seen(piece)).card;
    }

    public final int power(int piece) {
        return t.power(seen(piece));
    }

    public final int cost(int piece) {
        return t.cost(seen(piece));
    }

    public final int counter(int piece) {
        return t.values().counter(seen(piece));
    }

    public final boolean has(int piece, Keyword keyword) {
        return t.has(seen(piece), keyword);
    }

    public final boolean blocks(int piece) {
        return t.keywords.blocks(t.values().keywords(seen(piece)));
    }

    public final int damage(int piece) {
        return t.keywords.damage(t.values().keywords(seen(piece)));
    }

    public final boolean rested(int piece) {
        return t.rested(seen(piece));
    }

    public final int given(int piece) {
        return t.given(seen(piece));
    }

    public final boolean inHand(int piece) {
        return t.zone(seen(piece)) == Areas.HAND;
    }

    public final boolean onField(int piece) {
        return t.onField(seen(piece));
    }

    /** Whether a card could attack another now if it were active. */
    public final boolean mayAttack(int attacker, int target) {
        return Forbidden.mayAttack(t, seen(attacker), seen(target));
    }

    // The question to this viewer.

    public final QuestionType asks() {
        requireAsked();
        return QuestionType.of(t.asking());
    }

    /** The attacker, while its target is being chosen. */
    public final int attacking() {
        requireAsked();
        return t.asking() instanceof AttackTarget(int attacker) ? attacker : -1;
    }

    /** The action for which cards or DON!! cards are chosen. */
    public final Optional<Action> action() {
        requireAsked();
        return t.frames.size() > 1 && t.frames.get(t.frames.size() - 2) instanceof Doing doing
                ? Optional.of(doing.action())
                : Optional.empty();
    }
}
