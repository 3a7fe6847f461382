package dev.cardinal.onepiece.view;

import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.FrameScratch;
import dev.cardinal.onepiece.battle.Fight;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.rules.BattleStep;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.Ending;
import dev.cardinal.onepiece.table.GamePhase;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.work.Prompts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** What a viewer may know about whole areas, for scenes and texts: places, sizes, and the known cards. */
public abstract sealed class Survey extends Sight permits OnePieceView {
    /** Returned for a card that the viewer does not know. */
    public static final int UNKNOWN = -1;

    private final Table t;

    Survey(FrameScratch<Table> scratch, Viewer viewer) {
        super(scratch, viewer);
        t = scratch.t;
    }

    // The progress of the game.

    public final GamePhase phase() {
        return t.phase;
    }

    /** The number of a player's own turn: 1 for the first. */
    public final int ownTurn(int seat) {
        return t.ownTurn(atTable(seat));
    }

    public final Ending ending() {
        return t.ending;
    }

    public final int losers() {
        return t.losers;
    }

    public final boolean inBattle() {
        return t.battle != null;
    }

    /** The step of the current battle. */
    public final String step() {
        for (int i = t.frames.size() - 1; i >= 0; i--) {
            if (t.frames.get(i) instanceof Fight fight) {
                return fight.step(t).name();
            }
        }
        return BattleStep.ATTACK.name();
    }

    /** The current attack, and what would stop it. */
    public final String battle() {
        Battle battle = t.battle;
        return battle == null ? "" : Prompts.battle(t) + "; " + Prompts.prospect(t, battle);
    }

    /** What would stop the current attack. */
    public final String prospect() {
        Battle battle = t.battle;
        return battle == null ? "" : Prompts.prospect(t, battle);
    }

    // Areas.

    public final int donDeck(int seat) {
        return t.donDeck(atTable(seat));
    }

    /** The cards in an area, from its start or its top, with {@link #UNKNOWN} for those the viewer does not know. */
    public final List<Integer> cards(int seat, int area) {
        atTable(seat);
        Objects.checkIndex(area, Areas.LOOKING + 1);
        List<Integer> cards = new ArrayList<>();
        for (int zone = Areas.DECK; zone <= Areas.LIMBO; zone++) {
            boolean fromTop = zone == Areas.DECK || zone == Areas.LIFE || zone == Areas.TRASH;
            int size = zone == area || area == Areas.LOOKING ? t.size(seat, zone) : 0;
            for (int i = 0; i < size; i++) {
                int piece = t.at(seat, zone, fromTop ? size - 1 - i : i);
                if (t.area(piece) == area) {
                    cards.add(known(piece) ? piece : UNKNOWN);
                }
            }
        }
        return cards;
    }

    /** The cards of an area that the viewer knows. */
    public final List<Integer> known(int seat, int area) {
        return cards(seat, area).stream().filter(piece -> piece != UNKNOWN).toList();
    }

    /** The Leader, Characters and Stage of a player. */
    public final List<Integer> field(int seat) {
        return Stream.of(Areas.LEADER, Areas.CHARACTERS, Areas.STAGE)
                .flatMap(area -> cards(seat, area).stream())
                .toList();
    }

    /** The cards of a player that the viewer has not seen, in the order of the deck list. */
    public final List<CardDefinition> unseen(int seat) {
        atTable(seat);
        List<CardDefinition> unseen = new ArrayList<>();
        for (int piece = 0; piece < t.pieces(); piece++) {
            if (t.owner(piece) == seat && !known(piece)) {
                unseen.add(t.printed(piece).card);
            }
        }
        return unseen;
    }

    // Single cards.

    public final Look look(int piece) {
        return Where.look(t, seen(piece));
    }

    final Spot spot(int piece) {
        return Where.spot(t, seen(piece));
    }

    public final boolean negated(int piece) {
        return t.negated(seen(piece));
    }

    public final List<Keyword> keywords(int piece) {
        return Stream.of(Keyword.values())
                .filter(keyword -> has(piece, keyword))
                .toList();
    }

    /** Whether it cannot attack yet because it was just played. */
    public final boolean waits(int piece) {
        return t.zone(seen(piece)) == Areas.CHARACTERS
                && t.arrived(piece) == t.turnNumber
                && !t.keywords.attacksAtOnce(t.values().keywords(piece), true);
    }
}
