package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.FrameScratch;
import dev.cardinal.mageknight.data.Banner;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Hero;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.tactic.Preparing;
import dev.cardinal.mageknight.rules.tactic.Tactics;
import dev.cardinal.mageknight.rules.trade.Trade;
import dev.cardinal.mageknight.rules.turn.EndTurn;
import dev.cardinal.mageknight.rules.turn.Score;
import dev.cardinal.mageknight.rules.turn.Turn;
import dev.cardinal.mageknight.rules.turn.Turns;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a viewer may know of the rounds, players, Source and score, for the game's own texts. */
abstract sealed class TableSurvey extends CombatSurvey permits Survey {
    private final Table t;

    TableSurvey(FrameScratch<Table> scratch, Viewer viewer) {
        super(scratch, viewer);
        t = scratch.t;
    }

    /** Whose turn it is, or -1 between turns. */
    @Override
    public final int turn() {
        boolean playing = t.at >= 0 && t.at < t.order.length && t.order[t.at] != Table.DUMMY && Turns.on(t);
        return playing ? t.order[t.at] : -1;
    }

    public final Phase phase() {
        return t.now.phase;
    }

    /** Whether the current question is that of a turn, and whether nothing has been done in it yet. */
    public final boolean inTurn() {
        return t.frames.top() instanceof Turn;
    }

    public final boolean untouched() {
        return inTurn() && Tactics.untouched(t);
    }

    /** The seats in turn order, including {@link Table#DUMMY}. */
    public final int[] order() {
        return t.order.clone();
    }

    /** After how many more turns the round, or the game, is over. */
    public final int roundEnds() {
        return t.roundEnds;
    }

    public final int gameEnds() {
        return t.gameEnds;
    }

    public final boolean hasDummy() {
        return t.setup.scenario().dummy();
    }

    private boolean isDummy(int seat) {
        return seat == Table.DUMMY && hasDummy();
    }

    public final Hero hero(int seat) {
        return Components.hero(isDummy(seat) ? t.dummyHero : player(seat).hero);
    }

    public final @Nullable Tactic tactic(int seat) {
        int tactic = isDummy(seat) ? t.dummyTactic : player(seat).tactic;
        return tactic < 0 ? null : Tactic.values()[tactic];
    }

    public final boolean tacticUsed(int seat) {
        return player(seat).flipped;
    }

    /** Whether this player has another turn immediately after this one. */
    public final boolean anotherTurn(int seat) {
        return player(seat).moreTurns > 0;
    }

    /** The colour of the die that Mana Steal keeps, or -1. */
    public final int storedColour(int seat) {
        int die = player(seat).keptDie;
        return die == Player.NO_DIE ? -1 : t.source.colour(die);
    }

    public final int dummyCrystals(int colour) {
        return t.dummyCrystals[Objects.checkIndex(colour, t.dummyCrystals.length)];
    }

    public final boolean gone(int seat) {
        return t.gone(atTable(seat));
    }

    /** The bonus of a player's keeps to their hand limit. */
    public final int keeps(int seat) {
        return EndTurn.keeps(t, atTable(seat));
    }

    public final String unitName(int seat, int index) {
        return Labels.unit(t, seat, unit(seat, index));
    }

    public final @Nullable Banner banner(int seat, int unit) {
        return Units.banner(t, seat, unit(seat, unit));
    }

    public final Skill skill(int seat, int index) {
        int skills = Zone.skills(atTable(seat));
        return Components.skill(t.piles.get(skills, Objects.checkIndex(index, t.piles.size(skills))));
    }

    private Player player(int seat) {
        return t.players[atTable(seat)];
    }

    private int unit(int seat, int index) {
        return Objects.checkIndex(index, Units.size(t, atTable(seat)));
    }

    private int onTable(int zone) {
        Carrying.area(Objects.checkIndex(zone, Zone.number(t.seats())));
        return zone;
    }

    /** The contents of a face-up zone. */
    public final int[] lying(int zone) {
        if (!Carrying.area(onTable(zone)).up()) {
            throw new IllegalArgumentException("zone " + zone + " is not face up");
        }
        return t.piles.toArray(zone);
    }

    public final int size(int zone) {
        return t.piles.size(onTable(zone));
    }

    public final int[] handCards(int seat) {
        requireMine(seat);
        return t.piles.toArray(Zone.hand(seat));
    }

    /** Cards in a hand that everyone has seen. */
    public final int[] shown(int seat) {
        return t.piles.toArray(Zone.shown(atTable(seat)));
    }

    /** The deck that this viewer is looking through, from the top; otherwise empty. */
    public final int[] lookedThrough(int seat) {
        boolean looks = mine(atTable(seat)) && Preparing.looks(t, seat);
        return looks ? t.piles.toArray(Zone.deck(seat)) : new int[0];
    }

    // The Source.

    public final int dice() {
        return t.source.size();
    }

    private int inSource(int die) {
        return Objects.checkIndex(die, dice());
    }

    public final int dieColour(int die) {
        return t.source.colour(inSource(die));
    }

    public final int diePlace(int die) {
        return t.source.place(inSource(die));
    }

    /** Whether a colour is useless now; underground, the rules of the night apply. */
    public final boolean depleted(int colour) {
        Objects.checkIndex(colour, ManaColour.values().length);
        return turn() < 0 ? Mana.depletedByTime(t, colour) : Mana.depleted(t, colour);
    }

    /** The current player's cost for a unit of the offer. */
    public final int price(int unit) {
        requirePlayer();
        return Trade.price(t, Objects.checkIndex(unit, Components.units().size()));
    }

    // The score.

    /** The points so far; everyone knows which cards a player owns, if not where they are. */
    public final int points(int seat, Score.Achievement achievement) {
        return Score.points(t, atTable(seat), achievement);
    }

    private void requireOver() {
        if (!t.over) {
            throw new IllegalStateException("the game is not over");
        }
    }

    public final int title(int seat, Score.Achievement achievement) {
        return Score.title(t, atTable(seat), achievement);
    }

    public final int total(int seat) {
        return Score.total(t, atTable(seat));
    }

    public final Outcome outcome() {
        requireOver();
        return Score.of(t);
    }

    public final Map<String, Integer> soloBonuses() {
        requireOver();
        return Score.soloBonuses(t);
    }

    public final boolean titles() {
        return t.setup.scenario().titles();
    }
}
