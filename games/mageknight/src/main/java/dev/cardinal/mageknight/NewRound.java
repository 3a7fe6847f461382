package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.Colour;

/** What is done before every round but the first (4.1). */
final class NewRound {
    private NewRound() {}

    static void prepare(Table t) {
        t.round++;
        t.roundEnds = Table.NEVER;
        t.turnsInRound = 0;
        t.source.rollAll(t.chance());
        units(t);
        offers(t);
        tactics(t);
        if (t.setup.scenario().dummy()) {
            t.piles.moveAll(Place.DUMMY_DISCARD, Place.DUMMY_DECK);
            t.piles.shuffle(Place.DUMMY_DECK, t.chance());
        }
        if (!t.night()) {
            for (int i = 0; i < t.land.ruins.size(); i++) {
                t.land.ruins.show(i);
            }
        }
        if (t.heard()) {
            RoundTold.round(t);
        }
        for (int seat = t.seats() - 1; seat >= 0; seat--) {
            if (!t.gone(seat)) {
                Sight.look(t, seat);
                t.push(new Refresh(seat));
            }
        }
    }

    /** The units that nobody wanted go under the deck, and new ones are laid out. */
    private static void units(Table t) {
        while (t.piles.size(Place.UNIT_OFFER) > 0) {
            t.piles.addBelow(Place.UNITS, t.piles.removeTop(Place.UNIT_OFFER));
            t.knownUnits++;
        }
        while (t.piles.size(Place.MONASTERY_OFFER) > 0) {
            t.piles.addBelow(Place.ACTIONS, t.piles.removeTop(Place.MONASTERY_OFFER));
            t.knownActions++;
        }
        for (int i = 0; i < t.seats() + 2; i++) {
            Cards.refill(t, Place.UNIT_OFFER, Place.UNITS);
        }
        for (int space = 0; space < Wedge.SPACES; space++) {
            if (t.land.revealed(space) && t.land.site(space) == Site.MONASTERY && t.land.owner(space) < 0) {
                Cards.refill(t, Place.MONASTERY_OFFER, Place.ACTIONS);
            }
        }
    }

    /** The lowest card of each offer goes, and a new one comes on top; a dummy player gets what goes (14.2). */
    private static void offers(Table t) {
        boolean dummy = t.setup.scenario().dummy();
        if (t.piles.size(Place.ACTION_OFFER) > 0) {
            int action = t.piles.removeAt(Place.ACTION_OFFER, 0);
            if (dummy) {
                t.piles.add(Place.DUMMY_DISCARD, action);
            } else {
                t.piles.addBelow(Place.ACTIONS, action);
                t.knownActions++;
            }
            Cards.refill(t, Place.ACTION_OFFER, Place.ACTIONS);
        }
        if (t.piles.size(Place.SPELL_OFFER) > 0) {
            int spell = t.piles.removeAt(Place.SPELL_OFFER, 0);
            t.piles.addBelow(Place.SPELLS, spell);
            t.knownSpells++;
            Colour colour = Components.deed(spell).colour();
            if (dummy && colour != null) {
                t.dummyCrystals[colour.ordinal()]++;
            }
            Cards.refill(t, Place.SPELL_OFFER, Place.SPELLS);
        }
    }

    private static void tactics(Table t) {
        for (Player player : t.players) {
            if (t.setup.scenario().tacticsLeave() && player.tactic >= 0) {
                t.piles.add(Place.USED_TACTICS, player.tactic);
            }
            player.tactic = -1;
            player.flipped = false;
            player.moreTurns = 0;
            player.keptDie = Player.NO_DIE;
            player.claimedDie = Player.NO_DIE;
        }
        if (t.setup.scenario().dummy()) {
            t.piles.add(Place.USED_TACTICS, t.dummyTactic);
        }
        Round.layTactics(t);
    }
}
