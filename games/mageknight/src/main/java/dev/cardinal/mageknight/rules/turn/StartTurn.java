package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kit.Frame;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Ground;
import dev.cardinal.mageknight.pieces.RoundEvents;
import dev.cardinal.mageknight.rules.play.Skills;
import dev.cardinal.mageknight.rules.play.Spells;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.TurnState;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;

/** Starts a turn: puts the hero on the portal in the first one, and takes the mana of a glade. */
public record StartTurn() implements Frame<Table> {
    @Override
    public boolean advance(Table t) {
        t.pop();
        int seat = t.seat();
        Player player = t.player();
        boolean emptyHand = t.piles.size(Zone.hand(seat)) == 0;
        boolean emptyDeck = t.piles.size(Zone.deck(seat)) == 0;
        t.now = new TurnState(emptyHand, emptyDeck);
        t.turnNumber++;
        t.turnsTaken += seat == 0 ? 1 : 0;
        Skills.newTurn(t, seat);
        if (player.space == Wedge.NOWHERE) {
            Ground.stand(t, 0);
        }
        t.now.walked(player.space);
        if (t.heard()) {
            RoundEvents.turn(t);
        }
        if (emptyHand && emptyDeck) {
            forfeit(t);
        } else if (t.land.site(player.space) == Site.MAGICAL_GLADE) {
            player.tokens[(t.night() ? ManaColour.BLACK : ManaColour.GOLD).ordinal()]++;
        }
        Spells.newTurn(t, seat);
        return false;
    }

    /** Without hand and deck, forfeits the turn and announces the end of the round if no one has yet (4.4). */
    private static void forfeit(Table t) {
        if (t.roundEnds == Table.NEVER) {
            Turn.announce(t);
        } else {
            t.now.forfeited = true;
            t.become(new EndTurn(EndTurn.Step.DICE));
        }
    }
}
