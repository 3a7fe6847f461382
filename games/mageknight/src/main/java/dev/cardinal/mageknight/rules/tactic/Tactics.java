package dev.cardinal.mageknight.rules.tactic;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.kit.Barred;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Dice;
import dev.cardinal.mageknight.pieces.DieNames;
import dev.cardinal.mageknight.pieces.Kind;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.pieces.RoundEvents;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Bars;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.TurnState;
import dev.cardinal.mageknight.table.Verb;
import dev.cardinal.mageknight.table.Zone;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What a player's tactic allows in a turn. */
public final class Tactics {
    public static final int TACTIC = 700;
    private static final int RIGHT_MOMENT = TACTIC;
    private static final int LONG_NIGHT = TACTIC + 1;
    private static final int MEDITATION = TACTIC + 2;
    /** Rerolling one or two dice, as bits. */
    private static final int REROLL = 800;

    private static final int MOST = 2;

    private static final int COLOURS = ManaColour.values().length;
    private static final int THREE = 3;

    private Tactics() {}

    public static void offer(Table t, Offer into) {
        if (unusable(t, Tactic.THE_RIGHT_MOMENT) == null) {
            into.add(RIGHT_MOMENT);
        }
        if (longNight(t)) {
            into.add(LONG_NIGHT);
        }
        if (unusable(t, Tactic.MIDNIGHT_MEDITATION) == null) {
            into.add(MEDITATION);
        }
        if (noSearch(t) == null) {
            offerRerolls(t, into);
        }
    }

    public static void bar(Table t, Bars into) {
        for (Tactic tactic : Tactic.values()) {
            Bar bar = unusable(t, tactic);
            if (bar != null) {
                Refusal why = bar.about(tactic, tactic.says(), tactic.rule());
                into.list().add(new Barred(used(t, tactic), why));
            }
        }
        Bar search = noSearch(t);
        for (int dice = 1; search == null && dice < 1 << t.source.size(); dice++) {
            if (rerollable(t, dice)) {
                into.add(REROLL + dice, noReroll(t, special(t), dice));
            }
        }
        into.add(Verb.REROLL, search == null ? Bar.WRONG_DICE : search);
    }

    /** Why the current player cannot use a tactic. */
    private static @Nullable Bar unusable(Table t, Tactic tactic) {
        if (t.player().tactic != tactic.ordinal()) {
            return Bar.OTHER_TACTIC;
        }
        if (t.player().flipped) {
            return Bar.TACTIC_USED;
        }
        return switch (tactic) {
            case THE_RIGHT_MOMENT -> t.lastTurn() ? Bar.LAST_TURN : null;
            case LONG_NIGHT ->
                t.piles.size(Zone.deck(t.seat())) > 0
                        ? Bar.DECK_LEFT
                        : t.piles.size(Zone.discard(t.seat())) == 0 ? Bar.NOTHING_DISCARDED : null;
            case MIDNIGHT_MEDITATION -> untouched(t) ? null : Bar.TURN_BEGUN;
            default -> Bar.NOT_TURNED_OVER;
        };
    }

    private static @Nullable Bar noSearch(Table t) {
        if (t.player().tactic != Tactic.MANA_SEARCH.ordinal()) {
            return Bar.NO_SEARCH;
        }
        return t.now.searched || t.player().flipped ? Bar.SEARCHED : t.source.anyTaken() ? Bar.SOURCE_USED : null;
    }

    /** Whether these are one or two dice of the Source. */
    private static boolean rerollable(Table t, int dice) {
        for (int die = 0; die < t.source.size(); die++) {
            if ((dice >> die & 1) == 1 && !t.source.isFree(die)) {
                return false;
            }
        }
        return Integer.bitCount(dice) <= MOST;
    }

    /** Dice that are gold or useless now must be picked before any others. */
    private static @Nullable Bar noReroll(Table t, int special, int dice) {
        int picked = 0;
        for (int die = 0; die < t.source.size(); die++) {
            picked += (dice >> die & 1) == 1 && first(t, t.source.colour(die)) ? 1 : 0;
        }
        return picked < Math.min(Integer.bitCount(dice), special) ? Bar.GOLD_FIRST : null;
    }

    /** Whether nothing has been done yet this turn. */
    public static boolean untouched(Table t) {
        TurnState now = t.now;
        return !now.played && !now.moved && !now.explored && !now.acted && now.phase == Phase.MOVE;
    }

    public static boolean longNight(Table t) {
        return unusable(t, Tactic.LONG_NIGHT) == null;
    }

    private static void offerRerolls(Table t, Offer into) {
        int special = special(t);
        for (int dice = 1; dice < 1 << t.source.size(); dice++) {
            if (rerollable(t, dice) && noReroll(t, special, dice) == null) {
                into.add(REROLL + dice);
            }
        }
    }

    /** How many dice of the Source are gold or useless now. */
    private static int special(Table t) {
        int special = 0;
        for (int colour = 0; colour < COLOURS; colour++) {
            special += first(t, colour) ? t.source.count(colour) : 0;
        }
        return special;
    }

    private static boolean first(Table t, int colour) {
        return colour == ManaColour.GOLD.ordinal() || Mana.depleted(t, colour);
    }

    public static void answer(Table t, int code) {
        Player player = t.player();
        if (code >= REROLL) {
            reroll(t, code - REROLL);
            return;
        }
        switch (code) {
            case RIGHT_MOMENT -> {
                flip(t);
                player.moreTurns++;
                activated(t, Tactic.THE_RIGHT_MOMENT);
            }
            case LONG_NIGHT -> useLongNight(t);
            default -> {
                activated(t, Tactic.MIDNIGHT_MEDITATION);
                t.push(new Meditating());
            }
        }
    }

    static void activated(Table t, Tactic tactic) {
        if (t.heard()) {
            RoundEvents.tacticActivated(t, tactic);
        }
    }

    private static void reroll(Table t, int dice) {
        int[] rolled = IntStream.range(0, t.source.size())
                .filter(die -> (dice >> die & 1) == 1)
                .toArray();
        for (int die : rolled) {
            Dice.roll(t, die);
        }
        t.now.searched = true;
        t.now.acted = true;
        if (t.heard()) {
            RoundEvents.rerolled(t, rolled);
        }
    }

    /** Makes three random cards of the discard pile the deck. */
    public static void useLongNight(Table t) {
        int seat = t.seat();
        flip(t);
        t.now.acted = true;
        // While the deck is empty, everyone can infer the hand from the discard pile.
        CardMoves.showHand(t, seat);
        t.piles.shuffle(Zone.discard(seat), t.chance());
        for (int i = 0; i < THREE && t.piles.size(Zone.discard(seat)) > 0; i++) {
            Carrying.top(t, Zone.discard(seat), Zone.deck(seat));
        }
        Carrying.mixed(t, Zone.deck(seat));
        activated(t, Tactic.LONG_NIGHT);
    }

    /** Takes an available tactic. */
    public static void take(Table t, int seat, int tactic) {
        int index = t.piles.indexOf(Zone.TACTICS, tactic);
        t.piles.removeAt(Zone.TACTICS, index);
        t.arrived++;
        if (seat == Table.DUMMY) {
            t.dummyTactic = tactic;
        } else {
            t.players[seat].tactic = tactic;
            t.players[seat].flipped = false;
        }
        if (t.heard()) {
            move(t, Carrying.area(Zone.TACTICS).id(), Place.at(index), Spots.tactics(seat), Place.at(0), tactic);
        }
    }

    /** Puts a player's tactic away. */
    public static void putAway(Table t, int seat) {
        int tactic = seat == Table.DUMMY ? t.dummyTactic : t.players[seat].tactic;
        t.arrived++;
        if (t.heard()) {
            move(t, Spots.tactics(seat), Place.at(0), Move.BOX, Place.SOMEWHERE, tactic);
        }
    }

    private static void move(Table t, String from, Place at, String to, Place into, int tactic) {
        t.note(new Move.Moved(from, at, to, into, 1, Look.up(Kind.TACTIC.face(tactic)), Move.EVERYBODY));
    }

    /** Marks the current player's tactic as used for this round. */
    static void flip(Table t) {
        t.player().flipped = true;
        if (t.heard()) {
            Look look = Look.up(Kind.TACTIC.face(t.player().tactic)).turned(true);
            t.note(new Move.Turned(Spots.tactics(t.seat()), Place.at(0), 1, look, Move.EVERYBODY));
        }
    }

    public static Choice choice(Table t, int code) {
        if (code >= REROLL) {
            DieNames dice = new DieNames(t, code - REROLL);
            return dice.choice(Choice.plain(
                    dice.inWords("reroll ", ""),
                    Data.fields().with("type", "reroll_source_dice").with("dieIds", dice.json())));
        }
        return switch (code) {
            case RIGHT_MOMENT -> used(t, Tactic.THE_RIGHT_MOMENT);
            case LONG_NIGHT -> used(t, Tactic.LONG_NIGHT);
            default -> used(t, Tactic.MIDNIGHT_MEDITATION);
        };
    }

    private static Choice used(Table t, Tactic tactic) {
        return Choice.naming("use " + tactic, "activate_tactic", "tacticId", tactic.id())
                .on(Spots.tactic(t.seat()));
    }
}
