package dev.cardinal.mageknight;

import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.kit.FrameScratch;
import dev.cardinal.mageknight.data.Banner;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Hero;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.data.Tactic;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a viewer may read of the rounds, the players, the Source and the score, for the game's own words. */
abstract sealed class TableSurvey extends CombatSurvey permits Survey {
    private final Table t;

    TableSurvey(FrameScratch<Table> scratch, Viewer viewer) {
        super(scratch, viewer);
        t = scratch.t;
    }

    /** Whose turn it is, or -1 between turns. */
    @Override
    protected final int turn() {
        boolean playing = t.at >= 0 && t.at < t.order.length && t.order[t.at] != Table.DUMMY && Turns.on(t);
        return playing ? t.order[t.at] : -1;
    }

    final Phase phase() {
        return t.now.phase;
    }

    /** Whether the question of a turn stands, and whether nothing was done in that turn yet. */
    final boolean inTurn() {
        return t.frames.top() instanceof Turn;
    }

    final boolean untouched() {
        return inTurn() && Tactics.untouched(t);
    }

    /** Seats in the order of turns, {@link Table#DUMMY} among them. */
    final int[] order() {
        return t.order.clone();
    }

    /** After how many more turns the round, or the game, is over. */
    final int roundEnds() {
        return t.roundEnds;
    }

    final int gameEnds() {
        return t.gameEnds;
    }

    final boolean hasDummy() {
        return t.setup.scenario().dummy();
    }

    final Hero hero(int seat) {
        return Components.hero(seat == Table.DUMMY ? t.dummyHero : t.players[seat].hero);
    }

    final @Nullable Tactic tactic(int seat) {
        int tactic = seat == Table.DUMMY ? t.dummyTactic : t.players[seat].tactic;
        return tactic < 0 ? null : Tactic.values()[tactic];
    }

    final boolean tacticUsed(int seat) {
        return t.players[seat].flipped;
    }

    /** Whether another turn of this player follows at once. */
    final boolean anotherTurn(int seat) {
        return t.players[seat].moreTurns > 0;
    }

    /** The colour of the die that Mana Steal keeps, or -1. */
    final int storedColour(int seat) {
        int die = t.players[seat].keptDie;
        return die == Player.NO_DIE ? -1 : t.source.colour(die);
    }

    final int dummyCrystals(int colour) {
        return t.dummyCrystals[colour];
    }

    final boolean gone(int seat) {
        return t.gone(seat);
    }

    /** What own keeps add to a hand limit. */
    final int keeps(int seat) {
        return EndTurn.keeps(t, seat);
    }

    final String unitName(int seat, int index) {
        return Named.unit(t, seat, index);
    }

    final @Nullable Banner banner(int seat, int unit) {
        return Units.banner(t, seat, unit);
    }

    final Skill skill(int seat, int index) {
        return Components.skill(t.piles.get(Zone.skills(seat), index));
    }

    /** What lies in a zone for all to see. */
    final int[] lying(int zone) {
        if (!Carrying.shelf(zone).up()) {
            throw new IllegalArgumentException("zone " + zone + " does not lie face up");
        }
        return t.piles.toArray(zone);
    }

    final int size(int zone) {
        return t.piles.size(zone);
    }

    final int[] handCards(int seat) {
        requireMine(seat);
        return t.piles.toArray(Zone.hand(seat));
    }

    /** Cards in a hand that everybody has seen. */
    final int[] shown(int seat) {
        return t.piles.toArray(Zone.shown(seat));
    }

    /** The deck that this viewer looks through, from its top; nothing at other times. */
    final int[] lookedThrough(int seat) {
        boolean looks = mine(seat) && Preparing.looks(t, seat);
        return looks ? t.piles.toArray(Zone.deck(seat)) : new int[0];
    }

    // The Source.

    final int dice() {
        return t.source.size();
    }

    final int dieColour(int die) {
        return t.source.colour(die);
    }

    final int diePlace(int die) {
        return t.source.place(die);
    }

    /** Whether a colour is of no use now; underground the mana rules of the night hold. */
    final boolean depleted(int colour) {
        return turn() < 0 ? Mana.depletedByTime(t, colour) : Mana.depleted(t, colour);
    }

    /** What a unit of the offer costs the player on turn. */
    final int price(int unit) {
        return Trade.price(t, unit);
    }

    // The score.

    /** Before the end only what is in plain sight counts. */
    final int points(int seat, Score.Achievement achievement) {
        if (!t.over && !achievement.open()) {
            throw new IllegalStateException(achievement + " is counted at the end");
        }
        return Score.points(t, seat, achievement);
    }

    private void requireOver() {
        if (!t.over) {
            throw new IllegalStateException("the game is not over");
        }
    }

    final int title(int seat, Score.Achievement achievement) {
        requireOver();
        return Score.title(t, seat, achievement);
    }

    final int total(int seat) {
        requireOver();
        return Score.total(t, seat);
    }

    final Outcome outcome() {
        requireOver();
        return Score.of(t);
    }

    final Map<String, Integer> soloBonuses() {
        requireOver();
        return Score.soloBonuses(t);
    }

    final boolean titles() {
        return t.setup.scenario().titles();
    }
}
