package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.scene.Move;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Dice;
import dev.cardinal.mageknight.pieces.Ground;
import dev.cardinal.mageknight.pieces.RoundEvents;
import dev.cardinal.mageknight.pieces.Sight;
import dev.cardinal.mageknight.rules.tactic.Tactics;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;

/** Prepares every round but the first (4.1). */
final class NewRound {
    private NewRound() {}

    static void prepare(Table t) {
        t.round++;
        t.roundEnds = Table.NEVER;
        t.turnsInRound = 0;
        Dice.newRound(t);
        units(t);
        offers(t);
        tactics(t);
        if (t.setup.scenario().dummy()) {
            Carrying.all(t, Zone.DUMMY_DISCARD, Zone.DUMMY_DECK, Move.EVERYBODY);
            Carrying.shuffle(t, Zone.DUMMY_DECK);
        }
        if (!t.night()) {
            for (int i = 0; i < t.land.ruins.size(); i++) {
                Ground.showRuins(t, i);
            }
        }
        if (t.heard()) {
            RoundEvents.round(t);
        }
        for (int seat = t.seats() - 1; seat >= 0; seat--) {
            if (!t.gone(seat)) {
                Sight.look(t, seat);
                t.push(new Refresh(seat));
            }
        }
    }

    /** Puts the unrecruited units under the deck and lays out new ones. */
    private static void units(Table t) {
        while (t.piles.size(Zone.UNIT_OFFER) > 0) {
            CardMoves.putBack(t, Zone.UNIT_OFFER, t.piles.size(Zone.UNIT_OFFER) - 1, Zone.UNITS);
        }
        while (t.piles.size(Zone.MONASTERY_OFFER) > 0) {
            CardMoves.putBack(t, Zone.MONASTERY_OFFER, t.piles.size(Zone.MONASTERY_OFFER) - 1, Zone.ACTIONS);
        }
        for (int i = 0; i < t.seats() + 2; i++) {
            CardMoves.refill(t, Zone.UNIT_OFFER, Zone.UNITS);
        }
        for (int space = 0; space < Wedge.SPACES; space++) {
            if (t.land.revealed(space) && t.land.site(space) == Site.MONASTERY && t.land.owner(space) < 0) {
                CardMoves.refill(t, Zone.MONASTERY_OFFER, Zone.ACTIONS);
            }
        }
    }

    /** Removes the lowest card of each offer and adds a new one; a dummy player gets the removed ones (14.2). */
    private static void offers(Table t) {
        boolean dummy = t.setup.scenario().dummy();
        if (t.piles.size(Zone.ACTION_OFFER) > 0) {
            if (dummy) {
                Carrying.carry(t, Zone.ACTION_OFFER, 0, Zone.DUMMY_DISCARD, Move.EVERYBODY);
            } else {
                CardMoves.putBack(t, Zone.ACTION_OFFER, 0, Zone.ACTIONS);
            }
            CardMoves.refill(t, Zone.ACTION_OFFER, Zone.ACTIONS);
        }
        if (t.piles.size(Zone.SPELL_OFFER) > 0) {
            int spell = CardMoves.putBack(t, Zone.SPELL_OFFER, 0, Zone.SPELLS);
            ManaColour colour = Components.deed(spell).colour();
            if (dummy && colour != null) {
                t.dummyCrystals[colour.ordinal()]++;
            }
            CardMoves.refill(t, Zone.SPELL_OFFER, Zone.SPELLS);
        }
    }

    private static void tactics(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) {
            Player player = t.players[seat];
            if (player.tactic >= 0) {
                Tactics.putAway(t, seat);
                if (t.setup.scenario().tacticsLeave()) {
                    t.piles.add(Zone.USED_TACTICS, player.tactic);
                }
            }
            player.tactic = -1;
            player.flipped = false;
            player.moreTurns = 0;
            player.keptDie = Player.NO_DIE;
            player.claimedDie = Player.NO_DIE;
        }
        if (t.dummyTactic >= 0) {
            Tactics.putAway(t, Table.DUMMY);
            t.piles.add(Zone.USED_TACTICS, t.dummyTactic);
            t.dummyTactic = -1;
        }
        Round.layTactics(t);
    }
}
